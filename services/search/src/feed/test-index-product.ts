import type { IndexProduct } from '@saum/contract/search-feed'

type Price = IndexProduct['priceRange']['min']

export function aPrice(overrides: Partial<Price> = {}): Price {
  const { withTax = 7_999 } = overrides
  return {
    withTax,
    withoutTax: withTax,
    currencyCode: 'EUR',
    tax: { vat: { rate: 0, amount: 0 } },
    appliedReductions: [],
    ...overrides,
  }
}

/** A green dress in S and M, of which only S is left. */
export function anIndexProduct(overrides: Partial<IndexProduct> = {}): IndexProduct {
  const { id = 7 } = overrides
  return {
    id,
    masterKey: `style-${id}`,
    referenceKey: `article-${id}`,
    slug: 'kleid',
    name: 'Kleid',
    brand: 'Saum',
    color: { key: 'tanne', label: 'Tanne', hex: '#2f6b4f', family: 'Grün' },
    attributes: {},
    shortDescription: null,
    description: null,
    details: [],
    materials: [],
    care: [],
    badges: [],
    categoryIds: [210],
    isNew: false,
    isSoldOut: false,
    firstLiveAt: Date.parse('2026-10-01T00:00:00Z'),
    priceRange: { min: aPrice(), max: aPrice() },
    lowestPriorPrice: { withTax: null, relativeDifferenceToPrice: null },
    sizes: [
      { label: 'S', referenceKey: `${id}-s`, isSellable: true },
      { label: 'M', referenceKey: `${id}-m`, isSellable: false },
    ],
    stock: 3,
    images: [],
    branchIds: [],
    combineWith: [],
    ...overrides,
  }
}
