import type { Product } from '@saum/engine/wire/product'
import { aProduct } from '@saum/engine/wire/test-replies'
import { describe, expect, it } from 'vitest'
import { toFoundTile } from './found-tile.ts'

function found(changes: Partial<Product> = {}): Product {
  return { ...aProduct('7'), position: 1, ...changes }
}

const PRICE = {
  withTax: 5_999,
  appliedReductions: [{ category: 'sale', amount: { absoluteWithTax: 2_000, relative: 0.25 } }],
  reductionsRelativeTo: 'lowestPriorPrice',
  lowestPriorPrice: { withTax: 6_999, relativeDifferenceToPrice: -0.14 },
  isFrom: true,
}

describe('the tile of a product that was found', () => {
  it('shows what our provider says of price, pictures and colors', () => {
    const product = found({
      additionalFields: {
        colorHex: '#123456',
        price: PRICE,
        badges: ['Nur online'],
        isNew: true,
        sizes: ['S', 'M'],
        images: [
          { hash: 'front', alt: 'Bluse von vorn' },
          { hash: 'back', alt: 'Bluse von hinten' },
        ],
        placeholders: [{ averageColor: '#eee' }],
      },
      children: [
        {
          ...aProduct('8', {
            ec_color: 'Rot',
            ec_in_stock: false,
            additionalFields: { images: [{ hash: 'red-front', alt: '' }] },
          }),
        },
        { ...aProduct('7', { additionalFields: { colorHex: '#123456' } }) },
      ],
    })

    expect(toFoundTile(product)).toEqual({
      id: 7,
      href: '/de/p/bluse-7/',
      brand: 'Saum',
      name: 'Bluse 7',
      picture: { key: 'front', ground: '#eee' },
      alt: 'Bluse von vorn',
      secondPicture: 'back',
      cents: 5_999,
      priorCents: 6_999,
      isPriceFrom: true,
      isNew: true,
      labels: ['Nur online'],
      swatches: [
        { name: 'Blau', color: '#123456', href: '/de/p/bluse-7/', current: true },
        {
          name: 'Rot',
          color: '#9e2b32',
          href: '/de/p/bluse-8/',
          picture: 'red-front',
          isSoldOut: true,
        },
      ],
      sizeLabels: ['S', 'M'],
    })
  })

  it.each([
    ['nothing', {}],
    ['a picture that leads elsewhere', { images: [{ hash: '../secret', alt: '' }] }],
    ['a price below nothing', { price: { ...PRICE, withTax: -1 } }],
    [
      'nonsense',
      { price: 'cheap', badges: 7, images: [{ hash: 1 }, null], placeholders: 'x', sizes: [1] },
    ],
  ])('is still a tile when another provider adds %s', (_what, additionalFields) => {
    const tile = toFoundTile(found({ ec_price: 79.99, ec_promo_price: 59.95, additionalFields }))

    expect(tile).toEqual({
      id: 7,
      href: '/de/p/bluse-7/',
      brand: 'Saum',
      name: 'Bluse 7',
      alt: '',
      cents: 5_995,
    })
  })

  it.each([
    ['nowhere', '/'],
    ['javascript:alert(1)', '/'],
    ['https://saum.example//evil.example/p', '/evil.example/p'],
  ])('does not follow %s out of the shop', (clickUri, href) => {
    expect(toFoundTile(found({ clickUri })).href).toBe(href)
  })

  it.each([{ withTax: 79.995 }, { withTax: -1 }, { withTax: 1e300 }])(
    'goes by the price every provider knows when its own is %j',
    (odd) => {
      const additionalFields = { price: { ...PRICE, ...odd } }

      expect(toFoundTile(found({ additionalFields })).cents).toBe(7_999)
    },
  )

  it('costs nothing rather than nonsense', () => {
    expect(toFoundTile(found({ ec_price: 1e308 })).cents).toBe(0)
  })

  it('has no picture whose key would lead elsewhere', () => {
    const additionalFields = { images: [{ hash: '../../etc', alt: '' }] }

    expect(toFoundTile(found({ additionalFields })).picture).toBeUndefined()
  })

  it('is told apart by its place when its id is no number', () => {
    expect(toFoundTile(found({ permanentid: 'sku-a', position: 3 })).id).toBe(-3)
  })
})
