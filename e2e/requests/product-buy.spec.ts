import { DEFAULT_SHOP } from '@saum/domain/shops'
import { findProduct, labelOf, productPath } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'

test('the address of a product chooses a size, by its number or its label', async ({
  plain,
  origin,
}) => {
  const product = await findProduct(
    origin,
    DEFAULT_SHOP,
    ({ variants }) => variants.filter(({ stock }) => stock.quantity > 3).length > 2,
  )
  const variant = product.variants.find(({ stock }) => stock.quantity > 3)
  if (!variant) throw new Error('The product has no such size')
  for (const query of [`variantId=${variant.id}`, `size=${labelOf(variant, 'shopSize')}`]) {
    await plain.open(`${productPath(DEFAULT_SHOP, product)}?${query}`)

    const chosen = plain.all('main input[type="radio"][checked]')
    expect(chosen.map((radio) => radio.getAttribute('value'))).toEqual([String(variant.id)])
  }
})

test('a product that is sold out is still found, and says so instead of selling', async ({
  plain,
  origin,
}) => {
  const product = await findProduct(origin, DEFAULT_SHOP, ({ isSoldOut }) => isSoldOut)
  await plain.open(productPath(DEFAULT_SHOP, product))

  expect(plain.status).toBe(200)
  expect(plain.text('main :is(h2, h3)')).toContain('Dieses Teil ist ausverkauft')
  expect(plain.text('main button')).not.toContain('Zum Warenkorb hinzufügen')
})
