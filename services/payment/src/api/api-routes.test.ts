import { describe, expect, it } from 'vitest'
import { A_WISH, BASE, openProviderUnderTest } from '../test-provider.ts'

describe('the interface for merchants', () => {
  it.each(['', 'Bearer wrong', 'Basic an api key', 'Bearer '])(
    'is closed to «%s»',
    async (sent) => {
      const { provider } = await openProviderUnderTest()

      const request = new Request(`${BASE}/v1/payments`, { headers: { authorization: sent } })

      expect((await provider.fetch(request)).status).toBe(401)
    },
  )

  it('answers the same payment to the same key, however often and at once', async () => {
    const under = await openProviderUnderTest()

    const opened = await Promise.all(Array.from({ length: 5 }, () => under.open('key-1')))
    const other = await under.open('key-2')

    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    expect(other.id).not.toBe(opened[0]?.id)
  })

  it('refuses a key that was about something else', async () => {
    const { open, api } = await openProviderUnderTest()
    await open('key-1')

    const body = { ...A_WISH, amountCents: 1 }
    const response = await api('/payments', { method: 'POST', key: 'key-1', body })

    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ kind: 'key-reused' })
  })

  it.each([
    ['no amount', { amountCents: 0 }],
    ['parts of cents', { amountCents: 1.5 }],
    ['another kind of address', { returnUrl: 'javascript:alert(1)' }],
    ['no webhook', { webhookUrl: '' }],
    ['10 KB of reference', { reference: 'x'.repeat(10_240) }],
  ])('refuses a payment with %s', async (_, wish) => {
    const { api } = await openProviderUnderTest()

    const body = { ...A_WISH, ...wish }
    const response = await api('/payments', { method: 'POST', key: 'key-1', body })

    expect(response.status).toBe(400)
  })

  it('finds a payment by its id and by the key of the merchant', async () => {
    const { open, api, find } = await openProviderUnderTest()
    const { id } = await open('key-1')

    expect(await find(id)).toMatchObject({ id, state: 'open', amountCents: 8990, currency: 'EUR' })
    expect(await (await api('/payments?key=key-1')).json()).toMatchObject({ payments: [{ id }] })
    expect(await (await api('/payments?key=key-2')).json()).toEqual({ payments: [] })
    expect((await api('/payments/pay_none')).status).toBe(404)
  })
})

describe('cancelling', () => {
  it('leaves what was paid a moment ago paid', async () => {
    const { open, api, submit, find } = await openProviderUnderTest()
    const payment = await open('key-1', { method: 'wallet' })

    const [paid, cancelled] = await Promise.all([
      submit(payment, 'wallet', { answer: 'confirm' }),
      api(`/payments/${payment.id}/cancel`, { method: 'POST' }),
    ])
    const state = ((await cancelled.json()) as { state: string }).state

    expect(paid.status).toBe(303)
    expect((await find(payment.id)).state).toBe(state)
  })

  it('before paying leaves nothing to pay', async () => {
    const { open, api, submit, find } = await openProviderUnderTest()
    const payment = await open('key-1', { method: 'wallet' })
    await api(`/payments/${payment.id}/cancel`, { method: 'POST' })

    const response = await submit(payment, 'wallet', { answer: 'confirm' })

    expect(response.headers.get('location')).toBe(A_WISH.returnUrl)
    expect((await find(payment.id)).state).toBe('cancelled')
  })
})

describe('refunding', () => {
  it('gives back once per key and never more than was paid', async () => {
    const { open, api, submit } = await openProviderUnderTest()
    const payment = await open('key-1', { method: 'wallet' })
    const refund = (key: string, amountCents: number) =>
      api(`/payments/${payment.id}/refunds`, { method: 'POST', key, body: { amountCents } })
    const early = await refund('refund-0', 100)
    await submit(payment, 'wallet', { answer: 'confirm' })

    const first = await refund('refund-1', 5000)
    const again = await refund('refund-1', 5000)
    const changed = await refund('refund-1', 4000)
    const tooMuch = await refund('refund-2', 3991)
    const rest = await refund('refund-3', 3990)

    expect(early.status).toBe(409)
    expect(await again.json()).toEqual(await first.json())
    expect([changed.status, tooMuch.status, rest.status]).toEqual([409, 422, 200])
  })
})
