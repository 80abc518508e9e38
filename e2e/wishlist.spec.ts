import type { Locator, Page } from '@playwright/test'
import { heading, openAndRest, placeOf } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const LISTING = '/de/c/damen/bekleidung/kleider/'
const WISHLIST = '/de/wishlist/'

function hearts(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /auf die Merkliste$/ })
}

/** What is on the list, also for a moment what has just left it. */
function entries(page: Page) {
  return page.getByRole('list', { name: 'Merkliste' }).locator('> li')
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

test.describe('[2.10] the wishlist', () => {
  /** The first two products of the listing that come in several sizes. */
  async function openWithTwo(page: Page) {
    await openAndRest(page, LISTING)
    await hearts(page).first().click()
    await hearts(page).nth(1).click()
    await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 2 Artikel')
    await openAndRest(page, WISHLIST)
    await expect(heading(page)).toHaveText('Merkliste')
    await expect(entries(page)).toHaveCount(2)
  }

  test('lets go of an entry and takes it back, in its place', async ({ page }) => {
    await openWithTwo(page)
    await expectAccessible(page)
    const first = entries(page).first()
    const name = await first.getByRole('link').innerText()

    await first.getByRole('button', { name: `${name} von der Merkliste nehmen` }).click()

    await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 1 Artikel')
    await expect(first).toContainText('Nicht mehr gemerkt')
    const undo = first.getByRole('button', { name: /^Rückgängig/ })
    await expect(undo).toBeFocused()

    await undo.click()

    await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 2 Artikel')
    await expect(first.getByRole('button', { name: /von der Merkliste nehmen$/ })).toBeFocused()
    await page.reload()
    await expect(entries(page)).toHaveCount(2)
  })

  test('[4.12] remembers a size and moves it to the basket, asking for it only when missing', async ({
    page,
  }) => {
    await openWithTwo(page)
    const first = entries(page).first()
    const move = first.getByRole('button', { name: /^In den Warenkorb/ })
    const size = first.getByRole('combobox')

    await move.click()
    await expect(first).toContainText('Wähle zuerst eine Größe.')
    await expect(size).toBeFocused()
    await size.selectOption({ label: await firstSizeLeft(size) })
    await expect(first).not.toContainText('Wähle zuerst eine Größe.')
    const chosen = await size.inputValue()
    await expect(move).not.toHaveAttribute('aria-disabled', 'true')
    await page.reload()
    await expect(page.getByRole('combobox').first()).toHaveValue(chosen)
    await openAndRest(page, WISHLIST)
    await move.click()

    await expect(
      page.getByRole('dialog', { name: 'Das liegt jetzt in deinem Warenkorb' }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 1 Artikel')
    await first.getByRole('button', { name: /^Wieder merken/ }).click()
    await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 2 Artikel')
    await expect(first.getByRole('combobox')).toHaveValue(chosen)
  })

  test('follows what another tab does', async ({ page, context }) => {
    await openWithTwo(page)
    const other = await context.newPage()
    await openAndRest(other, LISTING)
    // Before that a heart is a form, which other tabs do not hear of.
    await expect(wishlistTool(other)).toHaveAccessibleName('Merkliste, 2 Artikel')

    await hearts(other).nth(2).click()
    await expect(entries(page)).toHaveCount(3)
    await hearts(other).nth(2).click()

    await expect(entries(page)).toHaveCount(2)
    await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 2 Artikel')
  })

  test('is emptied after a second word', async ({ page }) => {
    await openWithTwo(page)

    await page.getByText('Merkliste leeren').click()
    await expect(page.getByText('Alle 2 Artikel von der Merkliste nehmen?')).toBeVisible()
    await page.getByRole('button', { name: 'Alles entfernen' }).click()

    await expect(heading(page)).toHaveText('Noch nichts gemerkt')
    await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, leer')
  })

  test.describe('by its link', () => {
    test.use({ expectedErrors: /status of 404/ })

    test('is seen by whoever has it, until it is revoked', async ({ page, browser }) => {
      await openWithTwo(page)
      await page.getByText('Merkliste teilen').click()
      await page.getByRole('button', { name: 'Link erstellen' }).click()
      const field = page.getByRole('textbox', { name: 'Link zu deiner Merkliste' })
      await expect(field).toBeFocused()
      const link = await field.inputValue()

      const friends = await browser.newContext({ locale: 'de-DE' })
      const friend = await friends.newPage()
      const answer = await friend.goto(link)

      await expect(heading(friend)).toHaveText('Geteilte Merkliste')
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex, nofollow',
      })
      await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expectAccessible(friend)

      await page.getByRole('button', { name: 'Link ungültig machen' }).click()
      await expect(page.getByRole('button', { name: 'Link erstellen' })).toBeFocused()

      const after = await friend.goto(link)
      expect(after?.status()).toBe(404)
      await expect(heading(friend)).toHaveText('Hier ist keine Merkliste')
      await friends.close()
    })
  })
})

/** A size of a choice that can be bought. */
async function firstSizeLeft(size: Locator): Promise<string> {
  const labels = await size.getByRole('option').allInnerTexts()
  const left = labels.slice(1).find((label) => !label.includes('ausverkauft'))
  if (left === undefined) throw new Error('No size is left')
  return left
}
