import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import {
  A_WISH,
  aCard,
  openProviderUnderTest,
  reopenProvider,
  type PaymentAnswer,
  type ProviderUnderTest,
} from '../test-provider.ts'

const A_CHARGE = {
  amountCents: 2691,
  currency: 'EUR',
  reference: 'DE26000002-5',
  webhookUrl: A_WISH.webhookUrl,
}

/** A payment by this card that has left a mandate. */
async function aMandate(number = '4242424242424242') {
  const under = await openProviderUnderTest()
  const { id } = await paidFirst(under, number)
  const { mandateId } = await under.find(id)
  return { under, mandateId: mandateId ?? '' }
}

async function paidFirst(under: ProviderUnderTest, number: string): Promise<PaymentAnswer> {
  const payment = await under.open('first', { isForLater: true })
  await under.submit(payment, 'card', aCard(number))
  return payment
}

function charge(
  { api }: ProviderUnderTest,
  mandateId: string,
  { key = 'later-1', ...wish }: Record<string, unknown> & { key?: string } = {},
) {
  const body = { ...A_CHARGE, ...wish }
  return api(`/mandates/${mandateId}/charges`, { method: 'POST', key, body })
}

async function readAnswer(response: Response): Promise<PaymentAnswer> {
  return (await response.json()) as PaymentAnswer
}

describe('a mandate that was ended', () => {
  it('charges nothing any more, however often it is ended', async () => {
    const { under, mandateId } = await aMandate()
    await charge(under, mandateId, { key: 'before' })

    const ended = [1, 2].map(() => under.api(`/mandates/${mandateId}`, { method: 'DELETE' }))
    const statuses = (await Promise.all(ended)).map(({ status }) => status)

    expect(statuses).toEqual([200, 200])
    expect((await charge(under, mandateId)).status).toBe(404)
    expect((await charge(under, mandateId, { key: 'before' })).status).toBe(200)
    expect((await under.api('/mandates/man_0', { method: 'DELETE' })).status).toBe(404)
  })
})

describe('a payment that is for later as well', () => {
  it('leaves a mandate once it is paid, and none before', async () => {
    const under = await openProviderUnderTest()
    const payment = await under.open('first', { isForLater: true })
    const before = await under.find(payment.id)

    await under.submit(payment, 'card', aCard('4242424242424242'))

    expect(before.mandateId).toBeNull()
    expect((await under.find(payment.id)).mandateId).toMatch(/^man_\w{32}$/)
  })

  it('tells the shopper so before they pay, and nobody else', async () => {
    const under = await openProviderUnderTest()
    const pageOf = async ({ payUrl }: PaymentAnswer) =>
      (await under.provider.fetch(new Request(payUrl))).text()

    const later = await pageOf(await under.open('first', { isForLater: true, method: 'wallet' }))
    const once = await pageOf(await under.open('second', { method: 'wallet' }))

    expect(later).toContain('bucht Saum künftig auf demselben Weg ab')
    expect(once).not.toContain('künftig')
  })

  it('leaves none where it has failed or was for once', async () => {
    const under = await openProviderUnderTest()
    const declined = await under.open('first', { isForLater: true })
    const once = await under.open('second')

    await under.submit(declined, 'card', aCard('4000000000000002'))
    await under.submit(once, 'card', aCard('4242424242424242'))

    expect((await under.find(declined.id)).mandateId).toBeNull()
    expect((await under.find(once.id)).mandateId).toBeNull()
  })

  it('leaves one also when the bank has asked, or the money has been on its way', async () => {
    const under = await openProviderUnderTest()
    const asked = await under.open('first', { isForLater: true })
    const waiting = await under.open('second', { isForLater: true })
    await under.submit(asked, 'card', aCard('4000002760003184'))
    await under.submit(asked, 'challenge', { answer: 'confirm', code: '123456' })
    await under.submit(waiting, 'card', aCard('4000000000000077'))

    under.clock.now += 20_000
    await under.provider.workOff()

    const found = [await under.find(asked.id), await under.find(waiting.id)]
    expect(found.map(({ mandateId }) => mandateId?.slice(0, 4))).toEqual(['man_', 'man_'])
  })
})

