import { applyVoucher } from '@saum/contract/basket'
import * as calls from '@saum/contract/order'
import * as v from '@saum/schema/schema'
import { aDress } from '@saum/testing/basket-shopper'
import { aCategory, onSale } from '@saum/testing/catalog-builders'
import { aVoucher } from '@saum/testing/catalog-extras'
import { checkingOut, type CheckoutShopper } from '@saum/testing/checkout-shopper'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { startTestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { packOrder, shipOrder } from './operate.ts'
import { NOW } from '@saum/testing/order-placing'

const MINUTE_MS = 60_000

describe.each(TEST_ENGINES)('[11*] an order that was placed on %s', (engine) => {
  it('is shown by the link of the confirmation page, without the person, as often as it is loaded', async () => {
    const { backend, cbdToken } = await anOrder(engine)

    const first = await backend.post(calls.getOrderDataByCbd, { cbdToken })
    const again = await backend.post(calls.getOrderDataByCbd, { cbdToken })

    const order = v.parse(calls.orderShape, first.body)
    expect(order).toMatchObject({
      publicKey: 'DE2600000017',
      status: 'payment_pending',
      state: 'ordered',
      customer: { email: '', phone: '', firstName: '', lastName: '', isGuest: true },
      address: { shipping: { street: '', zipCode: '', city: '', countryCode: 'DE' } },
      basketKey: '',
      cancelUntil: null,
      payment: [{ key: 'prepayment', state: 'pending', data: { reference: 'DE2600000017' } }],
      events: [{ kind: 'ordered' }, { kind: 'payment-pending' }],
    })
    expect(JSON.stringify(order)).not.toMatch(/anna|faden|nadelweg|10115/i)
    expect(order.items).toHaveLength(2)
    expect(sumOf(order)).toBe(order.cost.withTax)
    expect(order.cost.withoutTax + order.cost.tax.vat.amount).toBe(order.cost.withTax)
    expect(again.body).toEqual(first.body)
  })

  it('is not shown by the link of two hours ago, of another shop, or by one that was changed', async () => {
    const { backend, cbdToken, clock } = await anOrder(engine)

    const elsewhere = await backend.post(calls.getOrderDataByCbd, { cbdToken }, 10_029)
    const changed = await backend.post(calls.getOrderDataByCbd, { cbdToken: `${cbdToken}x` })
    clock.now += 120 * MINUTE_MS
    const late = await backend.post(calls.getOrderDataByCbd, { cbdToken })

    expect([elsewhere.status, changed.status, late.status]).toEqual([400, 400, 400])
  })

  it('is shown to the session that has ordered, and to nobody else', async () => {
    const { backend, shopper } = await anOrder(engine)
    const stranger = checkingOut(backend)

    const own = await backend.postAs(shopper.sessionKey, calls.getRecentOrder, {})
    const others = await backend.postAs(stranger.sessionKey, calls.getRecentOrder, {})

    expect(own.body).toMatchObject({
      order: {
        publicKey: 'DE2600000017',
        customer: { email: 'anna@saum.example', firstName: 'Anna', isGuest: true },
        address: { shipping: { street: 'Nadelweg 7' } },
      },
    })
    expect(others.body).toEqual({ order: null })
  })

  it.each([
    [10_028, 'Zahlung offen', 'Noch nicht verschickt'],
    [10_031, 'Paiement en attente', 'Pas encore expédiée'],
    [10_032, 'Payment pending', 'Not shipped yet'],
  ] as const)(
    '[3.28] names its standing in the language of shop %i',
    async (shopId, paid, sent) => {
      const backend = await startTestBackend({
        engine,
        now: () => NOW,
        catalog: { categories: [aCategory()], products: [aDress()] },
      })
      const shopper = checkingOut(backend, { shopId })
      await shopper.add({ variantId: 701, quantity: 1 }, shopId)
      const isSwiss = shopId === 10_031
      await shopper.prepare(isSwiss ? { address: { countryCode: 'CH', zipCode: '8001' } } : {})
      await shopper.order()

      const { body } = await backend.postAs(shopper.sessionKey, calls.getRecentOrder, {}, shopId)

      expect(v.parse(calls.getRecentOrder.result, body).order?.detailedStatus).toMatchObject({
        billing: { code: 'billing_pending', name: paid },
        shipping: { code: 'shipping_open', name: sent },
      })
    },
  )

  it('[3.22] sums up its reductions as the basket did', async () => {
    const backend = await startTestBackend({
      engine,
      catalog: {
        categories: [aCategory()],
        products: [aDress(onSale({ amount: 8_000, was: 10_000 }, { amount: 9_000, was: 9_900 }))],
        vouchers: [aVoucher({ effect: { type: 'relative', value: 15 } })],
      },
    })
    const shopper = checkingOut(backend)
    await shopper.add({ variantId: 701, quantity: 2 })
    await backend.postAs(shopper.sessionKey, applyVoucher, { code: 'WINTER10' })
    const { cost } = await shopper.basket()
    await shopper.prepare()
    await shopper.order()

    const { body } = await backend.postAs(shopper.sessionKey, calls.getRecentOrder, {})

    expect(cost.appliedReductions).toMatchObject([
      { category: 'sale', type: 'absolute' },
      { category: 'voucher', type: 'absolute', amount: { absoluteWithTax: 2_400, relative: 0.15 } },
    ])
    const { order } = v.parse(calls.getRecentOrder.result, body)
    expect(order?.cost.appliedReductions).toEqual(cost.appliedReductions)
  })

  it('is listed for the customer who placed it and opened by nobody else', async () => {
    const { backend, sessionKey, orderId } = await anOrderOfCustomer(engine)
    const stranger = await logIn(backend, { email: 'berta@saum.example' })

    const list = await backend.postAs(sessionKey, calls.getOrders, {})
    const own = await backend.postAs(sessionKey, calls.getOrderById, { orderId })
    const foreign = await backend.postAs(stranger.nextSessionKey, calls.getOrderById, { orderId })
    const nobody = await backend.postAs('f'.repeat(64), calls.getOrders, {})

    expect(list.body).toMatchObject({
      entities: [{ id: orderId, itemCount: 2, state: 'ordered' }],
      pagination: { total: 1, perPage: 8 },
    })
    expect([own.status, foreign.status, nobody.status]).toEqual([200, 404, 401])
  })

  it('is cancelled by its link within half an hour; a second click changes nothing', async () => {
    const { backend, orderToken, clock } = await anOrder(engine)
    clock.now += 29 * MINUTE_MS

    const first = await backend.post(calls.cancelOrder, { orderToken })
    const second = await backend.post(calls.cancelOrder, { orderToken })

    expect(first.body).toMatchObject({
      order: { state: 'cancelled', status: 'cancellation_completed', cancelUntil: null },
    })
    expect(second.status).toBe(200)
  })

  it('cannot be cancelled by its link after that', async () => {
    const { backend, orderToken, clock } = await anOrder(engine)
    clock.now += 30 * MINUTE_MS

    const answer = await backend.post(calls.cancelOrder, { orderToken })

    expect(answer.status).toBe(409)
  })

  it('has an invoice once it is on its way', async () => {
    const { backend, orderToken, orderId, clock } = await anOrder(engine, 'invoice')
    const parts = { db: backend.db, now: () => clock.now }

    const before = await backend.post(calls.getInvoice, { orderToken })
    await packOrder(parts, orderId)
    await shipOrder(parts, { orderId, trackingNumber: '00340' })
    const after = await backend.post(calls.getInvoice, { orderToken })

    expect(before.status).toBe(404)
    expect(after.body).toMatchObject({ url: expect.stringMatching(/^\/de\/paper\/[\w.-]+\/$/) })
  })
})

async function anOrder(
  engine: 'sqlite' | 'postgres',
  methodKey: 'prepayment' | 'invoice' = 'prepayment',
) {
  const { backend, clock } = await aShop(engine)
  const shopper = checkingOut(backend)
  return { backend, clock, shopper, ...(await orderTwo(shopper, methodKey)) }
}

async function anOrderOfCustomer(engine: 'sqlite' | 'postgres') {
  const { backend, clock } = await aShop(engine)
  const { nextSessionKey: sessionKey } = await logIn(backend)
  const shopper = checkingOut(backend, { sessionKey })
  return { backend, clock, sessionKey, ...(await orderTwo(shopper, 'prepayment')) }
}

async function aShop(engine: 'sqlite' | 'postgres') {
  const clock = { now: NOW }
  const catalog = {
    categories: [aCategory()],
    products: [aDress()],
    customers: [
      aCustomerWithPassword(),
      aCustomerWithPassword({ id: 92, email: 'berta@saum.example', referenceKey: 'berta' }),
    ],
  }
  return { clock, backend: await startTestBackend({ engine, catalog, now: () => clock.now }) }
}

async function orderTwo(shopper: CheckoutShopper, methodKey: 'prepayment' | 'invoice') {
  // Nobody's first order on account is a large one.
  await shopper.add({ variantId: 701, quantity: methodKey === 'invoice' ? 1 : 2 })
  await shopper.prepare({ methodKey })
  const { body } = await shopper.order()
  const placed = body as { orderId: number; next: { successUrl: string } }
  const cbdToken = new URL(placed.next.successUrl, 'https://saum.example').searchParams.get('cbd')
  const orderToken = await shopper.orderToken()
  return { orderId: placed.orderId, cbdToken: cbdToken ?? '', orderToken }
}

function sumOf({ items, cost }: calls.Order): number {
  const goods = items.reduce((sum, { price }) => sum + price.withTax, 0)
  return cost.appliedFees.reduce((sum, { amount }) => sum + amount.withTax, goods)
}
