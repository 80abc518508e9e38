import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { findProduct, labelOf, productPath } from './support/range.ts'
import { heading, placeOf, tiles } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

function sellableVariant({ variants }: Product) {
  return variants.find(({ stock }) => stock.quantity > 5)
}

test('a size is put into the basket and taken out again without script', async ({
  page,
  origin,
}) => {
  const product = await findProduct(
    origin,
    DEFAULT_SHOP,
    (candidate) => candidate.variants.length > 1 && sellableVariant(candidate) !== undefined,
  )
  const name = labelOf(product, 'name')
  const variantId = sellableVariant(product)?.id
  await page.goto(productPath(DEFAULT_SHOP, product))
  await page.locator(`input[name="variantId"][value="${variantId}"]`).check({ force: true })

  await page.getByRole('button', { name: 'Zum Warenkorb hinzufügen' }).first().click()

  await expect(heading(page)).toHaveText('Warenkorb')
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()

  await page.getByRole('button', { name: `${name} entfernen` }).click()

  await expect(heading(page)).toHaveText('Dein Warenkorb ist leer')
})

test('a refused form returns to its page, which says why', async ({ page, request, origin }) => {
  const answer = await request.post('/de/cart/', {
    form: { intent: 'add', variantId: '999999999999', from: '/de/cart/?page=2' },
    headers: { origin },
    maxRedirects: 0,
  })

  expect(answer.status()).toBe(303)
  const target = answer.headers()['location'] ?? ''
  expect(target).toBe('/de/cart/?page=2&basketError=failed')
  await page.goto(target)
  await expect(page.getByRole('alert')).toHaveText(
    'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  )
})

test('a refusal leaves no session behind, and its page still has the size', async ({
  page,
  origin,
}) => {
  const isGone = ({ stock }: Product['variants'][number]) =>
    stock.quantity === 0 && !stock.isSellableWithoutStock
  const product = await findProduct(
    origin,
    DEFAULT_SHOP,
    ({ variants, isSoldOut }) => !isSoldOut && variants.some(isGone),
  )
  const variantId = String(product.variants.find(isGone)?.id)
  const from = productPath(DEFAULT_SHOP, product)

  const answer = await page.request.post('/de/cart/', {
    form: { intent: 'add', variantId, from, keepSize: '' },
    headers: { origin },
    maxRedirects: 0,
  })

  const target = answer.headers()['location'] ?? ''
  expect(target).toBe(`${from}?variantId=${variantId}&basketError=out_of_stock`)
  expect(answer.headers()['set-cookie'] ?? '').not.toContain('session')
  await page.goto(target)
  await expect(page.getByRole('alert')).toContainText('Diese Größe ist gerade ausverkauft.')
  await expect(page.locator(`input[type="radio"][value="${variantId}"]`)).toBeChecked()
})

for (const path of ['/de/c/new/', '/de/search/?searchTerm=kleid', '/de/c/outfits/']) {
  test(`a refusal is told where the form was sent from: ${path}`, async ({ page }) => {
    await page.goto(path)
    if (path.includes('outfits')) await tiles(page).first().getByRole('link').click()
    const url = new URL(page.url())
    url.searchParams.set('basketError', 'failed')

    await page.goto(url.href)

    await expect(page.getByRole('alert')).toHaveText(
      'Das hat nicht geklappt. Bitte versuche es noch einmal.',
    )
    const canonical = page.locator('link[rel="canonical"]')
    for (const link of await canonical.all()) {
      expect(await link.getAttribute('href')).not.toContain('basketError')
    }
  })
}

test('a form never returns to another site', async ({ request, origin }) => {
  for (const path of ['/de/cart/', '/de/wishlist/']) {
    const answer = await request.post(path, {
      form: { intent: 'unknown', from: '//evil.example/' },
      headers: { origin },
      maxRedirects: 0,
    })

    expect(answer.headers()['location']).toBe(`${path}?basketError=failed`)
  }
})

test('[4.11] a heart works without script and returns to where it was pressed', async ({
  page,
}) => {
  await page.goto('/de/c/new/?page=2')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /auf die Merkliste$/ })
    .first()
  const name = await heart.getAttribute('data-name')

  await heart.click()

  await page.waitForURL('**/de/c/new/?page=2')
  expect(placeOf(page)).toBe('/de/c/new/?page=2')
  await page.goto('/de/wishlist/')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: name ?? '' })
      .first(),
  ).toBeVisible()

  await page.getByRole('button', { name: `${name} von der Merkliste nehmen` }).click()

  await expect(heading(page)).toHaveText('Noch nichts gemerkt')
})