describe('charging by a mandate', () => {
  it('is paid at once, without a shopper, and told of', async () => {
    const { under, mandateId } = await aMandate()

    const response = await charge(under, mandateId)
    await under.provider.workOff()

    expect(await response.json()).toMatchObject({
      key: 'later-1',
      state: 'paid',
      amountCents: 2691,
    })
    expect(under.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { paymentKey: 'first', state: 'paid' },
      { paymentKey: 'later-1', state: 'paid', amountCents: 2691 },
    ])
  })

  it('takes the money once, however often and at once it is asked with the same key', async () => {
    const { under, mandateId } = await aMandate()

    const answers = await Promise.all(Array.from({ length: 5 }, () => charge(under, mandateId)))
    const ids = await Promise.all(answers.map(async (one) => (await readAnswer(one)).id))
    await under.provider.workOff()

    expect(new Set(ids).size).toBe(1)
    expect(under.received).toHaveLength(2)
  })

  it('is declined by the card that pays only once, every time', async () => {
    const { under, mandateId } = await aMandate('4000000000000341')

    const first = await charge(under, mandateId)
    const next = await charge(under, mandateId, { key: 'later-2' })

    expect([await first.json(), await next.json()]).toMatchObject([
      { state: 'failed' },
      { state: 'failed' },
    ])
  })

  it('can be given back like any other payment, and never more than was taken', async () => {
    const { under, mandateId } = await aMandate()
    const { id } = await readAnswer(await charge(under, mandateId))
    const refund = (key: string, amountCents: number) =>
      under.api(`/payments/${id}/refunds`, { method: 'POST', key, body: { amountCents } })

    expect((await refund('back-1', 2691)).status).toBe(200)
    expect((await refund('back-2', 1)).status).toBe(422)
  })

  it.each([
    ['a mandate nobody has', 'man_none', {}, 404],
    ['another currency', null, { currency: 'CHF' }, 422],
    ['no amount', null, { amountCents: 0 }, 400],
    ['a key that is none', null, { key: 'a b' }, 400],
    ['the key of something else', null, { key: 'first' }, 409],
  ])('is refused with %s', async (_, mandate, wish, status) => {
    const { under, mandateId } = await aMandate()

    expect((await charge(under, mandate ?? mandateId, wish)).status).toBe(status)
  })

  it.each([
    ['another sum', { amountCents: 1 }],
    ['another order', { reference: 'DE26000003-3' }],
  ])('is refused under the same key for %s', async (_, wish) => {
    const { under, mandateId } = await aMandate()
    await charge(under, mandateId)

    expect((await charge(under, mandateId, wish)).status).toBe(409)
  })

  it('is refused under the same key by another mandate', async () => {
    const { under, mandateId } = await aMandate()
    await charge(under, mandateId)
    const other = await under.open('other', { isForLater: true })
    await under.submit(other, 'card', aCard('4242424242424242'))

    const { mandateId: second } = await under.find(other.id)

    expect((await charge(under, second ?? '')).status).toBe(409)
  })

  it('outlives the process: asked again after a crash it is the same payment', async () => {
    const { under, mandateId } = await aMandate()
    const { id } = await readAnswer(await charge(under, mandateId))

    const after = under.reopen()

    expect(await (await charge(after, mandateId)).json()).toMatchObject({ id, state: 'paid' })
  })

  it('is all there or not at all when the process is killed, and is told of once', async () => {
    const folder = await createTestFolder()
    const fixture = join(import.meta.dirname, 'killed-charge.fixture.ts')
    const killed = spawnSync(process.execPath, [fixture, folder])

    const after = reopenProvider(folder)
    await after.provider.workOff()
    await after.provider.workOff()

    expect(killed.signal).toBe('SIGKILL')
    const told = after.received.map(({ body }) => JSON.parse(body).paymentKey)
    expect(told).toEqual(['first', 'later-1'])
  })
})
