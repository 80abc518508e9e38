import { DEFAULT_SHOP, findShopByPath, type Shop } from '@saum/domain/shops'
import { DEMO_PASSWORD } from '../../catalog/range/customers.ts'
import { fillBasket, SHOPPERS } from '../support/checkout.ts'
import { newNetwork } from '../support/customer.ts'
import { mailTo } from '../support/mailbox.ts'
import { openPlainBrowser, type PlainBrowser } from '../support/plain/browser.ts'
import { expectStep, order, orderedNumber, passDelivery, send } from '../support/plain/checkout.ts'
import { textOf } from '../support/plain/names.ts'
import { answerWallet } from '../support/plain/provider.ts'
import { expect, test } from '../support/request-test.ts'

test('[2.12] a customer of /fr-ch/ logs in on the way to the checkout and types an address only once', async ({
  plain,
  request,
  origin,
}) => {
  test.slow()
  const shop = findShopByPath('fr-ch') ?? DEFAULT_SHOP
  const email = 'basic-card.fr-ch@saum.example'
  // A new address, however often this customer has ordered.
  const street = `${SHOPPERS[shop.path].street} ${Date.now() % 100_000}`
  await fillBasket({ request }, { origin, shop })
  await plain.open('/fr-ch/checkout/?step=contact')
  await plain.open(plain.one('[data-login]').getAttribute('href') ?? '')
  await logIn(plain, email)

  await test.step('the basket of the visitor is ordered', async () => {
    expect(plain.url.pathname).toBe('/fr-ch/checkout/')
    await plain.open('/fr-ch/checkout/?step=contact')
    expect(plain.one('[name="email"]').getAttribute('value')).toBe(email)
    await typeAddress(plain, shop, street)
    await passDelivery(plain, 'wallet_redirect')
    await order(plain)
    await answerWallet(plain, 'confirm')
  })
  const first = orderedNumber(plain)
  expect(plain.text('main')).toContain(street)
  await mailTo(email, first)

  await test.step('the next order knows the address', async () => {
    await fillBasket({ request }, { origin, shop })
    await plain.open('/fr-ch/checkout/')
    expectStep(plain, 'delivery')
    await plain.open('/fr-ch/checkout/?step=contact')
    const saved = plain.all('[data-part="option"]').find((one) => textOf(one).includes(street))
    plain.enter(plain.one('input[type="radio"]', saved ? { within: saved } : {}), true)
    await send(plain, 'contact')
    expectStep(plain, 'delivery')
    expect(plain.text('saum-checkout')).toContain(street)
    await passDelivery(plain, 'wallet_redirect')
    await order(plain)
    await answerWallet(plain, 'confirm')
  })
  const second = orderedNumber(plain)
  expect(second).not.toBe(first)
  expect(plain.text('main')).toContain(street)
  await mailTo(email, second)
})

test('one basket of a customer, ordered on two devices at once, is one order', async ({
  plain,
  request,
  origin,
  playwright,
}) => {
  test.slow()
  const email = 'new.de@saum.example'
  await fillBasket({ request }, { origin, shop: DEFAULT_SHOP })
  await plain.open('/de/login/?redirectUrl=%2Fde%2Fcheckout%2F')
  await logIn(plain, email)
  await plain.open('/de/checkout/?step=contact')
  await typeAddress(plain, DEFAULT_SHOP, SHOPPERS.de.street)
  await passDelivery(plain, 'invoice')
  const extraHTTPHeaders = newNetwork()
  const device = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders })
  const other = openPlainBrowser(device, origin)
  await other.open('/de/login/?redirectUrl=%2Fde%2Fcheckout%2F%3Fstep%3Dreview')
  await logIn(other, email)
  expectStep(other, 'review')

  await Promise.all([order(plain), order(other)])

  const number = orderedNumber(plain)
  expect(other.text('main')).toContain(number)
  await mailTo(email, number)
  await device.dispose()
})

async function logIn(plain: PlainBrowser, email: string): Promise<void> {
  expect(plain.place).toMatch(/\/login\/\?redirectUrl=/)
  plain.enter(plain.one('main [name="email"]'), email)
  plain.enter(plain.one('[name="password"]'), DEMO_PASSWORD)
  await plain.press(plain.one('main form button[type="submit"]'))
}

async function typeAddress(plain: PlainBrowser, shop: Shop, street: string): Promise<void> {
  // Only customers who have ordered before are asked which address they mean.
  const [another] = plain.all('[name="savedAddressId"][value=""]')
  if (another) plain.enter(another, true)
  for (const [name, value] of Object.entries({ ...SHOPPERS[shop.path], street })) {
    plain.enter(plain.one(`[name="shipping.${name}"]`), value)
  }
  await send(plain, 'contact')
  expectStep(plain, 'delivery')
}
