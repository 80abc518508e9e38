import type { APIRequestContext } from '@playwright/test'
import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { callAsVisitor, isIn, plentyOf } from '../support/basket.ts'
import { rowIn } from '../support/plain/basket-row.ts'
import type { PlainBrowser } from '../support/plain/browser.ts'
import { placeOrder } from '../support/placed-order.ts'
import { newEmail } from '../support/checkout.ts'
import { accessibleName, textOf } from '../support/plain/names.ts'
import { findProduct, labelOf } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'

const CART = '/de/cart/'

function isPlain({ variants, priceRange }: Product): boolean {
  const sizes = variants.filter(({ stock }) => stock.quantity >= 10)
  return sizes.length > 1 && priceRange.min.appliedReductions.length === 0
}

interface Visitor {
  request: APIRequestContext
  plain: PlainBrowser
  origin: string
}

async function openWith({ request, plain, origin }: Visitor, product: Product): Promise<void> {
  const items = [{ variantId: plentyOf(product)?.id, quantity: 1 }]
  await callAsVisitor({ request }, { origin, shop: DEFAULT_SHOP }, 'addItemsToBasket', { items })
  await plain.open(CART)
}

test('quantity, size, wishlist and undo are forms', async ({ request, plain, origin }) => {
  const product = await findProduct(origin, DEFAULT_SHOP, isPlain)
  const name = labelOf(product, 'name')
  await openWith({ request, plain, origin }, product)
  const row = () => ({ within: rowIn(plain, product) })
  const quantity = `Anzahl von ${name}`

  await plain.press(`Einen mehr von ${name}`, row())
  expect(plain.value(quantity, row())).toBe('2')
  plain.fill(quantity, '99', row())
  await plain.pressEnter(quantity, row())
  expect(plain.value(quantity, row())).toBe('10')
  expect(plain.text('main [role="status"]')).toBe('Höchstens 10 Stück pro Größe')

  const before = plain.value(/^Größe/, row())
  const another = product.variants.find(
    ({ id, stock }) => String(id) !== before && stock.quantity >= 10,
  )
  const anotherId = String(another?.id)
  const [option] = plain.one('select', row()).querySelectorAll(`option[value="${anotherId}"]`)
  if (!option) throw new Error('The other size is not offered')
  plain.choose(/^Größe/, textOf(option), row())
  await plain.press('Übernehmen', row())
  expect(plain.value(/^Größe/, row())).toBe(anotherId)

  await plain.press(`${name} merken`, row())
  expect(plain.heading()).toBe('Dein Warenkorb ist leer')
  expect(plain.text('main')).toContain(`${name} ist jetzt auf der Merkliste.`)
  await plain.press('Rückgängig')
  expect(plain.value(quantity, row())).toBe('10')
  expect(plain.place).toBe(CART)
})

test('a page that missed a change says so and changes nothing', async ({
  request,
  plain,
  origin,
}) => {
  const product = await findProduct(origin, DEFAULT_SHOP, isPlain)
  await openWith({ request, plain, origin }, product)
  const shop = DEFAULT_SHOP
  const { basket } = await callAsVisitor({ request }, { origin, shop }, 'getBasket', {})
  await callAsVisitor({ request }, { origin, shop }, 'updateBasketItem', {
    basketItemKey: basket.items[0]?.key,
    update: { quantity: 6, promotionId: null },
  })

  await plain.press(/^Einen mehr/, { within: rowIn(plain, product) })

  expect(plain.text('main [role="status"]')).toContain('in einem anderen Fenster geändert')
  expect(plain.value(/^Anzahl/, { within: rowIn(plain, product) })).toBe('6')
})

