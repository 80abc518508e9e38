import type { Price, Product } from '@saum/contract/product'
import { DEFAULT_SHOP, findShopByPath, type Shop } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { toTile } from './tile.ts'

const SWISS_SHOP = findShopByPath('ch') as Shop

function aPrice(withTax: number, reducedBy = 0): Price {
  const amount = { absoluteWithTax: reducedBy, relative: 0 }
  return {
    withTax,
    withoutTax: withTax,
    currencyCode: 'EUR',
    tax: { vat: { rate: 0.19, amount: 0 } },
    appliedReductions: reducedBy === 0 ? [] : [{ category: 'sale', amount }],
  }
}

function aProduct(parts: Partial<Product> = {}): Product {
  const price = aPrice(9_995)
  return {
    id: 7,
    masterKey: 'ottilie',
    referenceKey: 'ottilie-kamel',
    slug: 'mantel-ottilie-kamel',
    isActive: true,
    isSoldOut: false,
    isNew: false,
    images: [],
    attributes: {},
    priceRange: { min: price, max: price },
    variants: [],
    categories: [],
    ...parts,
  }
}

function reducedTo(price: Price, lowestPriorPrice?: { withTax: number }): Product {
  return aProduct({
    priceRange: { min: price, max: price },
    ...(lowestPriorPrice && { lowestPriorPrice }),
  })
}

describe('the tile of a product', () => {
  it('leads to the product by slug and id', () => {
    expect(toTile(aProduct(), DEFAULT_SHOP).href).toBe('/de/p/mantel-ottilie-kamel-7/')
  })

  it('says «from» only when sizes differ in price', () => {
    const range = { min: aPrice(100), max: aPrice(200) }

    expect(toTile(aProduct({ priceRange: range }), DEFAULT_SHOP).isPriceFrom).toBe(true)
    expect(toTile(aProduct(), DEFAULT_SHOP).isPriceFrom).toBeUndefined()
  })

  it('compares a reduced price with the lowest of the last 30 days in the union', () => {
    const product = reducedTo(aPrice(6_000, 4_000), { withTax: 8_000 })

    expect(toTile(product, DEFAULT_SHOP).priorCents).toBe(8_000)
  })

  it('compares with the price asked before in Switzerland', () => {
    const product = reducedTo(aPrice(6_000, 4_000), { withTax: 8_000 })

    expect(toTile(product, SWISS_SHOP).priorCents).toBe(10_000)
  })

  it('compares with nothing when the price was as low before', () => {
    const product = reducedTo(aPrice(6_000, 4_000), { withTax: 6_000 })

    expect(toTile(product, DEFAULT_SHOP).priorCents).toBeUndefined()
  })

  it('shows colors only when there are several', () => {
    const sibling = aProduct({ id: 8 })

    expect(toTile(aProduct(), DEFAULT_SHOP).swatches).toBeUndefined()
    expect(toTile(aProduct({ siblings: [sibling] }), DEFAULT_SHOP).swatches).toHaveLength(2)
  })
})
