import { isFormTooLarge } from '@saum/domain/form-limits'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import type { Ledger } from '../ledger/ledger.ts'
import type { PaymentState } from '../ledger/payment-state.ts'
import type { KeptPayment } from '../ledger/payment-storage.ts'
import { judgeCard, TEST_CODE, type CardOutcome } from '../judge-card.ts'
import { toPage } from './page-frame.ts'
import { cardPage, challengePage, walletPage, type CardForm, type PayView } from './pay-pages.ts'
import { textFor } from './texts.ts'

interface PayParts {
  ledger: Ledger
  publicBase: string
  merchant: string
  now: () => number
  /** Something has become of a payment. */
  onChange: () => void
}

/** How long money of the card that waits is on its way. */
const ARRIVES_AFTER_MS = 20_000
const MOST_CODE_TRIES = 3
const EMPTY_CARD: CardForm = { faults: {}, expiry: '', holder: '' }

const AFTER_CARD: Readonly<Record<CardOutcome, PaymentState>> = {
  pays: 'paid',
  asks: 'challenged',
  waits: 'processing',
  declines: 'failed',
  once: 'paid',
}

/** Where shoppers pay, below /pay. The address is the secret; there are no cookies. */
export function createPayRoutes(parts: PayParts): Hono {
  const { ledger, now } = parts
  const pay = new Hono()
  const withPayment = (
    answer: (payment: KeptPayment, form: TypedForm) => Response | Promise<Response>,
  ) => {
    return async (c: Context) => {
      const payment = ledger.findByPage(c.req.param('pageKey') ?? '')
      if (payment === null) return unknownPage(parts, c)
      const form = await readForm(c)
      return form === null ? tooLargePage(parts, payment) : answer(payment, form)
    }
  }
  const become = ({ id }: KeptPayment, state: PaymentState, paysAt?: number) => {
    const changed = ledger.become(id, state, paysAt)
    parts.onChange()
    return changed === null ? new Response(null, { status: 404 }) : goOn(parts, changed)
  }

  pay.get(
    '/:pageKey',
    withPayment((payment) => show(parts, payment)),
  )
  pay.post(
    '/:pageKey/cancel',
    withPayment((payment) => become(payment, 'cancelled')),
  )
  pay.post(
    '/:pageKey/wallet',
    withPayment((payment, form) => {
      if (payment.wish.method !== 'wallet') return goOn(parts, payment)
      return become(payment, form.text('answer') === 'confirm' ? 'paid' : 'failed')
    }),
  )
  pay.post(
    '/:pageKey/card',
    withPayment((payment, form) => {
      if (payment.wish.method !== 'card' || payment.state !== 'open') return goOn(parts, payment)
      const [expiry, holder] = [form.text('expiry'), form.text('holder')]
      const card = { number: form.text('number'), code: form.text('code'), expiry, holder }
      const judged = judgeCard(card, now())
      if (!judged.ok) return show(parts, payment, { faults: judged.faults, expiry, holder })
      if (judged.outcome === 'once') ledger.setLater(payment.id, 'declines')
      return become(payment, AFTER_CARD[judged.outcome], now() + ARRIVES_AFTER_MS)
    }),
  )
  pay.post(
    '/:pageKey/challenge',
    withPayment((payment, form) => {
      if (payment.state !== 'challenged') return goOn(parts, payment)
      if (form.text('answer') === 'reject') return become(payment, 'failed')
      if (form.text('code').trim() === TEST_CODE) return become(payment, 'paid')
      const isLocked = ledger.countWrongCode(payment.id) >= MOST_CODE_TRIES
      return isLocked ? become(payment, 'failed') : show(parts, payment, EMPTY_CARD, true)
    }),
  )
  pay.all('*', (c) => unknownPage(parts, c))
  return pay
}

function show(
  parts: PayParts,
  payment: KeptPayment,
  card = EMPTY_CARD,
  hasWrongCode = false,
): Response | Promise<Response> {
  const text = textFor(payment.wish.locale)
  const { merchant, ledger } = parts
  const isForLater = ledger.isForLater(payment)
  const view: PayView = { payment, merchant, text, isForLater, action: pageAddress(parts, payment) }
  const isChallenged = payment.state === 'challenged'
  if (payment.state !== 'open' && !isChallenged) return goOn(parts, payment)
  const isWallet = payment.wish.method === 'wallet'
  const isWrong = hasWrongCode || Object.keys(card.faults).length > 0
  const open = isWallet ? walletPage(view) : cardPage(view, card)
  return toPage({
    status: isWrong ? 422 : 200,
    title: text.t(isChallenged ? 'challenge_title' : isWallet ? 'wallet_title' : 'card_title'),
    merchant,
    text,
    body: isChallenged ? challengePage(view, hasWrongCode) : open,
    returnUrl: payment.wish.returnUrl,
  })
}

/** Back to the shop once there is nothing left to decide here. */
function goOn(parts: PayParts, payment: KeptPayment): Response {
  const isHere = payment.state === 'open' || payment.state === 'challenged'
  const location = isHere ? pageAddress(parts, payment) : payment.wish.returnUrl
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

function pageAddress({ publicBase }: PayParts, { pageKey }: KeptPayment): string {
  return `${publicBase}/pay/${pageKey}`
}

function unknownPage({ merchant }: PayParts, c: Context): Promise<Response> {
  const [preferred = ''] = (c.req.header('accept-language') ?? '').split(',')
  const text = textFor(preferred.trim())
  const title = text.t('unknown_title')
  const body = html`<h1>${title}</h1>
    <p class="lead">${text.t('unknown_text')}</p>`
  return toPage({ status: 404, title, merchant, text, body, returnUrl: null })
}

function tooLargePage({ merchant }: PayParts, { wish }: KeptPayment): Promise<Response> {
  const text = textFor(wish.locale)
  const title = text.t('too_large_title')
  const body = html`<h1>${title}</h1>
    <p class="lead">${text.t('too_large_text')}</p>`
  return toPage({ status: 413, title, merchant, text, body, returnUrl: null })
}

interface TypedForm {
  text(name: string): string
}

/** Held for the length of one request and written nowhere; `null` when it is larger than any form of ours. */
async function readForm({ req: { method, raw } }: Context): Promise<TypedForm | null> {
  const isSent = method === 'POST'
  if (isSent && isFormTooLarge(new Uint8Array(await raw.clone().arrayBuffer()))) return null
  const form = isSent ? await raw.formData().catch(() => null) : null
  return {
    text(name) {
      const value = form?.get(name)
      return typeof value === 'string' ? value : ''
    },
  }
}
