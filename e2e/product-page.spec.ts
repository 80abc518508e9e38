import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP, findShopByPath, SHOPS, type Shop } from '@saum/domain/shops'
import { PHONE_TOO } from './support/devices.ts'
import { findProduct, findSharedProduct, labelOf, productPath } from './support/range.ts'
import { heading, noteDocuments, open, placeOf } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

function hasFacts({ advancedAttributes }: Product): boolean {
  return ['description', 'details', 'materials', 'care', 'maker'].every(
    (key) => (advancedAttributes[key]?.values.length ?? 0) > 0,
  )
}

/** The words of an advanced attribute, row by row. */
function wordsOf({ advancedAttributes }: Product, key: string): string[] {
  const values = advancedAttributes[key]?.values ?? []
  return values.flatMap(({ fieldSet }) => fieldSet.flat().map(({ value }) => String(value)))
}

test.describe('a product page tells everything', () => {
  const words = {
    de: { care: 'Material und Pflege', maker: 'Hersteller und Sicherheit' },
    'fr-ch': { care: 'Matière et entretien', maker: 'Fabricant et sécurité' },
  } as const
  for (const [path, { care, maker }] of Object.entries(words)) {
    const tag = path === DEFAULT_SHOP.path ? PHONE_TOO : []
    const everything = `in /${path}/: text, details, composition, care, maker and number`
    test(everything, { tag }, async ({ page, origin }) => {
      const shop = findShopByPath(path) as Shop
      const product = await findProduct(origin, shop, hasFacts)
      await open(page, productPath(shop, product))
      const main = page.getByRole('main')

      await expect(heading(page)).toHaveText(labelOf(product, 'name'))
      await expect(main.getByText(wordsOf(product, 'description')[0] ?? '')).toBeVisible()
      for (const detail of wordsOf(product, 'details')) {
        await expect(main.getByText(detail, { exact: true })).toBeVisible()
      }
      await expect(main.getByText(product.referenceKey)).toBeVisible()

      await main.getByText(care, { exact: true }).click()
      for (const fibre of wordsOf(product, 'materials')) {
        await expect(main.getByText(fibre).first()).toBeVisible()
      }
      for (const instruction of wordsOf(product, 'care')) {
        await expect(main.getByText(new RegExp(`^${escaped(instruction)}$`, 'i'))).toBeVisible()
      }
      await main.getByText(maker, { exact: true }).click()
      await expect(main.getByText(wordsOf(product, 'maker')[0] ?? '')).toBeVisible()
    })
  }
})

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

test.describe('[3.18] the color of a product', () => {
  test('is changed by a link: another page, the same style, the same size', async ({
    page,
    origin,
  }) => {
    const product = await findProduct(
      origin,
      DEFAULT_SHOP,
      ({ siblings, variants }) =>
        siblings.some(({ isSoldOut }) => !isSoldOut) && variants.length > 1,
    )
    const [sibling] = product.siblings.filter(({ isSoldOut }) => !isSoldOut)
    if (!sibling) throw new Error('The style has one color')
    await open(page, productPath(DEFAULT_SHOP, product))
    const documents = noteDocuments(page)
    const sizes = page.getByRole('radio')
    await sizes.first().check()
    const size = await page
      .locator('label', { has: page.getByRole('radio', { checked: true }) })
      .locator('span')
      .first()
      .innerText()

    const colors = page.getByRole('main').getByRole('list', { name: 'Farben' })
    await colors.getByRole('link', { name: labelOf(sibling, 'color'), exact: true }).click()

    await expect(page).toHaveURL(new RegExp(`-${sibling.id}/\\?size=`))
    await expect(page.getByText(`Farbe: ${labelOf(sibling, 'color')}`)).toBeVisible()
    await expect(colors.locator('[aria-current]')).toHaveAttribute('href', placeOf(page))
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(`^${escaped(size)}`),
    )
    expect(documents).toEqual([])
  })
})

test.describe('[3.16] the sizes of a product', () => {
  test('show what is sold out, crossed out and in words', async ({ page, origin }) => {
    const product = await findProduct(
      origin,
      DEFAULT_SHOP,
      ({ isSoldOut, variants }) => !isSoldOut && variants.some(isGone),
    )
    const labels = product.variants.filter(isGone).map((variant) => labelOf(variant, 'shopSize'))
    await open(page, productPath(DEFAULT_SHOP, product))

    for (const label of labels) {
      await expect(page.getByRole('radio', { name: `${label}, ausverkauft` })).toBeVisible()
    }
    await expect(page.getByText(/^Ausverkauft: /)).toContainText(labels[0] ?? '')
  })

  test('say how many are left when they are few', async ({ page, origin }) => {
    const isFew = ({ stock }: Product['variants'][number]) =>
      stock.quantity > 0 && stock.quantity <= 3
    const product = await findProduct(origin, DEFAULT_SHOP, ({ variants }) => variants.some(isFew))
    const variant = product.variants.find(isFew)
    if (!variant) throw new Error('No size is low in stock')
    await open(page, productPath(DEFAULT_SHOP, product))

    const size = page.getByRole('radio', { name: `${labelOf(variant, 'shopSize')}, nur noch` })
    await expect(size).toHaveAccessibleName(new RegExp(`nur noch ${variant.stock.quantity} Stück`))
  })

  function isGone({ stock }: Product['variants'][number]): boolean {
    return stock.quantity === 0 && !stock.isSellableWithoutStock
  }
})

test.describe('what a product page tells machines', () => {
  test('is where it lives in every shop', async ({ page, origin }) => {
    const paths = await findSharedProduct(origin)
    await page.goto(paths.de)

    const alternates = page.locator('link[rel="alternate"][hreflang]')
    const found = await alternates.evaluateAll((links) =>
      links.map((link) => [link.hreflang, new URL(link.href).pathname]),
    )
    const expected = SHOPS.map(({ hreflang, path }) => [hreflang, paths[path]])
    expect(found).toEqual([...expected, ['x-default', paths.de]])
  })

  test('is what it shows: every size with its price and whether it can be had', async ({
    page,
    origin,
  }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, ({ variants }) => variants.length > 2)
    await page.goto(productPath(DEFAULT_SHOP, product))

    const text = await page.locator('script[type="application/ld+json"]').textContent()
    const [, group] = JSON.parse(text ?? '')['@graph']
    expect(group['@type']).toBe('ProductGroup')
    const offers = new Map<string, string>(
      group.hasVariant.map((variant: { size: string; offers: { price: string } }) => [
        variant.size,
        variant.offers.price,
      ]),
    )
    const sizes = product.variants.map(
      (variant) =>
        [labelOf(variant, 'shopSize'), (variant.price.withTax / 100).toFixed(2)] as const,
    )
    expect(offers).toEqual(new Map(sizes))
  })

  test('is its one address, whatever the name in the link', async ({ request, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, () => true)

    const answer = await request.get(`/de/p/ein-alter-name-${product.id}/?variantId=1`, {
      maxRedirects: 0,
    })

    expect(answer.status()).toBe(301)
    expect(answer.headers()['location']).toBe(`${productPath(DEFAULT_SHOP, product)}?variantId=1`)
  })
})
