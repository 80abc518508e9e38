import { DEFAULT_SHOP } from '@saum/domain/shops'
import { findProduct, labelOf, productPath } from './support/range.ts'
import { heading } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

const PHONE = { width: 390, height: 844 }

test.describe('a product page without script', () => {
  test('lets a size be chosen and its details be opened', async ({ page, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, ({ variants }) => variants.length > 2)
    await page.goto(productPath(DEFAULT_SHOP, product))

    await page.getByRole('radio').nth(1).check()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    const care = page.getByRole('group').filter({ hasText: 'Material und Pflege' })
    await page.getByText('Material und Pflege', { exact: true }).click()
    await expect(care.getByRole('listitem').first()).toBeVisible()
  })

  test('leads to another color by a link', async ({ page, origin }) => {
    const product = await findProduct(
      origin,
      DEFAULT_SHOP,
      ({ siblings }) => siblings.length > 0 && siblings.every(({ isSoldOut }) => !isSoldOut),
    )
    await page.goto(productPath(DEFAULT_SHOP, product))
    const [sibling] = product.siblings
    if (!sibling) throw new Error('The style has one color')

    await page
      .getByRole('list', { name: 'Farben' })
      .getByRole('link', { name: labelOf(sibling, 'color'), exact: true })
      .click()

    await expect(page).toHaveURL(new RegExp(`-${sibling.id}/$`))
    await expect(heading(page)).toHaveText(labelOf(product, 'name'))
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

  test('puts the chosen size into the basket', async ({ page, origin }) => {
    const product = await findProduct(
      origin,
      DEFAULT_SHOP,
      ({ variants }) => variants.length > 2 && variants.every(({ stock }) => stock.quantity > 3),
    )
    await page.goto(productPath(DEFAULT_SHOP, product))
    const buy = page.locator('[data-buy-actions]')
    await expect(buy.getByRole('button', { name: 'Größe wählen' })).toBeVisible()

    await page.getByRole('radio').nth(1).check()
    await buy.getByRole('button', { name: 'Zum Warenkorb hinzufügen' }).click()

    await expect(page).toHaveURL(/\/de\/cart\//)
    await expect(page.getByRole('main')).toContainText(labelOf(product, 'name'))
  })

  test('leads from a picture to its largest file', async ({ page, origin, request }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, ({ images }) => images.length > 1)
    await page.goto(productPath(DEFAULT_SHOP, product))
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /Bild vergrößern/ })
      .first()

    const answer = await request.get((await link.getAttribute('href')) ?? '')

    expect(answer.headers()['content-type']).toBe('image/webp')
  })

  test('offers to write when a sold-out size is back', async ({ page, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, ({ isSoldOut }) => isSoldOut)
    await page.goto(productPath(DEFAULT_SHOP, product))

    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Benachrichtige mich' }).click()

    await expect(page).toHaveURL(/\?variantId=\d+$/)
    await expect(page.getByRole('main').getByRole('textbox', { name: /Mail/ })).toBeVisible()
  })
})
