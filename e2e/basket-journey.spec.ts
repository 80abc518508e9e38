import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP, SHOPS, type Shop } from '@saum/domain/shops'
import type { Browser, Locator, Page } from '@playwright/test'
import { callAsVisitor, isIn, plentyOf, rowOf } from './support/basket.ts'
import { expectSums } from './support/basket-sums.ts'
import { ON_PHONE } from './support/devices.ts'
import { findProduct, labelOf, productPath } from './support/range.ts'
import { heading, openAndRest, untilAlive } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

/** Every shop once; the small screen where the words are longest and the prices widest. */
const ON_A_PHONE = new Set(['ch', 'fr-ch'])
const VOUCHER = 'WINTER10'
const VOUCHER_CENTS = { EUR: 1_000, CHF: 1_200 } as const

/** Two of them start «Knitwear weeks»; there is enough of each to change number and size. */
function isKnit(product: Product): boolean {
  const sizes = product.variants.filter(({ stock }) => stock.quantity >= 10)
  return sizes.length > 1 && isIn('knitwear')(product) && !isIn('basics')(product)
}

async function findKnits(origin: string, shop: Shop): Promise<readonly [Product, Product]> {
  const first = await findProduct(origin, shop, isKnit)
  const isOther = (product: Product) => isKnit(product) && product.id !== first.id
  return [first, await findProduct(origin, shop, isOther)]
}

/** What a form of the page does, whatever its words are. */
function act(place: Locator | Page, intent: string): Locator {
  return place.locator(`form:has(input[name="intent"][value="${intent}"]) button[type="submit"]`)
}

async function buy(page: Page, shop: Shop, product: Product): Promise<Locator> {
  await openAndRest(page, `${productPath(shop, product)}?variantId=${plentyOf(product)?.id}`)
  await page.locator('[data-buy-actions] button[form="buy"]').click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText(labelOf(product, 'name'))
  return dialog
}

function basketOf(page: Page, origin: string, shop: Shop) {
  return async () => (await callAsVisitor(page, { origin, shop }, 'getBasket', {})).basket
}

/** The same screens in every language, so they are found by what they are, not by their words. */
for (const shop of SHOPS) {
  const device = ON_A_PHONE.has(shop.path) ? { tag: ON_PHONE } : {}
  test(
    `a basket of /${shop.path}/ is filled, changed, shared and whole in the end`,
    device,
    async ({ page, browser, origin }) => {
      test.slow()
      const [first, second] = await findKnits(origin, shop)
      const basket = basketOf(page, origin, shop)
      const count = page.locator('[data-count="basket"]')

      await test.step('two pieces start a promotion', async () => {
        await buy(page, shop, first)
        const dialog = await buy(page, shop, second)
        const { items } = await basket()
        expect(items.map(({ promotionId }) => promotionId)).toEqual(['pr_knit_two', 'pr_knit_two'])
        await expect(dialog).toContainText(items[1]?.promotion?.displayName ?? 'nothing')
        await dialog.locator(`a[href="/${shop.path}/cart/"]`).click()
        await expect(rowOf(page, first)).toBeVisible()
        await expectSums(page, shop, await basket())
      })

      await test.step('another size, another number', async () => {
        const row = rowOf(page, first)
        const size = first.variants.find(
          ({ id, stock }) => id !== plentyOf(first)?.id && stock.quantity >= 10,
        )
        await row.locator('select[name="variantId"]').selectOption(String(size?.id))
        await expect.poll(async () => variantIds(await basket())).toContain(size?.id)
        await row.locator('button[name="step"][value="1"]').click()
        await expect(count).toHaveText('3')
        await expect.poll(async () => (await basket()).items[0]?.quantity).toBe(2)
        await expectSums(page, shop, await basket())
      })

      await test.step('out and back again', async () => {
        await act(rowOf(page, second), 'remove').click()
        await expect(count).toHaveText('2')
        await act(page, 'undo').click()
        await expect(count).toHaveText('3')
        await expect(rowOf(page, second)).toBeVisible()
      })

      await test.step('a voucher', async () => {
        const sums = page.getByRole('complementary')
        const code = sums.locator('input[name="code"]')
        await sums.locator('details:has(input[name="code"]) > summary').click()
        await code.fill(VOUCHER.toLowerCase())
        await code.press('Enter')
        await expect(sums.locator('dl')).toContainText(VOUCHER)
        const now = await basket()
        expect(now.voucher?.reducedCents).toBe(VOUCHER_CENTS[shop.currency])
        await expectSums(page, shop, now)
      })

      const link =
        await test.step('one piece is kept for later, and the list is shared', async () => {
          await act(rowOf(page, second), 'save').click()
          await expect(count).toHaveText('2')
          await page.getByRole('main').locator(`a[href="/${shop.path}/wishlist/"]`).first().click()
          await expect(page.getByRole('main')).toContainText(labelOf(second, 'name'))
          await page.locator('details:has(input[value="share"]) > summary').click()
          await act(page, 'share').click()
          return page.locator('input[readonly]').inputValue()
        })

      await expectSharedList(browser, link, { shop, product: second })

      await test.step('and back into the basket it went from', async () => {
        await page.keyboard.press('Escape')
        await page.locator('button[name="intent"][value="move"]').click()
        await expect(page.locator('dialog[open]')).toContainText(labelOf(second, 'name'))
        await expect(count).toHaveText('3')
        await expect(page.locator('[data-count="wishlist"]')).toHaveText('')
        await page.locator(`dialog[open] a[href="/${shop.path}/cart/"]`).click()
        await expect(rowOf(page, second)).toBeVisible()
        const whole = await basket()
        expect(whole.items.every(({ promotion }) => promotion?.isValid)).toBe(true)
        expect(whole.voucher?.code).toBe(VOUCHER)
        await expectSums(page, shop, whole)
      })
    },
  )
}

