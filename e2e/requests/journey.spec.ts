import { SHOPS, type Shop } from '@saum/domain/shops'
import { callAsVisitor } from '../support/basket.ts'
import type { PlainBrowser } from '../support/plain/browser.ts'
import { accessibleName, textOf } from '../support/plain/names.ts'
import { tileNames } from '../support/plain/tiles.ts'
import { expect, test } from '../support/request-test.ts'

const BUY_WORDS: Readonly<Record<Shop['language'], string>> = {
  de: 'Zum Warenkorb hinzufügen',
  fr: 'Ajouter au panier',
  en: 'Add to basket',
}

/** Typed in a hurry. */
const MISTYPED: Readonly<Record<Shop['language'], string>> = {
  de: 'blusse',
  fr: 'chemisierr',
  en: 'blousse',
}

/** Checks the first values of a filter group that are not chosen yet. */
function checkValues(plain: PlainBrowser, group: string, count: number): void {
  const boxes = plain.all(`#filter input[name="filters[${group}]"]:not([checked]):not([disabled])`)
  expect(boxes.length).toBeGreaterThanOrEqual(count)
  for (const box of boxes.slice(0, count)) plain.enter(box, true)
}

async function openLink(plain: PlainBrowser, selector: string, nth = 0): Promise<void> {
  await plain.open(plain.one(selector, { nth }).getAttribute('href') ?? '')
  expect(plain.status).toBe(200)
}

/** Another color if there is one, then the first size in stock, then the button. */
async function buyShownProduct(plain: PlainBrowser, { path, language }: Shop): Promise<void> {
  const others = 'main a[data-keep-scroll]:not([aria-current]):not([data-sold-out])'
  if (plain.all(others).length > 0) await openLink(plain, others)
  const size = 'label:not([data-sold-out]) > input[name="variantId"]'
  plain.enter(plain.one(size, { nth: 0 }), true)
  const button = plain.one('[data-buy-actions] button[form="buy"]')
  expect(accessibleName(button)).toContain(BUY_WORDS[language])
  await plain.press(button)
  expect(plain.place).toBe(`/${path}/cart/`)
}

/** The pages are the same in every language, so links and fields are found by their markup. */
for (const shop of SHOPS) {
  test.describe(`a shopper of /${shop.path}/`, () => {
    test('finds a product by the menu, by filters and an order, and buys it', async ({
      plain,
      request,
      origin,
    }) => {
      await plain.open(`/${shop.path}/`)
      await openLink(plain, 'header a[data-section="clothing"]')
      expect(tileNames(plain).length).toBeGreaterThan(0)

      checkValues(plain, 'color', 2)
      await plain.press(plain.one('#filter button[type="submit"]'))
      checkValues(plain, 'material', 1)
      plain.enter(plain.one('select[name="sort"]'), 'price_asc')
      await plain.press(plain.one('#filter button[type="submit"]'))
      expect(plain.url.search).toMatch(
        /^\?filters\[color\]=\d+,\d+&filters\[material\]=\d+&sort=price_asc$/,
      )

      const firstPage = plain.all('main [data-tile] h2 a').map((link) => link.getAttribute('href'))
      await openLink(plain, 'main a[rel="next"]')
      expect(plain.url.search).toMatch(/&page=2$/)
      const wanted = plain.one('main [data-tile] h2 a', { nth: 1 })
      expect(firstPage).not.toContain(wanted.getAttribute('href'))
      await openLink(plain, 'main [data-tile] h2 a', 1)
      expect(plain.heading()).toBe(textOf(wanted))
      await buyShownProduct(plain, shop)

      const { basket } = await callAsVisitor({ request }, { origin, shop }, 'getBasket', {})
      expect(basket.items.map(({ quantity }) => quantity)).toEqual([1])
    })

    test('finds a product by a mistyped search', async ({ plain }) => {
      await plain.open(`/${shop.path}/`)
      await openLink(plain, '[data-tool="search"]')
      plain.enter(plain.one('main input[name="searchTerm"]'), MISTYPED[shop.language])
      await plain.press(plain.one('main form[role="search"] button[type="submit"]'))

      expect(plain.place).toBe(`/${shop.path}/search/?searchTerm=${MISTYPED[shop.language]}`)
      expect(tileNames(plain).length).toBeGreaterThan(0)
      expect(plain.all('main a[href*="exact="]')).toHaveLength(1)
      await openLink(plain, 'main [data-tile] h2 a')
      expect(plain.all('[data-buy-actions]')).toHaveLength(1)
    })
  })
}
