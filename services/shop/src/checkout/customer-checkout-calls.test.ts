import * as calls from '@saum/contract/checkout'
import { getOrderById } from '@saum/contract/order'
import * as v from '@saum/schema/schema'
import { aDress } from '@saum/testing/basket-shopper'
import { aCategory, inEveryShop } from '@saum/testing/catalog-builders'
import { anAddress, checkingOut, stateOf } from '@saum/testing/checkout-shopper'
import { aCustomerWithPassword, logIn } from '@saum/testing/customer-visit'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { markPaid } from '../order/operate.ts'

const NOW = Date.parse('2026-11-16T08:00:00Z')
/** More than a first order may cost on account. */
const DEAR = inEveryShop({ amount: 20_000 }, { amount: 20_000 })

describe.each(TEST_ENGINES)('[2.12] the checkout of a customer on %s', (engine) => {
  async function aShop() {
    return startTestBackend({
      engine,
      now: () => NOW,
      catalog: {
        categories: [aCategory()],
        products: [aDress(), aDress({ id: 8, prices: DEAR })],
        customers: [
          aCustomerWithPassword({ phone: '+49 30 901820', groups: ['Basic_Card'] }),
          aCustomerWithPassword({ id: 92 }),
        ],
      },
    })
  }

  async function loggedIn(backend: TestBackend, email = 'customer-91@saum.example') {
    const { nextSessionKey } = await logIn(backend, { email })
    return checkingOut(backend, { sessionKey: nextSessionKey })
  }

  async function aCustomer(variantId = 701) {
    const customer = await loggedIn(await aShop())
    await customer.add({ variantId, quantity: 1 })
    return customer
  }

  it('begins with what is known of them', async () => {
    const customer = await aCustomer()

    expect(await customer.state()).toMatchObject({
      step: 'contact',
      isLoggedIn: true,
      customer: { email: 'customer-91@saum.example', phone: '+49 30 901820' },
      addresses: { shipping: { firstName: 'Anna', lastName: 'Weber', street: '' } },
      faults: [],
    })
  })

  it('does not ask a second time for an address they have ordered with', async () => {
    const customer = await aCustomer()
    await customer.prepare()
    await customer.order()
    await customer.add({ variantId: 702, quantity: 1 })

    const state = await customer.state()

    expect(state).toMatchObject({
      step: 'delivery',
      addresses: {
        shipping: anAddress(),
        isSame: true,
        saved: [{ street: 'Nadelweg 7', isDefault: { billing: true, shipping: true } }],
      },
    })
  })

  it('[7.24] notes with the order what the client wants, and the groups it really is of', async () => {
    const customer = await loggedIn(await aShop())
    const { backend, sessionKey } = customer
    const orderCustomData = { source: 'app', customer: { customerGroups: ['VIP_Card'], till: 3 } }
    await customer.add({ variantId: 701, quantity: 1, orderCustomData })
    await customer.prepare()
    const { orderId } = v.parse(calls.placeOrder.result, (await customer.order()).body)
    await customer.add({ variantId: 701, quantity: 1 })
    await customer.prepare()
    const next = v.parse(calls.placeOrder.result, (await customer.order()).body)

    const [noted, plain] = await Promise.all(
      [orderId, next.orderId].map((id) =>
        backend.postAs(sessionKey, getOrderById, { orderId: id }),
      ),
    )
    expect(noted?.body).toMatchObject({
      customData: { source: 'app', customer: { customerGroups: ['Basic_Card'], till: 3 } },
    })
    expect(plain?.body).toMatchObject({
      customData: { customer: { customerGroups: ['Basic_Card'] } },
    })
  })

  it('remembers the same address once, and no branch or locker as the place of an invoice', async () => {
    const customer = await aCustomer()
    const locker = anAddress({ street: '', lockerNumber: '145', postNumber: '1234567' })
    await customer.prepare()
    await customer.order()
    await customer.add({ variantId: 702, quantity: 1 })
    await customer.prepare()
    await customer.call(calls.setCheckoutAddresses, {
      shipping: locker,
      billing: anAddress(),
      isSame: false,
    })
    await customer.order()
    await customer.add({ variantId: 702, quantity: 1 })

    const { saved } = (await customer.state()).addresses

    expect(saved).toMatchObject([
      { street: 'Nadelweg 7', isDefault: { billing: true, shipping: true } },
      { street: 'Packstation 145', isDefault: { billing: false, shipping: false } },
    ])
  })

  it('is not held up by an address that cannot be saved, and the failure is logged', async () => {
    const customer = await aCustomer()
    const { backend } = customer
    await customer.prepare()
    await customer.order()
    await backend.db.transaction((sql) =>
      sql.script('create unique index one_address on customer_address (customer_id)'),
    )
    await customer.add({ variantId: 702, quantity: 1 })
    await customer.prepare({ address: { street: 'Fadengasse 3' } })

    const placed = await customer.order()

    expect(placed).toMatchObject({ status: 200, body: { next: { type: 'done' } } })
    expect(backend.logged).toMatchObject([
      { level: 'error', message: 'The addresses of an order could not be saved' },
    ])
    expect(JSON.stringify(backend.logged)).not.toContain('Fadengasse')
  })

  it('takes an address out of their own book and nobody else’s', async () => {
    const customer = await aCustomer()
    await customer.prepare()
    await customer.order()
    await customer.add({ variantId: 702, quantity: 1 })
    const [saved] = (await customer.state()).addresses.saved
    const other = await loggedIn(customer.backend, 'customer-92@saum.example')
    await other.add({ variantId: 702, quantity: 1 })
    await other.state()
    const choice = { shipping: anAddress({ street: '' }), isSame: true }

    const savedAddressId = saved?.id ?? 0
    const own = await customer.call(calls.setCheckoutAddresses, { ...choice, savedAddressId })
    const foreign = await other.call(calls.setCheckoutAddresses, { ...choice, savedAddressId })

    expect(stateOf(own).addresses.shipping.street).toBe('Nadelweg 7')
    expect(foreign.status).toBe(422)
    expect(stateOf(foreign).addresses.shipping.street).toBe('')
  })

  it('lets them buy dearer things on account once they have paid for an order', async () => {
    const customer = await aCustomer(801)
    const invoiceOf = (state: calls.CheckoutState) =>
      state.availablePaymentOptions.find(({ key }) => key === 'invoice')?.fault
    const first = invoiceOf(await customer.prepare())
    const { orderId } = v.parse(calls.placeOrder.result, (await customer.order()).body)
    await customer.add({ variantId: 801, quantity: 1 })

    const unpaid = invoiceOf(await customer.prepare())
    await markPaid({ db: customer.backend.db, now: () => NOW }, orderId)
    const paid = invoiceOf(await customer.state())

    const tooDear = { reason: 'over-first-limit', limitCents: 15_000 }
    expect([first, unpaid]).toEqual([tooDear, tooDear])
    expect(paid).toBeUndefined()
  })

  it('goes on with what they had typed before they logged in', async () => {
    const backend = await aShop()
    const visitor = checkingOut(backend)
    await visitor.add({ variantId: 701, quantity: 1 })
    await visitor.prepare({ email: 'anna@work.example', optionKey: 'express', methodKey: 'card' })
    const { nextSessionKey } = await logIn(backend, { sessionKey: visitor.sessionKey })

    const state = await checkingOut(backend, { sessionKey: nextSessionKey }).state()

    expect(state).toMatchObject({
      step: 'review',
      isLoggedIn: true,
      customer: { email: 'anna@work.example', phone: '+49 30 901820' },
      addresses: { shipping: anAddress() },
      selectedShippingOption: 'express',
      selectedPaymentOption: 'card',
      basket: { items: [{ quantity: 1 }] },
    })
  })

  it('is the same on two devices, and one order', async () => {
    const laptop = await aCustomer()
    const phone = await loggedIn(laptop.backend)
    await laptop.prepare()

    const onPhone = await phone.state()
    const wish = { expectedTotalCents: onPhone.cost.totalCents, hasAcceptedTerms: true }
    const tokens = [await laptop.token(), await phone.token()]
    const answers = await Promise.all(
      tokens.map((checkoutJwt) => laptop.backend.post(calls.placeOrder, { checkoutJwt, ...wish })),
    )

    expect(onPhone.step).toBe('review')
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await laptop.backend.db.sql`select id from customer_order`).toHaveLength(1)
  })

  it('earns points for the goods, delivery not counted', async () => {
    const customer = await aCustomer()
    await customer.prepare({ optionKey: 'express' })

    await customer.order()

    const rows = await customer.backend.db.sql<{ document: string }>`
      select document from customer_order`
    expect(JSON.parse(rows[0]?.document ?? '')).toMatchObject({ points: 79 })
  })
})
