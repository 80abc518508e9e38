import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP, SHOPS, type Shop } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import { callAsVisitor, isIn, plentyOf, rowOf } from './support/basket.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { slowLine } from './support/network.ts'
import { findProduct, labelOf } from './support/range.ts'
import { open, openAndRest } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const UPDATE = /\/rpc\/updateBasketItem$/

function isPlain({ variants, priceRange }: Product): boolean {
  const sizes = variants.filter(({ stock }) => stock.quantity >= 10)
  return sizes.length > 1 && priceRange.min.appliedReductions.length === 0
}

async function fill(
  page: Page,
  origin: string,
  products: readonly Product[],
  shop: Shop = DEFAULT_SHOP,
) {
  const items = products.map((product) => ({ variantId: plentyOf(product)?.id, quantity: 1 }))
  return callAsVisitor(page, { origin, shop }, 'addItemsToBasket', { items })
}

/** A page of the basket with one piece of which there are many, in several sizes. */
async function openWithOne(page: Page, origin: string): Promise<Product> {
  const product = await findProduct(
    origin,
    DEFAULT_SHOP,
    (candidate) =>
      isPlain(candidate) &&
      !isIn('coats')(candidate) &&
      !isIn('jeans')(candidate) &&
      !isIn('basics')(candidate),
  )
  await fill(page, origin, [product])
  await openAndRest(page, '/de/cart/')
  return product
}

test.describe('the number of a row', () => {
  test('follows every press at once and is told the shop as it ended', async ({ page, origin }) => {
    const product = await openWithOne(page, origin)
    const row = rowOf(page, product)
    const name = labelOf(product, 'name')
    const line = await slowLine(page, UPDATE)
    const more = row.getByRole('button', { name: `Einen mehr von ${name}` })

    for (let presses = 0; presses < 3; presses += 1) await more.click()

    const field = row.getByRole('textbox', { name: `Anzahl von ${name}` })
    await expect(field).toHaveValue('4')
    expect(line.underWay()).toHaveLength(1)
    await line.letAllThrough()
    await expect(page.getByRole('status').filter({ hasText: `${name}: 4 Stück.` })).toHaveCount(1)
    await expect(field).toHaveValue('4')
    await expect(more).toBeFocused()
    await page.reload()
    await expect(field).toHaveValue('4')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('can be typed: too many become the most there are, and nothing removes the row', async ({
    page,
    origin,
  }) => {
    const product = await openWithOne(page, origin)
    const row = rowOf(page, product)
    const field = row.getByRole('textbox')

    await field.fill('99')
    await field.press('Enter')

    await expect(field).toHaveValue('10')
    await expect(row.getByText('Höchstens 10 Stück pro Größe')).toBeVisible()
    await field.fill('0')
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Warenkorb ist leer')
    await page.getByRole('button', { name: 'Rückgängig' }).press('Enter')
    await expect(field).toHaveValue('10')
  })

  const refusals = [
    { status: 412, words: 'Diese Größe ist gerade ausverkauft.' },
    { status: 413, words: 'Dein Warenkorb ist voll' },
    { status: 500, words: 'Das hat nicht geklappt.' },
    { status: 409, words: 'Dein Warenkorb wurde in einem anderen Fenster geändert.' },
  ]
  test.describe(() => {
    test.use({ expectedErrors: /Failed to load resource/ })
    for (const { status, words } of refusals) {
      test(`[8.5] goes back after ${status} and says why, once`, async ({ page, origin }) => {
        const product = await openWithOne(page, origin)
        const row = rowOf(page, product)
        await page.route(UPDATE, (route) => route.fulfill({ status, json: { title: '', status } }))

        await row.getByRole('button', { name: /^Einen mehr/ }).click()

        await expect(row.getByText(words)).toBeVisible()
        await expect(row.getByRole('textbox')).toHaveValue('1')
        await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
      })
    }
  })

  test('is the same in two windows', async ({ page, context, origin }) => {
    const product = await openWithOne(page, origin)
    const other = await context.newPage()
    await openAndRest(other, '/de/cart/')

    await rowOf(other, product)
      .getByRole('button', { name: /^Einen mehr/ })
      .click()

    await expect(rowOf(page, product).getByRole('textbox')).toHaveValue('2')
  })

  test.describe(() => {
    test.use({ expectedErrors: /status of 409/ })
    test('of a page that missed a change is not changed unseen', async ({ page, origin }) => {
      const product = await openWithOne(page, origin)
      const asked = page.waitForResponse(/rpc\/getBasket/)
      await page.reload()
      await asked
      // From another device: this window has asked already, and nobody tells it.
      const { basket } = await callAsVisitor(page, { origin, shop: DEFAULT_SHOP }, 'getBasket', {})
      await callAsVisitor(page, { origin, shop: DEFAULT_SHOP }, 'updateBasketItem', {
        basketItemKey: basket.items[0]?.key,
        update: { quantity: 6, promotionId: null },
      })
      const row = rowOf(page, product)

      await row.getByRole('button', { name: /^Einen mehr/ }).click()

      await expect(row.getByText('in einem anderen Fenster geändert')).toBeVisible()
      await expect(row.getByRole('textbox')).toHaveValue('6')
    })
  })
})

test('size, wishlist and undo work without leaving the page', async ({ page, origin }) => {
  const product = await openWithOne(page, origin)
  const row = rowOf(page, product)
  const name = labelOf(product, 'name')
  const size = row.getByRole('combobox', { name: `Größe von ${name}` })
  const before = await size.inputValue()
  const another = product.variants.find(
    ({ id, stock }) => String(id) !== before && stock.quantity >= 10,
  )

  await size.selectOption(String(another?.id))

  await expect(page.getByRole('status').filter({ hasText: `${name}: jetzt Größe` })).toHaveCount(1)
  const { basket } = await callAsVisitor(page, { origin, shop: DEFAULT_SHOP }, 'getBasket', {})
  expect(basket.items.map(({ variant }) => variant.id)).toEqual([another?.id])

  await row.getByRole('button', { name: `${name} merken` }).click()

  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await expect(undo).toBeFocused()
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: /^Merkliste, 1/ })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Warenkorb, leer' })).toBeVisible()
  await undo.press('Enter')
  await expect(row).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('[4.9] promotions', () => {
  test('say what they take off, and why they do not any more', async ({ page, origin }) => {
    const isKnit = (product: Product) => isPlain(product) && isIn('knitwear')(product)
    const first = await findProduct(origin, DEFAULT_SHOP, isKnit)
    const second = await findProduct(
      origin,
      DEFAULT_SHOP,
      (product) => isKnit(product) && labelOf(product, 'name') !== labelOf(first, 'name'),
    )
    await fill(page, origin, [first])
    await openAndRest(page, `/de/p/${second.slug}-${second.id}/?variantId=${plentyOf(second)?.id}`)
    await page.getByRole('button', { name: 'Zum Warenkorb hinzufügen' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^Strickwochen: Du sparst/)).toBeVisible()

    await dialog.getByRole('link', { name: 'Zum Warenkorb' }).click()

    for (const product of [first, second]) {
      await expect(rowOf(page, product).getByText(/^Strickwochen: Du sparst/)).toBeVisible()
    }
    const sums = page.getByRole('complementary')
    await expect(sums.getByText('Strickwochen', { exact: true })).toBeVisible()
    const removed = rowOf(page, second)
    await removed.getByRole('button', { name: /entfernen$/ }).click()
    await expect(rowOf(page, first).getByText(/^Strickwochen gilt gerade nicht\./)).toBeVisible()
    await expect(sums.getByText('Noch 1 Teil bis zu: Strickwochen')).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(rowOf(page, first).getByText(/^Strickwochen: Du sparst/)).toBeVisible()
  })

  test('give what is chosen, and charge nobody unasked when they end', async ({ page, origin }) => {
    const coat = await findProduct(
      origin,
      DEFAULT_SHOP,
      (product) => isPlain(product) && isIn('coats')(product),
    )
    await fill(page, origin, [coat])
    await openAndRest(page, '/de/cart/')
    const take = page.getByRole('button', { name: /^Merinomütze.* dazulegen$/ }).first()

    await take.click()

    const gift = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'Mantel mit Mütze: geschenkt' })
    await expect(gift.getByText('Geschenk', { exact: true })).toBeVisible()
    const checkout = page.getByRole('complementary').getByRole('link', { name: 'Zur Kasse' })
    await expect(checkout).toBeVisible()

    await rowOf(page, coat)
      .getByRole('button', { name: /entfernen$/ })
      .click()

    const keep = page.getByRole('button', { name: /^Für .* behalten$/ })
    await expect(keep).toBeVisible()
    await expect(checkout).toBeHidden()
    await expectAccessible(page)
    await keep.click()
    await expect(keep).toBeHidden()
    await expect(checkout).toBeVisible()
  })
})

