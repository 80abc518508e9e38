import { DEFAULT_SHOP } from '@saum/domain/shops'
import { findProduct, labelOf, productPath } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'

test.describe('a product page without script', () => {
  test('leads to another color by a link', async ({ plain, origin }) => {
    const product = await findProduct(
      origin,
      DEFAULT_SHOP,
      ({ siblings }) => siblings.length > 0 && siblings.every(({ isSoldOut }) => !isSoldOut),
    )
    await plain.open(productPath(DEFAULT_SHOP, product))
    const [sibling] = product.siblings
    if (!sibling) throw new Error('The style has one color')

    await plain.follow(labelOf(sibling, 'color'), { within: 'main ul[aria-label="Farben"]' })

    expect(plain.status).toBe(200)
    expect(plain.url.href).toMatch(new RegExp(`-${sibling.id}/$`))
    expect(plain.heading()).toBe(labelOf(product, 'name'))
  })

  test('leads from a picture to its largest file', async ({ request, plain, origin }) => {
    test.slow()
    const product = await findProduct(origin, DEFAULT_SHOP, ({ images }) => images.length > 1)
    await plain.open(productPath(DEFAULT_SHOP, product))
    const link = plain.link(/Bild vergrößern/, { within: 'main', nth: 0 })

    const file = link.getAttribute('href') ?? ''

    // A busy machine may take several attempts to encode it.
    const type = async () => (await request.get(file)).headers()['content-type']
    await expect.poll(type, { timeout: 60_000 }).toBe('image/webp')
  })

  test('offers to write when a sold-out size is back', async ({ plain, origin }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, ({ isSoldOut }) => isSoldOut)
    await plain.open(productPath(DEFAULT_SHOP, product))

    plain.enter(plain.one('main input[type="radio"]', { nth: 0 }), true)
    await plain.press('Benachrichtige mich', { within: 'main' })

    expect(plain.url.href).toMatch(/\?variantId=\d+$/)
    expect(plain.field(/Mail/, { within: 'main' })).toBeTruthy()
  })
})
