import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Locator, Page } from '@playwright/test'
import { ON_PHONE } from '../support/devices.ts'
import { findProduct, productPath } from '../support/range.ts'
import { open } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

async function openProduct(page: Page, origin: string): Promise<void> {
  const product = await findProduct(origin, DEFAULT_SHOP, ({ images }) => images.length === 3)
  await open(page, productPath(DEFAULT_SHOP, product))
}

function firstPicture(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('link', { name: /Bild vergrößern/ })
    .first()
}

function zoomOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Bilder: / })
}

test('enlarged pictures of a product follow keys, buttons, swipe, double tap and wheel', async ({
  page,
  origin,
}) => {
  await openProduct(page, origin)
  const first = firstPicture(page)
  const zoom = zoomOf(page)
  await first.press('Enter')
  await expect(zoom).toBeVisible()
  await expect(zoom.getByText('Bild 1 von 3')).toBeAttached()
  await expectAccessible(page, { within: 'dialog[open]' })

  await test.step('keys and buttons', async () => {
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
  })

  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await expect(first).toBeFocused()

  await test.step('swipe, double tap and wheel', async () => {
    await first.click()
    await expect(zoom.getByText('Vergrößerung 100 %')).toBeAttached()
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

const onPhone = 'enlarged pictures of a product fit a phone, and its buttons can be tapped'
test(onPhone, { tag: ON_PHONE }, async ({ page, origin }) => {
  await openProduct(page, origin)
  const zoom = zoomOf(page)
  await firstPicture(page).tap()
  await expect(zoom).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })

  await zoom.getByRole('button', { name: 'Vorheriges Bild' }).tap()
  await expect(zoom.getByText('Bild 3 von 3')).toBeAttached()
  await zoom.getByRole('button', { name: 'Vergrößern' }).tap()
  await expect(zoom.getByText('Vergrößerung 150 %')).toBeAttached()

  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await expect(firstPicture(page)).toBeFocused()
})
