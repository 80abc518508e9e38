import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP, findShopByPath, SHOPS } from '@saum/domain/shops'
import { findProduct, findSharedProduct, labelOf, productPath } from '../support/range.ts'
import { hasFacts, wordsOf } from '../support/product-facts.ts'
import { expect, test } from '../support/request-test.ts'

test('a product page of /fr-ch/ has text, details, composition, care, maker and number', async ({
  plain,
  origin,
}) => {
  const shop = findShopByPath('fr-ch') ?? DEFAULT_SHOP
  const product = await findProduct(origin, shop, hasFacts)

  await plain.open(productPath(shop, product))

  expect(plain.heading()).toBe(labelOf(product, 'name'))
  const words = plain.text('main')
  const sections = ['Matière et entretien', 'Fabricant et sécurité']
  const facts = ['description', 'details', 'materials', 'maker'].flatMap((key) =>
    wordsOf(product, key),
  )
  for (const part of [...sections, ...facts, product.referenceKey]) {
    expect(words).toContain(part)
  }
  for (const instruction of wordsOf(product, 'care')) {
    expect(words.toLowerCase()).toContain(instruction.toLowerCase())
  }
})

test.describe('[3.16] the sizes of a product', () => {
  test('say which of them are sold out', async ({ plain, origin }) => {
    const product = await findProduct(
      origin,
      DEFAULT_SHOP,
      ({ isSoldOut, variants }) => !isSoldOut && variants.some(isGone),
    )
    const labels = product.variants.filter(isGone).map((variant) => labelOf(variant, 'shopSize'))

    await plain.open(productPath(DEFAULT_SHOP, product))

    for (const label of labels) plain.field(`${label}, ausverkauft`, { within: 'main' })
    expect(plain.text('main')).toMatch(new RegExp(`Ausverkauft: .*${labels[0]}`))
  })

  test('say how many are left when they are few', async ({ plain, origin }) => {
    const isFew = ({ stock }: Product['variants'][number]) =>
      stock.quantity > 0 && stock.quantity <= 3
    const product = await findProduct(origin, DEFAULT_SHOP, ({ variants }) => variants.some(isFew))
    const variant = product.variants.find(isFew)
    if (!variant) throw new Error('No size is low in stock')

    await plain.open(productPath(DEFAULT_SHOP, product))

    const size = labelOf(variant, 'shopSize')
    plain.field(`${size}, nur noch ${variant.stock.quantity} Stück`, { within: 'main' })
  })

  function isGone({ stock }: Product['variants'][number]): boolean {
    return stock.quantity === 0 && !stock.isSellableWithoutStock
  }
})

test.describe('a product page tells machines', () => {
  test('its address in every shop', async ({ plain, origin }) => {
    const paths = await findSharedProduct(origin)

    await plain.open(paths.de)

    const found = plain
      .all('link[rel="alternate"][hreflang]')
      .map((link) => [
        link.getAttribute('hreflang'),
        new URL(link.getAttribute('href') ?? '', origin).pathname,
      ])
    const expected = SHOPS.map(({ hreflang, path }) => [hreflang, paths[path]])
    expect(found).toEqual([...expected, ['x-default', paths.de]])
  })

  test('every size with its price', async ({ plain, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, ({ variants }) => variants.length > 2)

    await plain.open(productPath(DEFAULT_SHOP, product))

    const { textContent } = plain.one('script[type="application/ld+json"]')
    const [, group] = JSON.parse(textContent)['@graph']
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

  test('its one address, whatever name the link has', async ({ request, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, () => true)

    const answer = await request.get(`/de/p/ein-alter-name-${product.id}/?variantId=1`, {
      maxRedirects: 0,
    })

    expect(answer.status()).toBe(301)
    expect(answer.headers()['location']).toBe(`${productPath(DEFAULT_SHOP, product)}?variantId=1`)
  })
})
