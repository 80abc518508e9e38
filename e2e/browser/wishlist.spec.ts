import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Locator, Page } from '@playwright/test'
import { callAsVisitor, plentyOf } from '../support/basket.ts'
import { findProduct } from '../support/range.ts'
import { heading, openAndRest, placeOf } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const LISTING = '/de/c/damen/bekleidung/kleider/'
const WISHLIST = '/de/wishlist/'

function hearts(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /auf die Merkliste$/ })
}

/** The entries of the list, including one that was just removed. */
function entries(page: Page) {
  return page.getByRole('list', { name: 'Merkliste' }).locator('> li')
}

function wishlistTool(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /^Merkliste/ })
}

test.describe('[4.11] the heart', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('is filled at once and in other tabs, survives a reload, and empties when refused', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await openAndRest(other, LISTING)
    await openAndRest(page, LISTING)
    const heart = hearts(page).first()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')

    await heart.click()

    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 1 Artikel')
    expect(placeOf(page)).toBe(LISTING)
    await expect(hearts(other).first()).toHaveAttribute('aria-pressed', 'true')

    await test.step('[2.10] the wishlist follows what another tab does', async () => {
      await wishlistTool(page).click()
      await expect(heading(page)).toHaveText('Merkliste')
      await expect(entries(page)).toHaveCount(1)
      await hearts(other).nth(2).click()
      await expect(entries(page)).toHaveCount(2)
      await hearts(other).nth(2).click()
      await expect(entries(page)).toHaveCount(1)
      await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 1 Artikel')
    })

    await page.goBack()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, leer')

    await test.step('when the shop does not answer, it empties again and says so', async () => {
      await page.route('**/rpc/addItemToWishlist', (route) => route.abort())
      const words = 'Das hat nicht geklappt. Bitte versuche es noch einmal.'
      await heart.click()
      await expect(page.getByText(words).last()).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
    })
  })
})

test.describe('[2.10] the wishlist', () => {
  test.use({ expectedErrors: /status of 404/ })

  /** With two products that come in several sizes. */
  async function openWithTwo(page: Page, origin: string) {
    const isWanted = (product: Product) =>
      product.variants.length > 1 && plentyOf(product) !== undefined
    const first = await findProduct(origin, DEFAULT_SHOP, isWanted)
    const second = await findProduct(
      origin,
      DEFAULT_SHOP,
      (product) => isWanted(product) && product.id !== first.id,
    )
    for (const { id } of [first, second]) {
      const place = { origin, shop: DEFAULT_SHOP }
      await callAsVisitor(page, place, 'addItemToWishlist', { productId: id })
    }
    await openAndRest(page, WISHLIST)
    await expect(heading(page)).toHaveText('Merkliste')
    await expect(entries(page)).toHaveCount(2)
    await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 2 Artikel')
  }

  test('removes an entry, restores it in its place, and moves it to the basket in a size', async ({
    page,
    origin,
  }) => {
    await openWithTwo(page, origin)
    await expectAccessible(page)
    const first = entries(page).first()

    await test.step('an entry is removed and restored', async () => {
      const name = await first.getByRole('link').innerText()
      await first.getByRole('button', { name: `${name} von der Merkliste nehmen` }).click()
      await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 1 Artikel')
      await expect(first).toContainText('Nicht mehr gemerkt')
      const undo = first.getByRole('button', { name: /^Rückgängig/ })
      await expect(undo).toBeFocused()
      await undo.click()
      await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 2 Artikel')
      await expect(first.getByRole('link')).toHaveText(name)
      await expect(first.getByRole('button', { name: /von der Merkliste nehmen$/ })).toBeFocused()
    })

    await test.step('[4.12] a size is asked for when missing, remembered and moved', async () => {
      const move = first.getByRole('button', { name: /^In den Warenkorb/ })
      const size = first.getByRole('combobox')
      await move.click()
      await expect(first).toContainText('Wähle zuerst eine Größe.')
      await expect(size).toBeFocused()
      await size.selectOption({ label: await firstSizeLeft(size) })
      await expect(first).not.toContainText('Wähle zuerst eine Größe.')
      const chosen = await size.inputValue()
      await expect(move).not.toHaveAttribute('aria-disabled', 'true')
      await openAndRest(page, WISHLIST)
      await expect(entries(page)).toHaveCount(2)
      await expect(size).toHaveValue(chosen)
      await move.click()
      const dialog = page.getByRole('dialog', { name: 'Das liegt jetzt in deinem Warenkorb' })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 1 Artikel')
      await first.getByRole('button', { name: /^Wieder merken/ }).click()
      await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, 2 Artikel')
      await expect(first.getByRole('combobox')).toHaveValue(chosen)
    })
  })

  test('is shared by a link until it is revoked, and emptied after a confirmation', async ({
    page,
    context,
    origin,
  }) => {
    await openWithTwo(page, origin)
    await page.getByText('Merkliste teilen').click()
    await page.getByRole('button', { name: 'Link erstellen' }).click()
    const field = page.getByRole('textbox', { name: 'Link zu deiner Merkliste' })
    await expect(field).toBeFocused()
    const link = await field.inputValue()

    const shared = await context.newPage()
    await shared.goto(link)
    await expect(heading(shared)).toHaveText('Geteilte Merkliste')
    await expectAccessible(shared)

    await page.getByRole('button', { name: 'Link ungültig machen' }).click()
    await expect(page.getByRole('button', { name: 'Link erstellen' })).toBeFocused()
    expect((await shared.goto(link))?.status()).toBe(404)
    await expect(heading(shared)).toHaveText('Hier ist keine Merkliste')

    await page.getByText('Merkliste leeren').click()
    await expect(page.getByText('Alle 2 Artikel von der Merkliste nehmen?')).toBeVisible()
    await page.getByRole('button', { name: 'Alles entfernen' }).click()
    await expect(heading(page)).toHaveText('Noch nichts gemerkt')
    await expect(wishlistTool(page)).toHaveAccessibleName('Merkliste, leer')
  })
})

/** A size of a choice that can be bought. */
async function firstSizeLeft(size: Locator): Promise<string> {
  const labels = await size.getByRole('option').allInnerTexts()
  const left = labels.slice(1).find((label) => !label.includes('ausverkauft'))
  if (left === undefined) throw new Error('No size is left')
  return left
}
