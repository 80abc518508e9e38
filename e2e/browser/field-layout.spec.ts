import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Locator } from '@playwright/test'
import { isIn, plentyOf, rowOf } from '../support/basket.ts'
import {
  fillBasket,
  newEmail,
  openCheckout,
  passContact,
  SHOPPERS,
  step,
} from '../support/checkout.ts'
import { EVERY_ENGINE, WIDE_ONLY } from '../support/devices.ts'
import { findKnits } from '../support/knits.ts'
import { findProduct, productPath } from '../support/range.ts'
import { open } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const LISTING = '/de/c/damen/bekleidung/kleider/'

interface Box {
  top: number
  bottom: number
  width: number
}

async function boxOf(locator: Locator): Promise<Box> {
  return locator.evaluate((element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return { top, bottom, width }
  })
}

function isOnOneLine(one: Box, other: Box): boolean {
  return one.top < other.bottom && other.top < one.bottom
}

/** Engines lay out legends, lists of options and search fields each in their own way. */
test.describe('fields look alike in every engine', { tag: [EVERY_ENGINE, WIDE_ONLY] }, () => {
  test('the size chart stands beside the word «Größe»', async ({ page, origin }) => {
    const product = await findProduct(
      origin,
      DEFAULT_SHOP,
      (one) => one.variants.length > 2 && isIn('knitwear')(one),
    )
    await open(page, productPath(DEFAULT_SHOP, product))
    const sizes = page
      .getByRole('main')
      .getByRole('group', { name: /^Größe/ })
      .first()

    const words = await boxOf(sizes.getByText(/^Größe/).first())
    const chart = await boxOf(sizes.getByRole('link', { name: 'Größentabelle' }))

    expect(isOnOneLine(words, chart)).toBe(true)
  })

  test('a list of options is as wide as the chosen words', async ({ page }) => {
    await open(page, LISTING)
    const order = page.getByLabel('Sortieren')
    const short = await boxOf(order)
    const longest = await order.evaluate((select) => {
      const native = select.cloneNode(true)
      native.removeAttribute('class')
      select.after(native)
      const { width } = native.getBoundingClientRect()
      native.remove()
      return width
    })

    expect(short.width).toBeLessThan(longest - 10)
    await order.selectOption('price_asc')

    await expect.poll(async () => (await boxOf(order)).width).toBeGreaterThan(short.width)
  })

  test('size and quantity of a row in the basket stand on one line', async ({ page, origin }) => {
    const [product] = await findKnits(origin, DEFAULT_SHOP)
    await fillBasket(page, { origin, shop: DEFAULT_SHOP }, plentyOf(product)?.id)
    await open(page, '/de/cart/')
    const row = rowOf(page, product)

    const size = await boxOf(row.getByRole('combobox'))
    const quantity = await boxOf(row.getByRole('textbox'))

    expect(isOnOneLine(size, quantity)).toBe(true)
  })

  test('a legend of the checkout keeps its distance', async ({ page, origin }) => {
    await fillBasket(page, { origin, shop: DEFAULT_SHOP })
    await openCheckout(page, DEFAULT_SHOP)
    expect(
      await gapBelow(step(page, 'contact').getByText('Lieferadresse', { exact: true })),
    ).toBeGreaterThan(8)
    await passContact(page, newEmail('abstand'), SHOPPERS.de)

    for (const words of ['Lieferart', 'Zahlungsart']) {
      expect(
        await gapBelow(step(page, 'delivery').getByText(words, { exact: true })),
      ).toBeGreaterThan(8)
    }
  })

  test('a search field has no icon of the engine that empties it', async ({ page }) => {
    await open(page, '/de/location/')
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('Berlin')

    // Where WebKit draws an icon of its own, which empties the field.
    const { width, height } = (await field.boundingBox()) ?? { width: 0, height: 0 }
    await field.click({ position: { x: width - 12, y: height / 2 } })

    await expect(field).toHaveValue('Berlin')
  })
})

/** From the letters of a legend to what follows it. */
async function gapBelow(legend: Locator): Promise<number> {
  return legend.evaluate((element) => {
    const { ownerDocument: document, parentElement: group } = element
    const letters = document.createRange()
    letters.selectNodeContents(element)
    const next = [...group.children].find(
      (child) => child !== element && child.getBoundingClientRect().height > 0,
    )
    return Math.round(next.getBoundingClientRect().top - letters.getBoundingClientRect().bottom)
  })
}
