import { DEFAULT_SHOP, SHOPS } from '@saum/domain/shops'
import { DEMO_PASSWORD } from '../../catalog/range/customers.ts'
import { callAsVisitor, plentyOf } from '../support/basket.ts'
import { fillBasket } from '../support/checkout.ts'
import { becomeCustomer, isInside, logInAs, PASSWORD } from '../support/customer.ts'
import { placeOrder } from '../support/placed-order.ts'
import { rowIn } from '../support/plain/basket-row.ts'
import { openPlainBrowser } from '../support/plain/browser.ts'
import { findProduct } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'

const shop = DEFAULT_SHOP

// Mails are delivered in the background, and every password is hashed slowly on purpose.
test.slow()

test("[2.22] another customer's order is as unknown as one that does not exist", async ({
  plain,
  request,
  origin,
  playwright,
}) => {
  const email = await becomeCustomer({ request }, origin, 'eigene')
  const product = await findProduct(origin, shop, (one) => plentyOf(one) !== undefined)
  const items = [{ variantId: plentyOf(product)?.id, quantity: 1 }]
  const wish = { email, items, payment: 'prepayment' } as const
  const number = await placeOrder(request, { origin, shop }, wish)
  await plain.open('/de/account/orders/')
  const details = plain.one('main a[href*="/account/order-details/"]', { nth: 0 })
  const path = details.getAttribute('href') ?? ''
  await plain.open(path)
  expect(plain.text('main')).toContain(number)

  const other = await playwright.request.newContext({ baseURL: origin })
  const account = { email: 'vip-card.de@saum.example', password: DEMO_PASSWORD }
  await logInAs({ request: other }, origin, account)
  for (const foreign of [path, `${path}invoice/`, '/de/account/order-details/1/']) {
    const answer = await other.get(foreign)
    expect(answer.status(), foreign).toBe(404)
    expect(await answer.text(), foreign).not.toContain(number)
  }
  // Nor does the same customer see it in another shop: accounts belong to one shop.
  const abroad = await request.get(path.replace('/de/', '/at/'), { maxRedirects: 0 })
  expect(abroad.status()).toBe(302)
  await other.dispose()
})

test('[2.17] basket and wishlist follow a visitor into the account and to other devices', async ({
  plain,
  request,
  origin,
  playwright,
}) => {
  const email = await becomeCustomer({ request }, origin, 'bringt-mit')
  await request.post(`${origin}/de/logout/`, { form: {}, headers: { origin } })
  expect(await isInside(request)).toBe(false)
  const product = await findProduct(origin, shop, (one) => plentyOf(one) !== undefined)
  await fillBasket({ request }, { origin, shop }, plentyOf(product)?.id)
  const wish = { productId: product.id }
  await callAsVisitor({ request }, { origin, shop }, 'addItemToWishlist', wish)

  await plain.open('/de/account/orders/')
  plain.fill('E-Mail-Adresse', email, { within: 'main' })
  plain.fill('Passwort', PASSWORD)
  await plain.press('Anmelden', { within: 'main' })
  expect(plain.place).toBe('/de/account/orders/')

  await plain.open('/de/cart/')
  rowIn(plain, product)
  await plain.open('/de/wishlist/')
  expect(plain.all('[aria-label="Merkliste"] > li').length).toBe(1)
  const device = await playwright.request.newContext({ baseURL: origin })
  await logInAs({ request: device }, origin, { email, password: PASSWORD })
  const other = openPlainBrowser(device, origin)
  await other.open('/de/cart/')
  rowIn(other, product)
  await device.dispose()
})

test('an account belongs to one shop', async ({ request, origin }) => {
  const account = { email: 'existing.ch@saum.example', password: DEMO_PASSWORD }
  await logInAs({ request }, origin, { ...account, path: 'ch' })

  for (const { path } of SHOPS) {
    const answer = await request.get(`/${path}/account/`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(path === 'ch' ? 200 : 302)
  }
})
