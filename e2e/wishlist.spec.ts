import type { Page } from '@playwright/test'
import { onlyOnDesktop } from './support/devices.ts'
import { heading, openAndRest, placeOf } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

onlyOnDesktop('hearts are the same button at every width')

const LISTING = '/de/c/new/'

function hearts(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /auf die Merkliste$/ })
}

function wishlistTool(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /^Merkliste/ })
}

test.describe('[4.11] the heart', () => {
  test('answers at once, counts, and is still filled after a reload', async ({ page }) => {
    await openAndRest(page, LISTING)
    const heart = hearts(page).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')

    await heart.click()

    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 1 Artikel')
    expect(placeOf(page)).toBe(LISTING)

    await page.reload()

    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false')

    await heart.click()

    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, leer')
  })

  test('fills in other tabs, and on pages opened by a link', async ({ page, context }) => {
    const other = await context.newPage()
    await openAndRest(other, LISTING)
    await openAndRest(page, LISTING)

    await hearts(page).first().click()

    await expect(hearts(other).first()).toHaveAttribute('aria-pressed', 'true')

    await wishlistTool(page).click()
    await expect(heading(page)).toHaveText('Merkliste')
    await page.goBack()

    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
  })

  test.describe('when the shop does not answer', () => {
    test.use({ expectedErrors: /Failed to load resource/ })

    test('empties again and says so', async ({ page }) => {
      await openAndRest(page, LISTING)
      await page.route('**/rpc/addItemToWishlist', (route) => route.abort())
      const words = 'Das hat nicht geklappt. Bitte versuche es noch einmal.'

      await hearts(page).first().click()

      await expect(page.getByText(words).last()).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
      await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
    })
  })
})

test('the wishlist shows what is on it, and a heart there is the way off and back', async ({
  page,
}) => {
  await openAndRest(page, LISTING)
  await hearts(page).first().click()
  await hearts(page).nth(1).click()
  await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 2 Artikel')

  await openAndRest(page, '/de/wishlist/')

  await expect(heading(page)).toHaveText('Merkliste')
  await expect(hearts(page)).toHaveCount(2)
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)

  await hearts(page).first().click()

  await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 1 Artikel')
  await expect(hearts(page)).toHaveCount(2)

  await hearts(page).first().click()

  await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 2 Artikel')
})
