import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aPayingGuest, WEBHOOK_SECRET, type PayingGuest } from './test-paying-guest.ts'

const HOUR_MS = 60 * 60_000

function aNotice({ paymentKey }: PayingGuest, further: object = {}): string {
  return JSON.stringify({ id: 'ntc_9', type: 'payment.paid', paymentKey, ...further })
}

function signed(body: string, at = Date.now()): string {
  const seconds = Math.floor(at / 1000)
  const v1 = createHmac('sha256', WEBHOOK_SECRET).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${v1}`
}

describe('a notice with a valid signature', { timeout: 20_000 }, () => {
  it('that is sent again, later and hours later confirms the order once', async () => {
    const paying = await aPayingGuest('wallet_redirect')
    await paying.submit('wallet', { answer: 'confirm' })
    const body = aNotice(paying)
    const recorded = signed(body, Date.now() - HOUR_MS)

    const statuses = [
      await paying.notify(body, signed(body)),
      await paying.notify(body, signed(body)),
      await paying.notify(body, signed(body, Date.now() - 60_000)),
      await paying.notify(body, recorded),
      await paying.notify(body, signed(body, Date.now() + HOUR_MS)),
    ]

    expect(statuses).toEqual([204, 204, 204, 401, 401])
    const { state, mails, stock } = await paying.facts()
    expect({ state, mails, stock }).toEqual({
      state: 'paid',
      mails: ['order-confirmation'],
      stock: 7,
    })
  })

  it('does not pay an order the provider has no money for, whatever sum it names', async () => {
    const paying = await aPayingGuest('card')
    const sums = [
      aNotice(paying, { state: 'paid' }),
      aNotice(paying, { state: 'paid', amountCents: 1, currency: 'EUR' }),
      aNotice(paying, { state: 'paid', amountCents: 100_000_00, currency: 'CHF' }),
    ]

    for (const body of sums) expect(await paying.notify(body, signed(body))).toBe(204)

    expect(await paying.facts()).toMatchObject({ state: 'pended', mails: [] })
  })

  it('is refused for another payment, and with a body that was changed', async () => {
    const paying = await aPayingGuest('card')
    const signature = signed(aNotice({ ...paying, paymentKey: 'another' }))

    const statuses = [
      await paying.notify(aNotice(paying), signature),
      await paying.notify(`${aNotice({ ...paying, paymentKey: 'another' })} `, signature),
    ]

    expect(statuses).toEqual([401, 401])
    expect(await paying.facts()).toMatchObject({ state: 'pended' })
  })

  it('that was made for a failed payment does not give up one that is paid', async () => {
    const paying = await aPayingGuest('wallet_redirect')
    await paying.submit('wallet', { answer: 'confirm' })
    const failed = aNotice(paying, { id: 'ntc_1', type: 'payment.failed', state: 'failed' })

    expect(await paying.notify(failed, signed(failed))).toBe(204)

    expect(await paying.facts()).toMatchObject({ state: 'paid', refunds: [] })
  })
})
