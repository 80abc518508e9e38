import { DEFAULT_SHOP } from '@saum/domain/shops'
import { findProduct, labelOf, productPath } from '../support/range.ts'
import { expect, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }

test.describe('a product page without script', () => {
  test('opens its details and buys the chosen size', async ({ page, origin }) => {
    const product = await findProduct(
      origin,
      DEFAULT_SHOP,
      ({ variants }) => variants.length > 2 && variants.every(({ stock }) => stock.quantity > 3),
    )
    await page.goto(productPath(DEFAULT_SHOP, product))
    const care = page.getByRole('group').filter({ hasText: 'Material und Pflege' })
    await page.getByText('Material und Pflege', { exact: true }).click()
    await expect(care.getByRole('listitem').first()).toBeVisible()
    const buy = page.locator('[data-buy-actions]')
    await expect(buy.getByRole('button', { name: 'Größe wählen' })).toBeVisible()

    await page.getByRole('radio').nth(1).check()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    await buy.getByRole('button', { name: 'Zum Warenkorb hinzufügen' }).click()

    await expect(page).toHaveURL(/\/de\/cart\//)
    await expect(page.getByRole('main')).toContainText(labelOf(product, 'name'))
  })

  test('brings the view of a thumbnail onto the screen of a phone', async ({ page, origin }) => {
    await page.setViewportSize(PHONE)
    const product = await findProduct(origin, DEFAULT_SHOP, ({ images }) => images.length > 1)
    await page.goto(productPath(DEFAULT_SHOP, product))
    const views = page.getByRole('main').locator('li[id^="picture-"]')
    await expect(views.nth(1)).not.toBeInViewport()

    await page.getByRole('link', { name: `Bild 2 von ${product.images.length}` }).click()

    await expect(views.nth(1)).toBeInViewport()
  })
})
