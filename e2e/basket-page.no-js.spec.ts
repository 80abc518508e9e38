import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import { callAsVisitor, isIn, plentyOf, rowOf } from './support/basket.ts'
import { findProduct, labelOf } from './support/range.ts'
import { heading, placeOf } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

function isPlain({ variants, priceRange }: Product): boolean {
  const sizes = variants.filter(({ stock }) => stock.quantity >= 10)
  return sizes.length > 1 && priceRange.min.appliedReductions.length === 0
}

async function openWith(page: Page, origin: string, product: Product): Promise<void> {
  const items = [{ variantId: plentyOf(product)?.id, quantity: 1 }]
  await callAsVisitor(page, { origin, shop: DEFAULT_SHOP }, 'addItemsToBasket', { items })
  await page.goto('/de/cart/')
}

test('number, size, wishlist and undo are forms', async ({ page, origin }) => {
  const product = await findProduct(origin, DEFAULT_SHOP, isPlain)
  const name = labelOf(product, 'name')
  await openWith(page, origin, product)
  const row = rowOf(page, product)
  const field = row.getByRole('textbox', { name: `Anzahl von ${name}` })

  await row.getByRole('button', { name: `Einen mehr von ${name}` }).click()
  await expect(field).toHaveValue('2')
  await field.fill('99')
  await field.press('Enter')
  await expect(field).toHaveValue('10')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Höchstens 10 Stück pro Größe',
  )

  const size = row.getByRole('combobox')
  const before = await size.inputValue()
  const another = product.variants.find(
    ({ id, stock }) => String(id) !== before && stock.quantity >= 10,
  )
  await size.selectOption(String(another?.id))
  await row.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(size).toHaveValue(String(another?.id))

  await row.getByRole('button', { name: `${name} merken` }).click()
  await expect(heading(page)).toHaveText('Dein Warenkorb ist leer')
  await expect(page.getByText(`${name} ist jetzt auf der Merkliste.`)).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(field).toHaveValue('10')
  expect(placeOf(page)).toBe('/de/cart/')
})

test('a page that missed a change is told so and changes nothing', async ({ page, origin }) => {
  const product = await findProduct(origin, DEFAULT_SHOP, isPlain)
  await openWith(page, origin, product)
  const row = rowOf(page, product)
  const shop = DEFAULT_SHOP
  const { basket } = await callAsVisitor(page, { origin, shop }, 'getBasket', {})
  await callAsVisitor(page, { origin, shop }, 'updateBasketItem', {
    basketItemKey: basket.items[0]?.key,
    update: { quantity: 6, promotionId: null },
  })

  await row.getByRole('button', { name: /^Einen mehr/ }).click()

  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'in einem anderen Fenster geändert',
  )
  await expect(row.getByRole('textbox')).toHaveValue('6')
})

test('a gift is chosen and a voucher explained by forms', async ({ page, origin }) => {
  const coat = await findProduct(
    origin,
    DEFAULT_SHOP,
    (product) => isPlain(product) && isIn('coats')(product),
  )
  await openWith(page, origin, coat)

  await page
    .getByRole('button', { name: /^Merinomütze.* dazulegen$/ })
    .first()
    .click()
  await expect(page.getByText('Mantel mit Mütze: geschenkt')).toBeVisible()

  await page.getByText('Gutscheincode eingeben').click()
  await page.getByRole('textbox', { name: 'Gutscheincode' }).fill('SOMMER2026')
  await page.getByRole('button', { name: 'Einlösen' }).click()
  await expect(page.getByText(/^Dieser Gutschein war bis .* gültig\.$/)).toBeVisible()

  await rowOf(page, coat)
    .getByRole('button', { name: /entfernen$/ })
    .click()
  const checkout = page.getByRole('complementary').getByRole('link', { name: 'Zur Kasse' })
  await expect(checkout).toHaveCount(0)
  await page.getByRole('button', { name: /^Für .* behalten$/ }).click()
  await expect(checkout).toBeVisible()
})

const NONSENSE = [
  { intent: 'update', itemKey: 'a', quantity: '-1' },
  { intent: 'update', itemKey: 'a', quantity: '1.5' },
  { intent: 'remove', itemKey: 'k'.repeat(10_000) },
  { intent: 'undo', item: '<script>' },
  { intent: 'voucher', code: 'x'.repeat(10_000) },
  { intent: 'burn' },
]

test('nonsense and the basket of somebody else end on a page, and begin no session', async ({
  request,
  origin,
}) => {
  for (const form of [...NONSENSE, { intent: 'update', itemKey: 'of-another', quantity: '3' }]) {
    const answer = await request.post('/de/cart/', { form, headers: { origin }, maxRedirects: 0 })

    expect(answer.status(), JSON.stringify(form).slice(0, 80)).toBe(303)
    expect(answer.headers()['location']).toMatch(/^\/de\/cart\//)
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('session')
  }
})