function variantIds({ items }: { items: readonly { variant: { id: number } }[] }): number[] {
  return items.map(({ variant }) => variant.id)
}

/** Somebody else sees the list, in the money of the shop, and nothing of the visitor. */
async function expectSharedList(
  browser: Browser,
  link: string,
  { shop, product }: { shop: Shop; product: Product },
): Promise<void> {
  const friends = await browser.newContext({ locale: shop.locale })
  const friend = await friends.newPage()
  const answer = await friend.goto(link)
  expect(answer?.status()).toBe(200)
  const list = friend.getByRole('main')
  await expect(list).toContainText(labelOf(product, 'name'))
  await expect(list).toContainText(shop.currency === 'EUR' ? '€' : 'CHF')
  await untilAlive(friend)
  expect((await friends.cookies()).filter(({ name }) => name.includes('session'))).toEqual([])
  await friends.close()
}

test.describe('a basket while the line is down', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('goes back to what the shop knows, in this window and in another', async ({
    page,
    context,
    origin,
  }) => {
    const [product] = await findKnits(origin, DEFAULT_SHOP)
    const items = [{ variantId: plentyOf(product)?.id, quantity: 1 }]
    await callAsVisitor(page, { origin, shop: DEFAULT_SHOP }, 'addItemsToBasket', { items })
    await openAndRest(page, '/de/cart/')
    const other = await context.newPage()
    await openAndRest(other, '/de/c/new/')
    const number = rowOf(page, product).locator('input[name="quantity"]')
    const more = rowOf(page, product).locator('button[name="step"][value="1"]')
    await page.route(/\/rpc\/updateBasketItem$/, (route) => route.abort())

    await more.click()
    await expect(rowOf(page, product).getByText('Das hat nicht geklappt.')).toBeVisible()
    await expect(number).toHaveValue('1')
    await expect(other.locator('[data-count="basket"]')).toHaveText('1')
    await page.unroute(/\/rpc\/updateBasketItem$/)
    await more.click()

    await expect(number).toHaveValue('2')
    await expect(other.locator('[data-count="basket"]')).toHaveText('2')
    await act(rowOf(page, product), 'remove').click()
    await expect(heading(page)).toHaveText('Dein Warenkorb ist leer')
    await expect(other.locator('[data-count="basket"]')).toHaveText('')
  })
})

test('[7.38] the search provider is asked with what is in the basket, and told nothing', async ({
  page,
  origin,
}) => {
  const [first, second] = await findKnits(origin, DEFAULT_SHOP)
  const items = [{ variantId: plentyOf(first)?.id, quantity: 2 }]
  await callAsVisitor(page, { origin, shop: DEFAULT_SHOP }, 'addItemsToBasket', { items })
  await openAndRest(page, productPath(DEFAULT_SHOP, second))
  const events: string[] = []
  page.on('request', (request) => {
    if (/\/events\/v1|\/collect/.test(request.url())) events.push(request.url())
  })

  expect(await cartOfSuggestions(page, 'bluse')).toEqual([
    { productId: String(first.id), quantity: 2 },
  ])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Suche' })).toBeHidden()
  await page
    .locator(`label:has(input[value="${plentyOf(second)?.id}"])`)
    .first()
    .click()
  await page.locator('[data-buy-actions] button[form="buy"]').click()
  await expect(page.locator('[data-count="basket"]')).toHaveText('3')
  const added = page.locator('dialog#added-to-basket')
  await expect(added).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(added).toBeHidden()

  expect(await cartOfSuggestions(page, 'hemd')).toContainEqual({
    productId: String(second.id),
    quantity: 1,
  })
  expect(events).toEqual([])
})

/** Types into the search and reads what it says of the basket. */
async function cartOfSuggestions(page: Page, words: string): Promise<unknown> {
  const tool = page.locator('[data-tool="search"]')
  await expect(tool).toHaveAttribute('aria-haspopup', 'dialog')
  await tool.click()
  const field = page.getByRole('combobox', { name: 'Wonach suchst du?' })
  await expect(field).toBeFocused()
  const asked = page.waitForRequest(/\/productSuggest(\?|$)/)
  await field.fill(words)
  return (await asked).postDataJSON().context.cart
}
