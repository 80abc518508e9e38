import { DEFAULT_SHOP } from '@saum/domain/shops'
import { PHONE_TOO } from './support/devices.ts'
import { findProduct, productPath } from './support/range.ts'
import { open } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.describe('the pictures of a product, enlarged', () => {
  const seen = 'are seen by keys and by buttons, and give the focus back'
  test(seen, { tag: PHONE_TOO }, async ({ page, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, ({ images }) => images.length === 3)
    await open(page, productPath(DEFAULT_SHOP, product))
    const first = page
      .getByRole('main')
      .getByRole('link', { name: /Bild vergrößern/ })
      .first()

    await first.press('Enter')

    const zoom = page.getByRole('dialog', { name: /^Bilder: / })
    await expect(zoom).toBeVisible()
    await expect(zoom.getByText('Bild 1 von 3')).toBeAttached()
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(zoom.getByText('Bild 2 von 3')).toBeAttached()
    await page.keyboard.press('+')
    await expect(zoom.getByText('Vergrößerung 150 %')).toBeAttached()
    await page.keyboard.press('-')
    await expect(zoom.getByText('Vergrößerung 100 %')).toBeAttached()
    await zoom.getByRole('button', { name: 'Vorheriges Bild' }).click()
    await expect(zoom.getByText('Bild 1 von 3')).toBeAttached()
    await zoom.getByRole('button', { name: 'Vergrößern' }).click()
    await expect(zoom.getByText('Vergrößerung 150 %')).toBeAttached()
    await expect(zoom.locator('img[src$="/1800.webp"]')).toHaveAttribute('data-close-up', 'loaded')

    await page.keyboard.press('Escape')
    await expect(zoom).toBeHidden()
    await expect(first).toBeFocused()
  })

  test('follow wheel, double tap and swipe', async ({ page, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, ({ images }) => images.length === 3)
    await open(page, productPath(DEFAULT_SHOP, product))
    await page
      .getByRole('main')
      .getByRole('link', { name: /Bild vergrößern/ })
      .first()
      .click()
    const zoom = page.getByRole('dialog', { name: /^Bilder: / })
    await expect(zoom).toBeVisible()

    await page.mouse.move(700, 400)
    await page.mouse.down()
    await page.mouse.move(500, 400, { steps: 4 })
    await page.mouse.up()
    await expect(zoom.getByText('Bild 2 von 3')).toBeAttached()
    await page.mouse.dblclick(600, 300)
    await expect(zoom.getByText('Vergrößerung 250 %')).toBeAttached()
    await page.mouse.dblclick(600, 300)
    await expect(zoom.getByText('Vergrößerung 100 %')).toBeAttached()
    await page.mouse.wheel(0, -200)
    await expect(zoom.getByText('Vergrößerung 149 %')).toBeAttached()
  })
})
