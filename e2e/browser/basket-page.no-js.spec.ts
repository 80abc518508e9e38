import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { callAsVisitor, plentyOf, rowOf } from '../support/basket.ts'
import { findProduct } from '../support/range.ts'
import { expect, test } from '../support/test.ts'

function isPlain({ variants, priceRange }: Product): boolean {
  const sizes = variants.filter(({ stock }) => stock.quantity >= 10)
  return sizes.length > 1 && priceRange.min.appliedReductions.length === 0
}

test('the controls of the basket can be seen and used without script', async ({ page, origin }) => {
  const product = await findProduct(origin, DEFAULT_SHOP, isPlain)
  const items = [{ variantId: plentyOf(product)?.id, quantity: 1 }]
  await callAsVisitor(page, { origin, shop: DEFAULT_SHOP }, 'addItemsToBasket', { items })
  await page.goto('/de/cart/')
  const row = rowOf(page, product)
  const quantity = row.getByRole('textbox', { name: /^Anzahl/ })

  await quantity.fill('99')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('10')

  const size = row.getByRole('combobox')
  const before = await size.inputValue()
  const another = product.variants.find(
    ({ id, stock }) => String(id) !== before && stock.quantity >= 10,
  )
  await size.selectOption(String(another?.id))
  await row.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(size).toHaveValue(String(another?.id))

  await page.getByText('Gutscheincode eingeben').click()
  await expect(page.getByRole('textbox', { name: 'Gutscheincode' })).toBeVisible()
})
