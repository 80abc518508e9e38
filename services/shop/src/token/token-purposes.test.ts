import type { Call } from '@saum/contract/call'
import { ALL_CALLS } from '@saum/contract/calls'
import { describe, expect, it } from 'vitest'
import { someTokens, type TokenKind } from './test-tokens.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** How long each kind of token opens anything; `null` for those that are ended by hand. */
const LIVES: Readonly<Record<TokenKind, number | null>> = {
  reset: HOUR_MS / 2,
  checkout: HOUR_MS,
  cbd: 2 * HOUR_MS,
  paper: 2 * HOUR_MS,
  receipt: DAY_MS,
  verify: DAY_MS,
  'email-change': DAY_MS,
  account: DAY_MS,
  'email-revoke': 7 * DAY_MS,
  newsletter: 7 * DAY_MS,
  alert: 7 * DAY_MS,
  order: 120 * DAY_MS,
  'newsletter-end': null,
  wishlist: null,
}

const KINDS = Object.keys(LIVES) as TokenKind[]
const TOKEN_FIELD = /^(?:cbdToken|orderToken|receiptToken|token|hash|checkoutJwt)$/

/** Which kind each call takes; all calls of the checkout but the first take its own. */
const TAKEN: Readonly<Record<string, TokenKind>> = {
  getOrderDataByCbd: 'cbd',
  getOrderByToken: 'order',
  getInvoice: 'order',
  createAccountFromOrder: 'order',
  getReturnableItems: 'order',
  quoteReturn: 'order',
  createReturn: 'order',
  getReturn: 'order',
  cancelOrder: 'order',
  getPaper: 'paper',
  getDeclarationReceipt: 'receipt',
  confirmAccount: 'account',
  checkPasswordLink: 'reset',
  updatePasswordByHash: 'reset',
  verifyEmail: 'verify',
  confirmEmailChange: 'email-change',
  revokeEmailChange: 'email-revoke',
  confirmNewsletter: 'newsletter',
  unsubscribeNewsletter: 'newsletter-end',
  confirmStockAlert: 'alert',
  getSharedWishlist: 'wishlist',
  startCheckout: 'checkout',
  setCheckoutCustomer: 'checkout',
  setCheckoutAddresses: 'checkout',
  setShippingOption: 'checkout',
  setPaymentMethod: 'checkout',
  addGiftCard: 'checkout',
  removeGiftCard: 'checkout',
  placeOrder: 'checkout',
  abandonPayment: 'checkout',
}

/** Fields that a call wants besides its token. */
const OTHER_FIELDS: Readonly<Record<string, object>> = {
  createAccountFromOrder: { password: 'Nadel & Faden 7' },
  confirmAccount: { password: 'Nadel & Faden 7' },
  updatePasswordByHash: { password: 'Zwirn & Garn 77' },
  quoteReturn: { items: [{ itemId: 1, reason: 'none' }], method: 'qr' },
  createReturn: { items: [{ itemId: 1, reason: 'none' }], method: 'qr', requestKey: 'once' },
  getReturn: { returnId: 'R1' },
  setCheckoutCustomer: { email: 'anna@saum.example', phone: '' },
  setShippingOption: { optionKey: 'standard' },
  setPaymentMethod: { methodKey: 'prepayment' },
  addGiftCard: { number: '1', pin: '1' },
  removeGiftCard: { id: 'x' },
  placeOrder: { hasAcceptedTerms: true, expectedTotalCents: 1 },
  abandonPayment: { paymentKey: 'x' },
}

const CALLS = ALL_CALLS.flatMap((call) =>
  tokenFieldsOf(call).map((field) => ({ name: call.name, field })),
)

function tokenFieldsOf({ payload }: Call): string[] {
  return 'entries' in payload
    ? Object.keys(payload.entries as object).filter((name) => TOKEN_FIELD.test(name))
    : []
}

/** Of the calls that take a kind the one that needs nothing else to be there. */
function isFirst(name: string, kind: TokenKind): boolean {
  if (kind === 'checkout') return name === 'startCheckout'
  return kind === 'order' ? name === 'getOrderByToken' : TAKEN[name] === kind
}

describe('a token', () => {
  it('is taken by calls that are all in the table', () => {
    expect(CALLS.map(({ name }) => name).toSorted()).toEqual(Object.keys(TAKEN).toSorted())
  })

  it('of one kind opens nothing for another call, whichever it is', async () => {
    const { tokens, opens } = await someTokens()
    const opened: string[] = []

    for (const { name, field } of CALLS) {
      for (const kind of KINDS.filter((one) => one !== TAKEN[name])) {
        const payload = { ...OTHER_FIELDS[name], [field]: tokens[kind] }
        if (await opens(name, payload)) opened.push(`${name} with ${kind}`)
      }
    }

    expect(opened).toEqual([])
  })

  it.each(KINDS)('opens what it is for: %s', async (kind) => {
    const { tokens, opens } = await someTokens()
    const { name, field } = CALLS.find((call) => isFirst(call.name, kind))!

    expect(await opens(name, { ...OTHER_FIELDS[name], [field]: tokens[kind] })).toBe(true)
  })

  it('opens nothing any more when its time is over', async () => {
    const { tokens, opens, clock } = await someTokens()
    const start = clock.now
    const opened: string[] = []

    for (const kind of KINDS) {
      clock.now = start + (LIVES[kind] ?? 0)
      if (LIVES[kind] === null) continue
      for (const { name, field } of CALLS.filter((call) => TAKEN[call.name] === kind)) {
        const payload = { ...OTHER_FIELDS[name], [field]: tokens[kind] }
        if (await opens(name, payload)) opened.push(`${name} with ${kind}`)
      }
    }

    expect(opened).toEqual([])
  })
})
