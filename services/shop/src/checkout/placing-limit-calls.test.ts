import { placeOrder, type CheckoutState } from '@saum/contract/checkout'
import { aDress, aShopper } from '@saum/testing/basket-shopper'
import { checkingOut, stateOf, type CheckoutChoice } from '@saum/testing/checkout-shopper'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { aSessionKey } from '@saum/testing/session-key'
import { describe, expect, it } from 'vitest'

const HOUR_MS = 60 * 60 * 1000

describe.each(TEST_ENGINES)('how much may be ordered on %s', (engine) => {
  async function aShop() {
    const clock = { now: Date.parse('2026-11-16T08:00:00Z') }
    const { backend } = await aShopper({ engine, now: () => clock.now }, [aDress({}, { 701: 500 })])
    /** Somebody new, with one piece. */
    async function order(choice: CheckoutChoice, clientKey: string) {
      const guest = checkingOut(backend, { sessionKey: aSessionKey() })
      await guest.add({ variantId: 701, quantity: 1 })
      const { cost } = await guest.prepare(choice)
      const checkoutJwt = await guest.token()
      const wish = { checkoutJwt, expectedTotalCents: cost.totalCents, hasAcceptedTerms: true }
      const body = JSON.stringify({ payload: wish })
      return backend.send({ shopId: guest.shopId, name: placeOrder.name, body, clientKey })
    }
    return { backend, clock, order }
  }

  it('is five orders of guests an hour for one address, from wherever', async () => {
    const { order, clock } = await aShop()
    const byCard = (at: number) =>
      order({ email: 'anna@saum.example', methodKey: 'card' }, `network-${at}`)
    const statuses: number[] = []
    for (let at = 0; at < 5; at += 1) statuses.push((await byCard(at)).status)

    const refused = await byCard(5)
    const other = await order({ email: 'berta@saum.example', methodKey: 'card' }, 'network-5')
    clock.now += HOUR_MS
    const later = await byCard(6)

    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(refused).toMatchObject({
      status: 429,
      body: { kind: 'too-many-requests', retryAfterSeconds: 3600 },
    })
    expect([other.status, later.status]).toEqual([200, 200])
  })

  it('is three prepaid orders for one address that nobody has paid for yet', async () => {
    const { order, backend, clock } = await aShop()
    const choice = { email: 'anna@saum.example', methodKey: 'prepayment' } as const
    const statuses: number[] = []
    for (let at = 0; at < 4; at += 1) statuses.push((await order(choice, `network-${at}`)).status)

    clock.now += HOUR_MS
    const byCard = await order({ ...choice, methodKey: 'card' }, 'network-5')
    await backend.db.transaction(
      (sql) => sql`update customer_order set confirmed_at = 1 where state = 'ordered'`,
    )
    const afterPaying = await order(choice, 'network-6')

    expect(statuses).toEqual([200, 200, 200, 429])
    expect([byCard.status, afterPaying.status]).toEqual([200, 200])
  })

  it('is on account 150 together for a guest, and is offered no more after that', async () => {
    const { backend } = await aShop()
    const offerOf = ({ availablePaymentOptions }: CheckoutState) =>
      availablePaymentOptions.find(({ key }) => key === 'invoice')
    async function aGuest(email: string) {
      const guest = checkingOut(backend, { sessionKey: aSessionKey() })
      await guest.add({ variantId: 701, quantity: 1 })
      return { guest, state: await guest.prepare({ email, methodKey: 'invoice' }) }
    }
    const one = await aGuest('anna@saum.example')
    const meanwhile = await aGuest('Anna@saum.example')
    const other = await aGuest('berta@saum.example')
    const open = one.state.cost.totalCents

    const placed = await one.guest.order()
    await backend.db.transaction(
      (sql) => sql`update customer_order set total_cents = ${15_001 - open}`,
    )
    const refused = await meanwhile.guest.order({ expectedTotalCents: open })

    expect([placed.status, offerOf(meanwhile.state)]).toEqual([200, { key: 'invoice' }])
    expect(refused).toMatchObject({ status: 422, body: { kind: 'invalid-fields' } })
    expect(offerOf(stateOf(refused))).toEqual({
      key: 'invoice',
      fault: { reason: 'open-invoices', limitCents: 15_000 },
    })
    expect(offerOf(await other.guest.state())).toEqual({ key: 'invoice' })
  })

  it('is twenty prepaid orders from one network, whatever addresses it has', async () => {
    const { order } = await aShop()
    const prepaid = (at: number, clientKey: string) =>
      order({ email: `anna${at}@saum.example`, methodKey: 'prepayment' }, clientKey)
    const statuses: number[] = []
    for (let at = 0; at < 21; at += 1) statuses.push((await prepaid(at, 'one')).status)

    const neighbor = await prepaid(21, 'another')

    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
    expect(neighbor.status).toBe(200)
  })
})
