import { createHmac } from 'node:crypto'
import { SHOPS } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCheckoutTokens } from './checkout-token.ts'
import { createOrderTokens, PAPER_LINK_MS } from './order-token.ts'
import { createTokens } from './signed-token.ts'

const [de, at] = SHOPS
const NOW = Date.parse('2026-11-16T12:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The same text with one sign of it replaced. */
function altered(text: string, place: number): string {
  const index = place % text.length
  const sign = text[index] === 'A' ? 'B' : 'A'
  return text.slice(0, index) + sign + text.slice(index + 1)
}

describe('a signed link', () => {
  const tokens = createTokens('a secret')

  it('says what it was signed for, until it ends', () => {
    const token = tokens.sign('order', { order: 7 }, NOW + 1)

    expect(tokens.open('order', token, NOW)).toEqual({ order: 7 })
    expect(tokens.open('order', token, NOW + 1)).toBeNull()
  })

  it('opens nothing else than it was made for, and nothing under another secret', () => {
    const token = tokens.sign('order', { order: 7 }, NOW + 1)

    expect(tokens.open('paper', token, NOW)).toBeNull()
    expect(createTokens('another').open('order', token, NOW)).toBeNull()
  })

  it('is worthless with any one sign changed', () => {
    const token = tokens.sign('order', { order: 7 }, NOW + DAY_MS)
    fc.assert(
      fc.property(fc.nat(), (index) => {
        expect(tokens.open('order', altered(token, index), NOW)).toBeNull()
      }),
    )
  })

  it('is worthless if somebody else wrote it, whatever they wrote', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(tokens.open('order', text, NOW)).toBeNull()
        expect(tokens.open('order', `${text}.${'a'.repeat(43)}`, NOW)).toBeNull()
      }),
    )
    expect(tokens.open('order', 'x'.repeat(1_000_000), NOW)).toBeNull()
  })
})

describe('links to an order', () => {
  let time = NOW
  const links = createOrderTokens(createTokens('a secret'), () => time)
  const cbdOf = (url: string) => new URL(url, 'https://saum.example').searchParams.get('cbd') ?? ''

  it('of the confirmation page last two hours', () => {
    time = NOW
    const cbd = cbdOf(links.successUrl(de, 7))

    expect(links.openConfirmation(de, cbd)).toBe(7)
    time = NOW + 2 * HOUR_MS
    expect(links.openConfirmation(de, cbd)).toBeNull()
  })

  it('of mails last 120 days', () => {
    time = NOW
    const token = links.orderToken(de, 7)

    time = NOW + 119 * DAY_MS
    expect(links.openOrder(de, token)).toBe(7)
    time = NOW + 120 * DAY_MS
    expect(links.openOrder(de, token)).toBeNull()
  })

  it('of mails do not open the confirmation page, nor the other way round', () => {
    time = NOW

    expect(links.openConfirmation(de, links.orderToken(de, 7))).toBeNull()
    expect(links.openOrder(de, cbdOf(links.successUrl(de, 7)))).toBeNull()
  })

  it('hold in one shop', () => {
    time = NOW

    expect(links.openOrder(at, links.orderToken(de, 7))).toBeNull()
    expect(links.openConfirmation(at, cbdOf(links.successUrl(de, 7)))).toBeNull()
  })

  it('lead to the receipt of a declaration for a day', () => {
    time = NOW
    const token = links.receiptToken(de, 'ABCD-EFGH')

    expect(links.openReceipt(de, token)).toBe('ABCD-EFGH')
    expect(links.openReceipt(at, token)).toBeNull()
    expect(links.openReceipt(de, links.orderToken(de, 7))).toBeNull()
    time = NOW + DAY_MS
    expect(links.openReceipt(de, token)).toBeNull()
  })

  it('lead to a paper and to nothing else', () => {
    time = NOW
    const url = links.paperUrl(de, { kind: 'invoice', id: '12' })
    const token = /^\/de\/paper\/([^/]+)\/$/.exec(url)?.[1] ?? ''

    expect(links.openPaper(de, token)).toEqual({ kind: 'invoice', id: '12' })
    expect(links.openPaper(at, token)).toBeNull()
    expect(links.openOrder(de, token)).toBeNull()
    expect(links.openPaper(de, links.orderToken(de, 7))).toBeNull()
    time = NOW + PAPER_LINK_MS
    expect(links.openPaper(de, token)).toBeNull()
  })
})

describe('[2.13] the token of a checkout', () => {
  let time = NOW
  const tokens = createCheckoutTokens('a secret', () => time)
  const CLAIMS = { basketId: 'b'.repeat(64), sid: 'c'.repeat(64), customerId: 91 }

  it('is a JWT that says whose checkout it is, for an hour', () => {
    time = NOW
    const { checkoutJwt, expiresAt } = tokens.sign(de, CLAIMS)

    const [header = '', payload = ''] = checkoutJwt
      .split('.')
      .slice(0, 2)
      .map((part) => Buffer.from(part, 'base64url').toString())
    expect(JSON.parse(header)).toEqual({ alg: 'HS256', typ: 'JWT' })
    expect(JSON.parse(payload)).toMatchObject({ basketId: CLAIMS.basketId, shopId: 10_028 })
    expect(expiresAt).toBe(NOW + HOUR_MS)
    expect(tokens.open(de, checkoutJwt)).toEqual({ ...CLAIMS, expiresAt })
    time = NOW + HOUR_MS
    expect(tokens.open(de, checkoutJwt)).toBeNull()
  })

  it('is worthless before its time, in another shop, and under another secret', () => {
    time = NOW
    const { checkoutJwt } = tokens.sign(de, CLAIMS)

    expect(tokens.open(at, checkoutJwt)).toBeNull()
    expect(createCheckoutTokens('another', () => NOW).open(de, checkoutJwt)).toBeNull()
    time = NOW - HOUR_MS
    expect(tokens.open(de, checkoutJwt)).toBeNull()
  })

  it('is worthless with another algorithm or none, and with any sign changed', () => {
    time = NOW
    const { checkoutJwt } = tokens.sign(de, CLAIMS)
    const [, payload = '', signature = ''] = checkoutJwt.split('.')
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')

    expect(tokens.open(de, `${none}.${payload}.`)).toBeNull()
    expect(tokens.open(de, `${none}.${payload}.${signature}`)).toBeNull()
    fc.assert(
      fc.property(fc.nat(), (index) => {
        expect(tokens.open(de, altered(checkoutJwt, index))).toBeNull()
      }),
    )
  })

  it('is not a link, nor the other way round, and is not signed with the bare secret', () => {
    time = NOW
    const { checkoutJwt } = tokens.sign(de, CLAIMS)
    const part = checkoutJwt.slice(0, checkoutJwt.lastIndexOf('.'))
    const bare = createHmac('sha256', 'a secret').update(part).digest('base64url')

    expect(createTokens('a secret').open('order', checkoutJwt, NOW)).toBeNull()
    expect(tokens.open(de, `${part}.${bare}`)).toBeNull()
  })
})
