import { DEFAULT_SHOP } from '@saum/domain/shops'
import { plentyOf } from '../support/basket.ts'
import { SHOPPERS } from '../support/checkout.ts'
import { becomeCustomer } from '../support/customer.ts'
import { expectToFit } from '../support/layout.ts'
import { saum } from '../support/operator.ts'
import { placeOrder } from '../support/placed-order.ts'
import { findProduct } from '../support/range.ts'
import { heading, open } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const shop = DEFAULT_SHOP
const { firstName, lastName, street, zipCode, city } = SHOPPERS.de

// Without a network the page of the card comes without its script.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

test('[2.23] everyone can use a card with points and the order they come from, in small windows too', async ({
  page,
  context,
  origin,
}) => {
  // Three commands of operators.
  test.setTimeout(120_000)
  const email = await becomeCustomer(page, origin, 'kundin')

  await test.step('the card is issued at once', async () => {
    await open(page, '/de/account/fashion-card/')
    const form = page.getByRole('main')
    const typed = { Vorname: firstName, Nachname: lastName, Postleitzahl: zipCode, Ort: city }
    for (const [label, value] of Object.entries(typed)) {
      await form.getByLabel(label, { exact: true }).first().fill(value)
    }
    await form.getByLabel(/^Straße/).fill(street)
    await form.getByLabel(/mindestens 18 Jahre/).check()
    await form.getByRole('button', { name: 'Fashion Card anlegen' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'ist da' })).toBeVisible()
  })

  const product = await findProduct(origin, shop, (one) => {
    const cents = plentyOf(one)?.price.withTax ?? 0
    return cents > 0 && cents <= 12_000
  })
  const items = [{ variantId: plentyOf(product)?.id, quantity: 1 }]
  const wish = { email, items, payment: 'invoice' } as const
  const number = await placeOrder(page.request, { origin, shop }, wish)
  await saum('orders', 'pack', number)
  await saum('orders', 'ship', number, '--tracking', '00340434161094042557')
  await saum('orders', 'deliver', number)

  await open(page, '/de/account/fashion-card/')
  await expect(page.getByRole('main')).toContainText('Punkte vorgemerkt')
  await expectToFit(page, 'a card with points')
  await expectAccessible(page)

  await test.step('the card is shown at a till without network', async () => {
    const barcode = page.getByRole('main').locator('img[alt^="Strichcode "]')
    const name = (await barcode.getAttribute('alt')) ?? 'no barcode'
    await page.evaluate('navigator.serviceWorker.ready')
    await expect
      .poll(() => page.evaluate('caches.match(location.pathname).then((copy) => copy?.status)'))
      .toBe(200)
    await context.setOffline(true)
    await page.reload()
    const kept = page.getByRole('main')
    await expect(heading(page)).toContainText('Fashion Card')
    await kept.locator('summary').filter({ hasText: 'Strichcode' }).press('Enter')
    await expect(kept.getByRole('img', { name })).toBeVisible()
    await expect(kept).toContainText('Punkte')
    await context.setOffline(false)
    await open(page, '/de/account/fashion-card/')
  })

  await page.getByRole('link', { name: number }).click()
  await expect(heading(page)).toContainText('Zugestellt am')
  await expectToFit(page, 'an order of a customer')
  await expectAccessible(page)
})
