import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Locator, Page } from '@playwright/test'
import { findProduct, labelOf, productPath } from '../support/range.ts'
import { heading, open, openAndRest } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

function sellableVariant({ variants }: Product) {
  return variants.find(({ stock }) => stock.quantity > 5)
}

function canBeBought(product: Product): boolean {
  return product.variants.length > 1 && sellableVariant(product) !== undefined
}

async function openWithSize(page: Page, product: Product): Promise<void> {
  const variantId = sellableVariant(product)?.id
  await openAndRest(page, `${productPath(DEFAULT_SHOP, product)}?variantId=${variantId}`)
}

/** The button that buys; there is another one in the bar that appears while scrolling. */
function buyButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Zum Warenkorb hinzufügen' }).first()
}

function basketTool(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ })
}

/** Whether the search in the header takes the focus; behind a modal dialog everything is inert. */
async function canReachPageBehind(page: Page): Promise<boolean> {
  return page.locator('[data-tool="search"]').evaluate((tool) => {
    const { ownerDocument } = tool
    const before = ownerDocument.activeElement
    tool.focus()
    const isReached = ownerDocument.activeElement === tool
    before.focus()
    return isReached
  })
}

/** The link to a product in its row of the basket. */
function rowLink(page: Page, name: string): Locator {
  return page
    .getByRole('list', { name: 'Warenkorb', exact: true })
    .getByRole('link', { name, exact: true })
}

test('[4.8] what is put into the basket is shown, seen in other tabs, taken out and put back', async ({
  page,
  context,
  origin,
}) => {
  const product = await findProduct(origin, DEFAULT_SHOP, canBeBought)
  const name = labelOf(product, 'name')
  const dialog = page.getByRole('dialog', { name: 'Das liegt jetzt in deinem Warenkorb' })
  const other = await context.newPage()

  await test.step('a visitor without a session is asked about neither basket nor wishlist', async () => {
    const asked: string[] = []
    context.on('request', (request) => {
      if (/rpc\/get(?:Basket|Wishlist)/.test(request.url())) asked.push(request.url())
    })
    await open(other, '/de/cart/')
    await expect(heading(other)).toHaveText('Dein Warenkorb ist leer')
    await openWithSize(page, product)
    expect(asked).toEqual([])
  })

  await test.step('what was added is shown, once however often it is clicked, and the focus goes back', async () => {
    const release = Promise.withResolvers<void>()
    await page.route(/rpc\/addItem/, async (route) => {
      await release.promise
      await route.continue()
    })
    await buyButton(page).click()
    await buyButton(page).click({ force: true })
    release.resolve()

    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('listitem').getByText(name)).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    expect(await canReachPageBehind(page)).toBe(false)
    await expect(basketTool(page)).toHaveAccessibleName('Warenkorb, 1 Artikel')
    await expectAccessible(page, { within: 'dialog[open]' })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(buyButton(page)).toBeFocused()
    await page.unrouteAll()
  })

  await test.step('the second click of a double click adds nothing, however late it comes', async () => {
    const isIgnored = await buyButton(page).evaluate((button) => {
      const { MouseEvent } = button.ownerDocument.defaultView
      const second = new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true })
      return !button.dispatchEvent(second)
    })
    expect(isIgnored).toBe(true)
  })

  await test.step('other tabs and a reload show it', async () => {
    await expect(basketTool(other)).toHaveAccessibleName('Warenkorb, 1 Artikel')
    await expect(rowLink(other, name)).toBeVisible()
    await other.close()
    await page.reload()
    await expect(basketTool(page)).toHaveAccessibleName('Warenkorb, 1 Artikel')
  })

  await test.step('the dialog leads to the basket', async () => {
    await buyButton(page).click()
    await dialog.getByRole('link', { name: 'Zum Warenkorb' }).click()
    await expect(heading(page)).toHaveText('Warenkorb')
    await expect(heading(page)).toBeFocused()
    await expectAccessible(page)
    await expect(rowLink(page, name)).toBeVisible()
  })

  await test.step('it is taken out and put back', async () => {
    await page.getByRole('button', { name: `${name} entfernen` }).click()

    await expect(rowLink(page, name)).toBeHidden()
    await expect(heading(page)).toHaveText('Dein Warenkorb ist leer')
    await expect(basketTool(page)).toHaveAccessibleName('Warenkorb, leer')
    const undo = page.getByRole('button', { name: 'Rückgängig' })
    await expect(undo).toBeFocused()

    await undo.press('Enter')

    await expect(rowLink(page, name)).toBeVisible()
    await expect(basketTool(page)).toHaveAccessibleName('Warenkorb, 2 Artikel')
    await expect(heading(page)).toBeFocused()
  })
})

test.describe('[8.5] what cannot be added', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  const refusals = [
    { status: 412, words: 'Diese Größe ist gerade ausverkauft.' },
    { status: 413, words: 'Dein Warenkorb ist voll' },
    { status: 500, words: 'Das hat nicht geklappt.' },
    { status: null, words: 'Das hat nicht geklappt.' },
  ]
  test('[8.6] [8.7] [8.8] is said in words, and nothing is lost', async ({ page, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, canBeBought)
    await openWithSize(page, product)

    for (const { status, words } of refusals) {
      await page.route('**/rpc/addItemsToBasket', (route) =>
        status === null ? route.abort() : route.fulfill({ status, json: { title: '', status } }),
      )
      await buyButton(page).click()

      await expect(page.getByRole('main').getByText(words)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.unroute('**/rpc/addItemsToBasket')
    }
    await buyButton(page).click()

    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(basketTool(page)).toHaveAccessibleName('Warenkorb, 1 Artikel')
  })
})
