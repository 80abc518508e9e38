import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { pauseAfter } from './send-notices.ts'
import { openProviderUnderTest, reopenProvider, WEBHOOK_SECRET } from './test-provider.ts'

async function aPaidPayment() {
  const under = await openProviderUnderTest()
  const payment = await under.open('key-1', { method: 'wallet' })
  return { under, payment, pay: () => under.submit(payment, 'wallet', { answer: 'confirm' }) }
}

describe('a notice', () => {
  it('tells the merchant what became of their payment, signed with the moment', async () => {
    const { under, payment, pay } = await aPaidPayment()
    await pay()

    await under.provider.workOff()
    const [notice] = under.received
    const seconds = under.clock.now / 1000
    const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${seconds}.${notice?.body}`)

    expect(JSON.parse(notice?.body ?? '')).toMatchObject({
      type: 'payment.paid',
      paymentKey: 'key-1',
      paymentId: payment.id,
      state: 'paid',
      amountCents: 8990,
      currency: 'EUR',
    })
    expect(notice?.headers.get('saum-signature')).toBe(`t=${seconds},v1=${signature.digest('hex')}`)
  })

  it('is sent once when it is taken', async () => {
    const { under, pay } = await aPaidPayment()
    await pay()

    await under.provider.workOff()
    under.clock.now += 24 * 60 * 60_000
    await under.provider.workOff()

    expect(under.received).toHaveLength(1)
  })

  it.each([
    ['refuses', () => new Response(null, { status: 503 })],
    ['is not there', () => Promise.reject(new Error('connect ECONNREFUSED'))],
  ])('comes again with growing pauses while the merchant %s', async (_, answer) => {
    const { under, pay } = await aPaidPayment()
    under.merchant.answer = answer
    await pay()

    for (const waitedMs of [0, 500, 500, 1000, 1000]) {
      under.clock.now += waitedMs
      await under.provider.workOff()
    }
    under.merchant.answer = () => new Response(null)
    under.clock.now += 4000
    await under.provider.workOff()
    under.clock.now += 60 * 60_000
    await under.provider.workOff()

    expect(under.received).toHaveLength(4)
    expect(new Set(under.received.map(({ body }) => body)).size).toBe(1)
  })

  it('survives the end of the process between paying and telling', async () => {
    const { under, pay } = await aPaidPayment()
    await pay()
    expect(under.received).toHaveLength(0)

    const after = under.reopen()
    await after.provider.workOff()

    expect(after.received.map(({ body }) => JSON.parse(body).type)).toEqual(['payment.paid'])
  })

  it('survives a kill between paying and telling, and tells of it once', async () => {
    const folder = await createTestFolder()
    const fixture = join(import.meta.dirname, 'killed-provider.fixture.ts')
    const killed = spawnSync(process.execPath, [fixture, folder])

    const after = reopenProvider(folder)
    await after.provider.workOff()
    await after.provider.workOff()

    expect(killed.signal).toBe('SIGKILL')
    expect(after.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'payment.paid', paymentKey: 'key-1' },
    ])
  })

  it('is waited for at most an hour', () => {
    expect([0, 1, 2, 30, 1000].map(pauseAfter)).toEqual([1000, 2000, 4000, 3_600_000, 3_600_000])
  })
})
