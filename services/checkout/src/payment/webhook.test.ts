import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWebhook } from './webhook.ts'

const SECRET = 'a secret'
const NOW = Date.UTC(2026, 10, 16)
const BODY = JSON.stringify({ id: 'ntc_1', type: 'payment.paid', paymentKey: 'key-1' })

function signed(body: string, { secret = SECRET, at = NOW } = {}): string {
  const seconds = Math.floor(at / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}

function received(signature: string | null, body = BODY) {
  return parseWebhook({ secret: SECRET, signature, body, now: NOW })
}

describe('a payment webhook', () => {
  it('is believed when it is signed with the secret of both', () => {
    const notice = { id: 'ntc_1', paymentKey: 'key-1' }

    expect(received(signed(BODY))).toEqual({ ok: true, value: notice })
  })

  it.each([
    ['no signature', null],
    ['an empty one', ''],
    ['one with another secret', signed(BODY, { secret: 'guessed' })],
    ['one that is too short', signed(BODY).slice(0, -1)],
    ['another version', signed(BODY).replace('v1', 'v0')],
    ['a moment that was changed', signed(BODY).replace(/^t=\d+/, `t=${NOW / 1000 + 1}`)],
    ['no moment', signed(BODY).replace(/^t=\d+,/, '')],
    ['a second signature behind it', `${signed(BODY)},v1=${'0'.repeat(64)}`],
    ['a second signature before it', signed(BODY).replace(',v1', `,v1=${'0'.repeat(64)},v1`)],
    ['two headers', `${signed(BODY)}, ${signed(BODY)}`],
    ['capital letters', signed(BODY).toUpperCase()],
  ])('is forged with %s', (_, signature) => {
    expect(received(signature)).toEqual({ ok: false, refusal: 'forged' })
  })

  it('is forged when there is no secret to sign with, whatever it is signed with', () => {
    const signature = signed(BODY, { secret: '' })

    const notice = parseWebhook({ secret: '', signature, body: BODY, now: NOW })

    expect(notice).toEqual({ ok: false, refusal: 'forged' })
  })

  it('is forged when a single character of its body was changed', () => {
    const signature = signed(BODY)

    fc.assert(
      fc.property(
        fc.nat(BODY.length - 1),
        fc.string({ minLength: 1, maxLength: 1 }),
        (at, other) => {
          fc.pre(BODY[at] !== other)
          const changed = BODY.slice(0, at) + other + BODY.slice(at + 1)

          expect(received(signature, changed)).toEqual({ ok: false, refusal: 'forged' })
        },
      ),
    )
  })

  it.each([
    [5 * 60_000, true],
    [5 * 60_000 + 1000, false],
    [-5 * 60_000, true],
    [-5 * 60_000 - 1000, false],
  ])('sent %i ms ago by its clock is believed: %s', (agoMs, isBelieved) => {
    const notice = received(signed(BODY, { at: NOW - agoMs }))

    expect(notice.ok).toBe(isBelieved)
    if (!notice.ok) expect(notice.refusal).toBe('outdated')
  })

  it.each(['', 'null', '{}', '{"id":"1"}', '{"id":"1","paymentKey":""}', '<xml/>'])(
    'that is signed and says %s is unreadable',
    (body) => {
      expect(received(signed(body), body)).toEqual({ ok: false, refusal: 'unreadable' })
    },
  )
})
