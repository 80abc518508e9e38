import type { Basket } from '@saum/contract/basket-shape'
import { SHOPS } from '@saum/domain/shops'
import type { HTMLElement } from 'node-html-parser'
import { callAsVisitor, plentyOf } from '../support/basket.ts'
import { expectPlainSums } from '../support/basket-sums.ts'
import { findKnits } from '../support/knits.ts'
import { rowIn } from '../support/plain/basket-row.ts'
import { openPlainBrowser, type PlainBrowser } from '../support/plain/browser.ts'
import { textOf } from '../support/plain/names.ts'
import { labelOf, productPath } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'

const VOUCHER = 'WINTER10'
const VOUCHER_CENTS = { EUR: 1_000, CHF: 1_200 } as const

/** Sends the form with this intent; its words differ from shop to shop. */
async function act(plain: PlainBrowser, intent: string, within?: HTMLElement): Promise<void> {
  const where = within ? { within } : {}
  const form = plain.one(`input[name="intent"][value="${intent}"]`, where).closest('form')
  const button = form?.querySelector('button[type="submit"]')
  if (!button) throw new Error(`The form «${intent}» has no button`)
  await plain.press(button)
}

function quantityOf({ items }: Basket): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

// The basket of /fr-ch/ is filled in a browser, on a phone.
for (const shop of SHOPS.filter(({ path }) => path !== 'fr-ch')) {
  test(`a basket of /${shop.path}/ is filled, changed, shared and complete in the end`, async ({
    plain,
    request,
    playwright,
    origin,
  }) => {
    test.slow()
    const cart = `/${shop.path}/cart/`
    const currency = shop.currency === 'EUR' ? '€' : 'CHF'
    const [first, second] = await findKnits(origin, shop)
    const basket = async () =>
      (await callAsVisitor({ request }, { origin, shop }, 'getBasket', {})).basket

    await test.step('two products start a promotion', async () => {
      for (const product of [first, second]) {
        await plain.open(`${productPath(shop, product)}?variantId=${plentyOf(product)?.id}`)
        await plain.press(plain.one('[data-buy-actions] button[form="buy"]'))
        expect(plain.place).toBe(cart)
      }
      const now = await basket()
      expect(now.items.map(({ promotionId }) => promotionId)).toEqual([
        'pr_knit_two',
        'pr_knit_two',
      ])
      for (const product of [first, second]) {
        const name = now.items[1]?.promotion?.displayName ?? 'nothing'
        expect(textOf(rowIn(plain, product))).toContain(name)
      }
      expectPlainSums(plain, shop, now)
    })

    await test.step('another size, another quantity', async () => {
      const size = first.variants.find(
        ({ id, stock }) => id !== plentyOf(first)?.id && stock.quantity >= 10,
      )
      const select = plain.one('select[name="variantId"]', { within: rowIn(plain, first) })
      plain.enter(select, String(size?.id))
      await act(plain, 'size', rowIn(plain, first))
      expect((await basket()).items[0]?.variant.id).toBe(size?.id)
      const more = plain.one('button[name="step"][value="1"]', { within: rowIn(plain, first) })
      await plain.press(more)
      expect((await basket()).items[0]?.quantity).toBe(2)
      expectPlainSums(plain, shop, await basket())
    })

    await test.step('removed and restored', async () => {
      await act(plain, 'remove', rowIn(plain, second))
      expect(quantityOf(await basket())).toBe(2)
      await act(plain, 'undo')
      expect(quantityOf(await basket())).toBe(3)
      expect(rowIn(plain, second)).toBeTruthy()
    })

    await test.step('a voucher', async () => {
      plain.enter(plain.one('main aside input[name="code"]'), VOUCHER.toLowerCase())
      await act(plain, 'voucher')
      expect(plain.text('main aside dl')).toContain(VOUCHER)
      const now = await basket()
      expect(now.voucher?.reducedCents).toBe(VOUCHER_CENTS[shop.currency])
      expectPlainSums(plain, shop, now)
    })

    await test.step('one product is saved for later, and the wishlist is shared', async () => {
      await act(plain, 'save', rowIn(plain, second))
      expect(quantityOf(await basket())).toBe(2)
      await plain.open(`/${shop.path}/wishlist/`)
      expect(plain.text('main')).toContain(labelOf(second, 'name'))
      await act(plain, 'share')
      const other = await playwright.request.newContext({ baseURL: origin })
      const friend = openPlainBrowser(other, origin)
      await friend.open(plain.place)
      expect(friend.status).toBe(200)
      expect(friend.text('main')).toContain(labelOf(second, 'name'))
      expect(friend.text('main')).toContain(currency)
      const { cookies } = await other.storageState()
      expect(cookies.filter(({ name }) => name.includes('session'))).toEqual([])
      await other.dispose()
    })

    await test.step('and moved back into the basket it came from', async () => {
      await plain.open(`/${shop.path}/wishlist/`)
      await plain.press(plain.one('button[name="intent"][value="move"]'))
      expect(plain.all('ul > li button[name="intent"][value="move"]')).toHaveLength(0)
      await plain.open(cart)
      expect(rowIn(plain, second)).toBeTruthy()
      const now = await basket()
      expect(quantityOf(now)).toBe(3)
      expect(now.items.every(({ promotion }) => promotion?.isValid)).toBe(true)
      expect(now.voucher?.code).toBe(VOUCHER)
      expectPlainSums(plain, shop, now)
    })
  })
}
