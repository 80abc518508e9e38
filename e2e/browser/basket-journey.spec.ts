import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP, SHOPS, type Shop } from '@saum/domain/shops'
import type { Browser, Locator, Page } from '@playwright/test'
import { callAsVisitor, plentyOf, rowOf } from '../support/basket.ts'
import { expectSums } from '../support/basket-sums.ts'
import { ON_PHONE } from '../support/devices.ts'
import { findKnits } from '../support/knits.ts'
import { labelOf, productPath } from '../support/range.ts'
import { openAndRest, untilAlive } from '../support/shopper.ts'
import { expect, isDeep, test } from '../support/test.ts'

/** The longest words and the widest prices, on the small screen; other shops are request tests. */
const BROWSED = SHOPS.filter(({ path }) => isDeep || path === 'fr-ch')
const ON_A_PHONE = new Set(['ch', 'fr-ch'])
const VOUCHER = 'WINTER10'
const VOUCHER_CENTS = { EUR: 1_000, CHF: 1_200 } as const

/** The button of the form with this intent; its words differ from shop to shop. */
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

for (const shop of BROWSED) {
  const device = ON_A_PHONE.has(shop.path) ? { tag: ON_PHONE } : {}
  test(
    `a basket of /${shop.path}/ is filled, changed, shared and complete in the end`,
    device,
    async ({ page, browser, origin }) => {
      test.slow()
      const [first, second] = await findKnits(origin, shop)
      const basket = basketOf(page, origin, shop)
      const count = page.locator('[data-count="basket"]')

      await test.step('two products start a promotion', async () => {
        const item = { variantId: plentyOf(first)?.id, quantity: 1 }
        await callAsVisitor(page, { origin, shop }, 'addItemsToBasket', { items: [item] })
        const dialog = await buy(page, shop, second)
        const { items } = await basket()
        expect(items.map(({ promotionId }) => promotionId)).toEqual(['pr_knit_two', 'pr_knit_two'])
        await expect(dialog).toContainText(items[1]?.promotion?.displayName ?? 'nothing')
        await dialog.locator(`a[href="/${shop.path}/cart/"]`).click()
        await expect(rowOf(page, first)).toBeVisible()
        await expectSums(page, shop, await basket())
      })

      await test.step('another size, another quantity', async () => {
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

      await test.step('removed and restored', async () => {
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
        await test.step('one product is saved for later, and the wishlist is shared', async () => {
          await act(rowOf(page, second), 'save').click()
          await expect(count).toHaveText('2')
          await page.getByRole('main').locator(`a[href="/${shop.path}/wishlist/"]`).first().click()
          await expect(page.getByRole('main')).toContainText(labelOf(second, 'name'))
          await page.locator('details:has(input[value="share"]) > summary').click()
          await act(page, 'share').click()
          return page.locator('input[readonly]').inputValue()
        })

      await expectSharedList(browser, link, { shop, product: second })

      await test.step('and moved back into the basket it came from', async () => {
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

/** Another visitor sees the list in the currency of the shop, without a session. */
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

test('[7.38] the search provider is sent the basket with a query, and no event', async ({
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

/** Types into the search and reads the basket that its request carries. */
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