test.describe('[3.22] a voucher', () => {
  // Neither a voucher nor the code of a promotion.
  test.use({ expectedErrors: /status of 40[04]/ })
  test('is explained, taken and given up', async ({ page, origin }) => {
    await openWithOne(page, origin)
    const sums = page.getByRole('complementary')
    await sums.getByText('Gutscheincode eingeben').click()
    const code = sums.getByRole('textbox', { name: 'Gutscheincode' })

    await test.step('an unknown one', async () => {
      await code.fill('NIEMALS')
      await code.press('Enter')
      await expect(sums.getByText('Diesen Code kennen wir nicht.')).toBeVisible()
    })
    await code.fill('geduld10')
    await code.press('Enter')

    await expect(sums.getByText('Gutschein GEDULD10', { exact: false })).toBeVisible()
    await expect(sums.getByText(/^[−-]\s?10,00/)).toBeVisible()
    await expectAccessible(page)
    await sums.getByRole('button', { name: 'Gutschein GEDULD10 entfernen' }).click()
    await expect(sums.getByText('Gutschein GEDULD10')).toHaveCount(0)
  })
})

for (const path of ['de', 'fr-ch'] as const) {
  test(`nothing is wider than the window in ${path}`, async ({ page, origin }) => {
    const shop = SHOPS.find((candidate) => candidate.path === path) ?? DEFAULT_SHOP
    const first = await findProduct(
      origin,
      shop,
      (product) => isPlain(product) && isIn('coats')(product),
    )
    const second = await findProduct(
      origin,
      shop,
      (product) => isPlain(product) && isIn('knitwear')(product),
    )
    await fill(page, origin, [first, second], shop)
    await open(page, `/${path}/cart/`)

    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page, `at ${width} px`)
    }
  })
}
