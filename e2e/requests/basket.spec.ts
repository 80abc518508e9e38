import { getProductsByCategory, type Product } from '@saum/contract/product'
import { MAX_ITEMS_PER_BASKET } from '@saum/domain/basket-limits'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { callAsVisitor } from '../support/basket.ts'
import { askShop, findProduct, labelOf, productPath } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'

const FAILED = 'Das hat nicht geklappt. Bitte versuche es noch einmal.'

function sellableVariant({ variants }: Product) {
  return variants.find(({ stock }) => stock.quantity > 5)
}

test('a size is put into the basket and taken out again without script', async ({
  plain,
  origin,
}) => {
  const product = await findProduct(
    origin,
    DEFAULT_SHOP,
    (candidate) => candidate.variants.length > 1 && sellableVariant(candidate) !== undefined,
  )
  const name = labelOf(product, 'name')
  const variantId = sellableVariant(product)?.id
  await plain.open(productPath(DEFAULT_SHOP, product))
  plain.enter(plain.one(`input[name="variantId"][value="${variantId}"]`), true)

  // Styles show one half of the words: what the button does with and without a size.
  await plain.press(/Zum Warenkorb hinzufügen$/, { nth: 0 })

  expect(plain.heading()).toBe('Warenkorb')
  expect(plain.link(name, { within: 'main ul[aria-label="Warenkorb"]' })).toBeTruthy()

  await plain.press(`${name} entfernen`)

  expect(plain.heading()).toBe('Dein Warenkorb ist leer')
})

test('a refused form returns to its page, which says why', async ({ request, plain, origin }) => {
  const response = await request.post('/de/cart/', {
    form: { intent: 'add', variantId: '999999999999', from: '/de/cart/?page=2' },
    headers: { origin },
    maxRedirects: 0,
  })

  expect(response.status()).toBe(303)
  const target = response.headers()['location'] ?? ''
  expect(target).toBe('/de/cart/?page=2&basketError=failed')
  await plain.open(target)
  expect(plain.text('[role="alert"]')).toBe(FAILED)
})

test('a refusal leaves no session behind, and its page still has the size', async ({
  request,
  plain,
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

  const response = await request.post('/de/cart/', {
    form: { intent: 'add', variantId, from, keepSize: '' },
    headers: { origin },
    maxRedirects: 0,
  })

  const target = response.headers()['location'] ?? ''
  expect(target).toBe(`${from}?variantId=${variantId}&basketError=out_of_stock`)
  expect(response.headers()['set-cookie'] ?? '').not.toContain('session')
  await plain.open(target)
  expect(plain.text('[role="alert"]')).toContain('Diese Größe ist gerade ausverkauft.')
  const size = plain.one(`input[type="radio"][value="${variantId}"]`)
  expect(size.hasAttribute('checked')).toBe(true)
})

test('[8.7] a full basket is named on the page of the product, and keeps what it has', async ({
  request,
  plain,
  origin,
}) => {
  const shop = DEFAULT_SHOP
  const page = { page: 1, perPage: 24, with: 'detail' } as const
  const { products } = await askShop(origin, shop, getProductsByCategory, page)
  const sizes = products.flatMap((product) =>
    product.variants
      .filter(({ stock }) => stock.quantity > 0)
      .map(({ id }) => ({ product, variantId: id })),
  )
  const items = sizes
    .slice(0, MAX_ITEMS_PER_BASKET)
    .map(({ variantId }) => ({ variantId, quantity: 1 }))
  const one = sizes[MAX_ITEMS_PER_BASKET]
  if (!one) throw new Error('The first page has no more sizes than a basket holds')
  await callAsVisitor({ request }, { origin, shop }, 'addItemsToBasket', { items })
  await plain.open(`${productPath(shop, one.product)}?variantId=${one.variantId}`)

  await plain.press(/Zum Warenkorb hinzufügen$/, { nth: 0 })

  expect(plain.url.pathname).toBe(productPath(shop, one.product))
  expect(plain.text('[role="alert"]')).toContain('Dein Warenkorb ist voll')
  const { basket } = await callAsVisitor({ request }, { origin, shop }, 'getBasket', {})
  expect(basket.items.map(({ variant }) => variant.id)).toEqual(
    items.map(({ variantId }) => variantId),
  )
})

for (const path of ['/de/c/new/', '/de/search/?searchTerm=kleid', '/de/c/outfits/']) {
  test(`a refusal is shown where the form was sent from: ${path}`, async ({ plain }) => {
    await plain.open(path)
    if (path.includes('outfits')) {
      const [outfit] = plain.all('main [data-tile] a[href]')
      await plain.open(outfit?.getAttribute('href') ?? '')
    }
    const url = new URL(plain.url)
    url.searchParams.set('basketError', 'failed')

    await plain.open(url.href)

    expect(plain.text('[role="alert"]')).toBe(FAILED)
    for (const canonical of plain.all('link[rel="canonical"]')) {
      expect(canonical.getAttribute('href')).not.toContain('basketError')
    }
  })
}

test('a form never returns to another site', async ({ request, origin }) => {
  for (const path of ['/de/cart/', '/de/wishlist/']) {
    const response = await request.post(path, {
      form: { intent: 'unknown', from: '//evil.example/' },
      headers: { origin },
      maxRedirects: 0,
    })

    expect(response.headers()['location']).toBe(`${path}?basketError=failed`)
  }
})

test('[4.11] a heart works without script and returns to the page it was pressed on', async ({
  plain,
}) => {
  const listing = '/de/c/new/?page=2'
  const hearts = { within: 'main', nth: 0 }
  await plain.open(listing)
  const name = plain.button(/auf die Merkliste$/, hearts).getAttribute('data-name') ?? ''

  await plain.press(/auf die Merkliste$/, hearts)

  expect(plain.place).toBe(listing)
  await plain.open('/de/wishlist/')
  expect(plain.link(name, { within: 'ul[aria-label="Merkliste"]', nth: 0 })).toBeTruthy()

  await plain.press(`${name} von der Merkliste nehmen`)

  expect(plain.heading()).toBe('Noch nichts gemerkt')
})
