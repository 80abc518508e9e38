import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP, SHOPS, type Shop } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import { callAsVisitor, isIn, plentyOf, rowOf } from '../support/basket.ts'
import { expectToFitAt } from '../support/layout.ts'
import { slowLine } from '../support/network.ts'
import { findProduct, labelOf } from '../support/range.ts'
import { heading, open, openAndRest } from '../support/shopper.ts'
import { expect, expectAccessible, isDeep, test } from '../support/test.ts'

const UPDATE = /\/rpc\/updateBasketItem$/
const WIDTHS = [320, 390, 820, 1440]
const CHEAP_CENTS = 12_000

function isPlain({ variants, priceRange }: Product): boolean {
  const sizes = variants.filter(({ stock }) => stock.quantity >= 10)
  return sizes.length > 1 && priceRange.min.appliedReductions.length === 0
}

function isPlainIn(category: string): (product: Product) => boolean {
  return (product) => isPlain(product) && isIn(category)(product)
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

/** A basket page with one product that has much stock in several sizes. */
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

function status(page: Page, words: string) {
  return page.getByRole('status').filter({ hasText: words })
}

test('quantity, size, wishlist and undo work without leaving the page', async ({
  page,
  origin,
}) => {
  const product = await openWithOne(page, origin)
  const row = rowOf(page, product)
  const name = labelOf(product, 'name')
  const field = row.getByRole('textbox', { name: `Anzahl von ${name}` })
  const undo = page.getByRole('button', { name: 'Rückgängig' })

  await test.step('the quantity follows every press, and the shop is sent the last one', async () => {
    const line = await slowLine(page, UPDATE)
    const more = row.getByRole('button', { name: `Einen mehr von ${name}` })
    for (let presses = 0; presses < 3; presses += 1) await more.click()
    await expect(field).toHaveValue('4')
    expect(line.underWay()).toHaveLength(1)
    await line.letAllThrough()
    await expect(status(page, `${name}: 4 Stück.`)).toHaveCount(1)
    await expect(field).toHaveValue('4')
    await expect(more).toBeFocused()
    await openAndRest(page, '/de/cart/')
    await expect(field).toHaveValue('4')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a typed quantity is limited, and zero removes the row', async () => {
    await field.fill('99')
    await field.press('Enter')
    await expect(field).toHaveValue('10')
    await expect(row.getByText('Höchstens 10 Stück pro Größe')).toBeVisible()
    await field.fill('0')
    await field.press('Enter')
    await expect(heading(page)).toHaveText('Dein Warenkorb ist leer')
    await undo.press('Enter')
    await expect(field).toHaveValue('10')
  })

  await test.step('another size is announced and stored', async () => {
    const size = row.getByRole('combobox', { name: `Größe von ${name}` })
    const before = await size.inputValue()
    const another = product.variants.find(
      ({ id, stock }) => String(id) !== before && stock.quantity >= 10,
    )
    await size.selectOption(String(another?.id))
    await expect(status(page, `${name}: jetzt Größe`)).toHaveCount(1)
    const { basket } = await callAsVisitor(page, { origin, shop: DEFAULT_SHOP }, 'getBasket', {})
    expect(basket.items.map(({ variant }) => variant.id)).toEqual([another?.id])
  })

  await test.step('the row moves to the wishlist and back', async () => {
    const banner = page.getByRole('banner')
    await row.getByRole('button', { name: `${name} merken` }).click()
    await expect(undo).toBeFocused()
    await expect(banner.getByRole('link', { name: /^Merkliste, 1/ })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Warenkorb, leer' })).toBeVisible()
    await undo.press('Enter')
    await expect(row).toBeVisible()
    await expect(heading(page)).toBeFocused()
  })
})

const REFUSALS = [
  { status: 412, words: 'Diese Größe ist gerade ausverkauft.' },
  { status: 413, words: 'Dein Warenkorb ist voll' },
  { status: 500, words: 'Das hat nicht geklappt.' },
  { status: 409, words: 'Dein Warenkorb wurde in einem anderen Fenster geändert.' },
  { status: 'no connection', words: 'Das hat nicht geklappt.' },
] as const

test.describe('a quantity that cannot be changed', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('[8.5] goes back and says why, once, and both windows show what the shop knows', async ({
    page,
    context,
    origin,
  }) => {
    const product = await openWithOne(page, origin)
    const other = await context.newPage()
    await openAndRest(other, '/de/cart/')
    const row = rowOf(page, product)
    const more = row.getByRole('button', { name: /^Einen mehr/ })
    const field = row.getByRole('textbox')
    const otherField = rowOf(other, product).getByRole('textbox')
    const otherCount = other.locator('[data-count="basket"]')

    for (const { status: answer, words } of REFUSALS) {
      await test.step(String(answer), async () => {
        await page.route(UPDATE, (route) =>
          answer === 'no connection'
            ? route.abort()
            : route.fulfill({ status: answer, json: { title: '', status: answer } }),
        )
        await more.click()
        await expect(row.getByText(words)).toBeVisible()
        await expect(field).toHaveValue('1')
        await expect(status(page, words)).toHaveCount(1)
        await expect(otherField).toHaveValue('1')
        await expect(otherCount).toHaveText('1')
        await page.unroute(UPDATE)
      })
    }

    await test.step('a change that succeeds is seen in the other window, in both directions', async () => {
      await more.click()
      await expect(field).toHaveValue('2')
      await expect(otherField).toHaveValue('2')
      await expect(otherCount).toHaveText('2')
      await rowOf(other, product)
        .getByRole('button', { name: /^Einen mehr/ })
        .click()
      await expect(field).toHaveValue('3')
    })

    await test.step('a page that missed a change of another device changes nothing unseen', async () => {
      const place = { origin, shop: DEFAULT_SHOP }
      const { basket } = await callAsVisitor(page, place, 'getBasket', {})
      expect(basket.items[0]?.quantity).toBe(3)
      await callAsVisitor(page, place, 'updateBasketItem', {
        basketItemKey: basket.items[0]?.key,
        update: { quantity: 6, promotionId: null },
      })
      await more.click()
      await expect(row.getByText('in einem anderen Fenster geändert')).toBeVisible()
      await expect(field).toHaveValue('6')
    })

    await row.getByRole('button', { name: /entfernen$/ }).click()
    await expect(heading(page)).toHaveText('Dein Warenkorb ist leer')
    await expect(heading(other)).toHaveText('Dein Warenkorb ist leer')
    await expect(otherCount).toHaveText('')
  })
})

test.describe('[4.9] promotions', () => {
  test('say what they take off, and why they do not any more', async ({ page, origin }) => {
    // Alone it must not reach the total that starts another promotion.
    const isKnit = (product: Product) =>
      isPlainIn('knitwear')(product) && product.priceRange.max.withTax < CHEAP_CENTS
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

  test('add the chosen gift, and ask before charging for it when they end', async ({
    page,
    origin,
  }) => {
    const coat = await findProduct(origin, DEFAULT_SHOP, isPlainIn('coats'))
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
    await expectToFitAt(page, WIDTHS, 'the basket with a gift')

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
  // The code is neither a voucher nor a promotion.
  test.use({ expectedErrors: /status of 40[04]/ })
  test('is explained, redeemed and removed', async ({ page, origin }) => {
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

// The longest words and the widest prices; the deep run tries all shops.
for (const shop of SHOPS.filter(({ path }) => isDeep || path === 'fr-ch')) {
  test(`no row of the basket of /${shop.path}/ is wider than the window`, async ({
    page,
    origin,
  }) => {
    const first = await findProduct(origin, shop, isPlainIn('coats'))
    const second = await findProduct(origin, shop, isPlainIn('knitwear'))
    await fill(page, origin, [first, second], shop)
    await open(page, `/${shop.path}/cart/`)

    await expectToFitAt(page, WIDTHS, 'a coat and a knit')
  })
}