test('[3.9] [4.7] a set moves as one, and is held back as one while a required part is sold out', async ({
  request,
  plain,
  playwright,
  origin,
}) => {
  test.slow()
  const shop = DEFAULT_SHOP
  const part = await findProduct(origin, shop, (one) => fewOf(one) !== undefined)
  const few = fewOf(part)
  const main = await findProduct(origin, shop, (one) => isPlain(one) && one.id !== part.id)
  const alone = await findProduct(
    origin,
    shop,
    (one) => isPlain(one) && one.id !== part.id && one.id !== main.id,
  )
  const set = { id: 'suit', isMainItem: false, isRequired: true }
  const items = [
    { variantId: plentyOf(main)?.id, quantity: 1, itemGroup: { ...set, isMainItem: true } },
    { variantId: few?.id, quantity: 1, itemGroup: set },
    { variantId: plentyOf(alone)?.id, quantity: 1 },
  ]
  await callAsVisitor({ request }, { origin, shop }, 'addItemsToBasket', { items })
  const row = (product: Product) => ({ within: rowIn(plain, product) })
  const list = () => plain.text('main ul[aria-label="Warenkorb"]')
  await plain.open(CART)

  await test.step('in number, out of the basket and back', async () => {
    expect(textOf(rowIn(plain, part))).toContain(`Gehört zu ${labelOf(main, 'name')}`)
    await plain.press(/^Einen mehr/, row(main))
    expect(textOf(rowIn(plain, part))).toContain('2')
    await plain.press(`${labelOf(main, 'name')} entfernen`)
    expect(list()).not.toContain(part.referenceKey)
    expect(list()).toContain(alone.referenceKey)
    await plain.press('Rückgängig')
    for (const one of [main, part, alone]) expect(list()).toContain(one.referenceKey)
  })

  await test.step('sold out to another shopper: the rest can still be ordered', async () => {
    const other = await playwright.request.newContext()
    const bought = [{ variantId: few?.id, quantity: few?.stock.quantity ?? 0 }]
    const wish = { email: newEmail('set'), items: bought, payment: 'prepayment' } as const
    await placeOrder(other, { origin, shop }, wish)
    await other.dispose()
    await plain.open(CART)
    expect(textOf(rowIn(plain, main))).toContain('Das Set kann so nicht bestellt werden.')
    expect(textOf(rowIn(plain, alone))).not.toContain('Das Set')
    await plain.open('/de/checkout/')
    const leftOut = plain.text('saum-checkout')
    expect(leftOut).toContain('Ein Teil dieses Sets fehlt, wird nicht mitbestellt')
    expect(leftOut).toContain(labelOf(alone, 'name'))
  })
})

/** A size that one order can buy up, of which other journeys take none. */
function fewOf({ variants }: Product): Product['variants'][number] | undefined {
  return variants.find(
    ({ stock }) => stock.quantity >= 4 && stock.quantity <= 5 && !stock.isSellableWithoutStock,
  )
}

test('a gift is chosen and a voucher is explained by forms', async ({ request, plain, origin }) => {
  const coat = await findProduct(
    origin,
    DEFAULT_SHOP,
    (product) => isPlain(product) && isIn('coats')(product),
  )
  await openWith({ request, plain, origin }, coat)

  await plain.press(/^Merinomütze.* dazulegen$/, { nth: 0 })
  expect(plain.text('main')).toContain('Mantel mit Mütze: geschenkt')

  plain.fill('Gutscheincode', 'SOMMER2026')
  await plain.press('Einlösen')
  const voucher = plain.field('Gutscheincode').closest('details')
  expect(voucher?.hasAttribute('open'), 'the reason is not folded away').toBe(true)
  expect(voucher && textOf(voucher)).toMatch(/Dieser Gutschein war bis .* gültig\./)

  await plain.press(/entfernen$/, { within: rowIn(plain, coat) })
  const toCheckout = () =>
    plain.all('main aside a[href]').filter((link) => accessibleName(link) === 'Zur Kasse')
  expect(toCheckout()).toHaveLength(0)
  await plain.press(/^Für .* behalten$/)
  expect(toCheckout()).toHaveLength(1)
})

const INVALID_FORMS = [
  { intent: 'update', itemKey: 'a', quantity: '-1' },
  { intent: 'update', itemKey: 'a', quantity: '1.5' },
  { intent: 'remove', itemKey: 'k'.repeat(10_000) },
  { intent: 'undo', item: '<script>' },
  { intent: 'voucher', code: 'x'.repeat(10_000) },
  { intent: 'burn' },
]

test("invalid forms and another visitor's item lead to the basket and start no session", async ({
  request,
  origin,
}) => {
  const foreign = { intent: 'update', itemKey: 'of-another', quantity: '3' }
  for (const form of [...INVALID_FORMS, foreign]) {
    const response = await request.post(CART, { form, headers: { origin }, maxRedirects: 0 })

    expect(response.status(), JSON.stringify(form).slice(0, 80)).toBe(303)
    expect(response.headers()['location']).toMatch(/^\/de\/cart\//)
    expect(response.headers()['set-cookie'] ?? '').not.toContain('session')
  }
})
