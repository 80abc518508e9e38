import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { DEMO_PASSWORD } from '../../catalog/range/customers.ts'
import { plentyOf } from '../support/basket.ts'
import { SHOPPERS } from '../support/checkout.ts'
import { becomeCustomer, logInAs } from '../support/customer.ts'
import { placeOrder } from '../support/placed-order.ts'
import { findProduct } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'
import { isBasic } from '../support/subscription.ts'

const shop = DEFAULT_SHOP

interface Ids {
  address: string
  subscription: string
  order: string
  device: string
}

const MISSING: Ids = {
  address: '987654321',
  subscription: randomUUID(),
  order: '987654321',
  device: '0'.repeat(32),
}

const LOGGING_OUT = 'a device is logged out'

/** Every page and form below `/account/` that takes an id. */
const PAGES: Readonly<Record<string, (ids: Ids) => string>> = {
  'the form of an address': ({ address }) => `address/?id=${address}`,
  'an order': ({ order }) => `order-details/${order}/`,
  'an invoice': ({ order }) => `order-details/${order}/invoice/`,
}
const { firstName, lastName, street, zipCode, city } = SHOPPERS.de
const typed = { firstName, lastName, street, zipCode, city, countryCode: 'DE' }
const FORMS: Readonly<Record<string, (ids: Ids) => [path: string, form: Record<string, string>]>> =
  {
    'an address is changed': ({ address: id }) => ['address/', { id, ...typed, street: 'Fremd 1' }],
    'an address becomes the default': ({ address: id }) => [
      'address/',
      { id, intent: 'default', type: 'billing' },
    ],
    'an address is deleted': ({ address: id }) => ['address/', { id, intent: 'delete' }],
    'an order is cancelled': ({ order }) => [`order-details/${order}/`, { intent: 'cancel' }],
    'an order is repeated': ({ order }) => [`order-details/${order}/`, { intent: 'reorder' }],
    [LOGGING_OUT]: ({ device }) => ['profile-details/', { intent: 'end-device', device }],
    'a subscription is changed': ({ subscription: id }) => [
      'subscription/',
      { id, intent: 'update', interval: '6' },
    ],
    'a subscription is paused': ({ subscription: id }) => [
      'subscription/',
      { id, intent: 'pause', months: '3' },
    ],
    'a subscription is cancelled': ({ subscription: id }) => [
      'subscription/',
      { id, intent: 'cancel', requestKey: 'foreign' },
    ],
  }

test("pages and forms answer to another customer's ids as to ids that do not exist", async ({
  request,
  origin,
  playwright,
}) => {
  test.slow()
  const ids = await aCustomerWithThings(request, origin)
  const before = await thingsOf(request, origin)
  const other = await playwright.request.newContext({ baseURL: origin })
  await logInAs({ request: other }, origin, {
    email: 'basic-card.de@saum.example',
    password: DEMO_PASSWORD,
  })

  for (const [name, pathOf] of Object.entries(PAGES)) {
    await test.step(name, async () => {
      const open = async (of: Ids) => {
        const answer = await other.get(`/de/account/${pathOf(of)}`, { maxRedirects: 0 })
        return [answer.status(), answer.headers()['location'] ?? '']
      }
      expect(await open(ids)).toEqual([404, ''])
      expect(await open(MISSING)).toEqual([404, ''])
    })
  }
  const answers: Record<string, string> = {}
  for (const [name, formOf] of Object.entries(FORMS)) {
    await test.step(name, async () => {
      answers[name] = await answerTo(other, formOf(ids))
      expect(answers[name]).toBe(await answerTo(other, formOf(MISSING)))
    })
  }
  expect(await thingsOf(request, origin)).toEqual(before)

  await test.step('the customer whose ids they are gets another answer', async () => {
    for (const [name, formOf] of Object.entries(FORMS)) {
      // The page says the same of any device, and the one that asks would be logged out.
      if (name === LOGGING_OUT) continue
      expect(await answerTo(request, formOf(ids)), name).not.toBe(answers[name])
    }
  })
  await other.dispose()
})

/** Status and target of what a form leads to. */
async function answerTo(
  visitor: APIRequestContext,
  [path, form]: [path: string, form: Record<string, string>],
): Promise<string> {
  const answer = await visitor.post(`/de/account/${path}`, { form, maxRedirects: 0 })
  return `${answer.status()} ${answer.headers()['location'] ?? ''}`
}

/** A new customer with an address, an order, a subscription and a device. */
async function aCustomerWithThings(request: APIRequestContext, origin: string): Promise<Ids> {
  const email = await becomeCustomer({ request }, origin, 'besitzt')
  const product = await findProduct(origin, shop, isBasic)
  const item = {
    variantId: plentyOf(product)?.id,
    quantity: 1,
    displayData: {},
    customData: {
      pricePromotionKey: 'subscription',
      subscriptionDefinition: { subscriptionInterval: 2 },
    },
    itemGroup: { id: 'subscription-a', isMainItem: true, isRequired: true },
  }
  await call(request, origin, 'createAddress', { address: typed })
  await placeOrder(request, { origin, shop }, { email, items: [item], payment: 'invoice' })
  const { addresses, orders, devices, subscriptions } = await thingsOf(request, origin)
  return {
    address: String(addresses[0].id),
    order: String(orders.entities[0].id),
    device: String(devices[0].id),
    subscription: String(subscriptions[0].id),
  }
}

async function thingsOf(request: APIRequestContext, origin: string) {
  return {
    addresses: await call(request, origin, 'getShopUserAddresses', {}),
    orders: await call(request, origin, 'getOrders', {}),
    devices: (await call(request, origin, 'getSessions', {})).map(({ id }: { id: string }) => ({
      id,
    })),
    subscriptions: await call(request, origin, 'getSubscriptions', {}),
  }
}

async function call(request: APIRequestContext, origin: string, name: string, payload: object) {
  const answer = await request.post(`${origin}${shop.apiBasePath}/rpc/${name}`, {
    headers: { origin },
    data: { payload },
  })
  expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200)
  return answer.json()
}
