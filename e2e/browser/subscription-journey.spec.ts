import { DEFAULT_SHOP } from '@saum/domain/shops'
import { plentyOf } from '../support/basket.ts'
import {
  openCheckout,
  order,
  orderedNumber,
  passDelivery,
  sendButton,
  SHOPPERS,
  step,
} from '../support/checkout.ts'
import { becomeCustomer } from '../support/customer.ts'
import { expectToFit } from '../support/layout.ts'
import { findProduct, labelOf, productPath } from '../support/range.ts'
import { heading, open } from '../support/shopper.ts'
import { isBasic } from '../support/subscription.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const shop = DEFAULT_SHOP

test('[2.24] [2.25] everyone can buy, manage and cancel a subscription, in small windows too', async ({
  page,
  origin,
}) => {
  test.setTimeout(120_000)
  await becomeCustomer(page, origin, 'abo')
  const product = await findProduct(origin, shop, isBasic)

  await test.step('chosen on the product page', async () => {
    await open(page, `${productPath(shop, product)}?variantId=${plentyOf(product)?.id}`)
    await page.getByRole('radio', { name: /^Regelmäßig liefern lassen/ }).check()
    await page.getByLabel('Abstand der Lieferungen').selectOption('2')
    await page
      .locator('[data-buy-actions]')
      .getByRole('button', { name: 'Zum Warenkorb hinzufügen' })
      .click()
    await expect(page.getByRole('dialog')).toContainText('Abo, alle 2 Monate')
  })

  await test.step('bought', async () => {
    await openCheckout(page, shop)
    for (const [field, value] of Object.entries(SHOPPERS.de)) {
      await page.locator(`[name="shipping.${field}"]`).fill(value)
    }
    await sendButton(step(page, 'contact')).click()
    await expect(step(page, 'delivery')).toBeVisible()
    await passDelivery(page, 'invoice')
    await expect(step(page, 'review').getByText(/^Abo „/)).toBeVisible()
    await expectAccessible(page)
    await order(page)
    await orderedNumber(page)
  })

  await test.step('managed', async () => {
    await open(page, '/de/account/subscription/')
    await expectToFit(page, 'a subscription')
    await expectAccessible(page)
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: labelOf(product, 'name') })
    await row.locator('summary').filter({ hasText: 'Abstand ändern' }).click()
    await row.getByLabel('Abstand', { exact: true }).selectOption('6')
    await row.getByRole('button', { name: 'Speichern' }).first().click()
    await expect(row.getByRole('paragraph').filter({ hasText: 'Alle 6 Monate' })).toBeVisible()
    await row
      .locator('summary')
      .filter({ hasText: /^Abo kündigen/ })
      .click()
    await row.getByRole('button', { name: 'Jetzt kündigen', exact: true }).click()
    const said = page.getByRole('main').getByRole('status')
    await expect(said.filter({ hasText: 'Dein Abo ist gekündigt.' })).toBeVisible()
  })

  await page.getByRole('link', { name: 'Kündigungen' }).click()
  await expect(heading(page)).toHaveText('Kündigungen')
  await expectToFit(page, 'what was cancelled')
  await expectAccessible(page)
})
