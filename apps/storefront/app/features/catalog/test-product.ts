import type { AttributeGroup, Price, Product, Sibling, Variant } from '@saum/contract/product'

type ProductImage = Product['images'][number]
type AdvancedAttribute = Product['advancedAttributes'][string]

const NO_PRIOR_PRICE = { withTax: null, relativeDifferenceToPrice: null }
const NO_REDUCTION = { absoluteWithTax: 0, relative: 0 }

/** Products as the shop service answers them; a test states only what it is about. */
export function aPrice(withTax: number, overrides: Partial<Price> = {}): Price {
  return {
    withTax,
    withoutTax: withTax,
    currencyCode: 'EUR',
    tax: { vat: { rate: 0.19, amount: 0 } },
    appliedReductions: [],
    ...overrides,
  }
}

export function aSale(absoluteWithTax: number): Price['appliedReductions'][number] {
  return { category: 'sale', type: 'relative', amount: { absoluteWithTax, relative: 0.2 } }
}

export function anAttribute(key: string, label: string, value = label): AttributeGroup {
  return { id: 1, key, label: key, type: '', multiSelect: false, values: { id: 1, label, value } }
}

export function anImage(assetName: string, hash: string, thumbhash?: string): ProductImage {
  return {
    hash,
    width: 900,
    height: 1125,
    attributes: {
      assetName,
      alt: `Ansicht ${assetName}`,
      averageColor: '#d8d2c8',
      ...(thumbhash !== undefined && { thumbhash }),
    },
  }
}

export function aVariant(size: string, overrides: Partial<Variant> = {}): Variant {
  return {
    id: 700,
    referenceKey: `ottilie-${size}`,
    price: aPrice(9_995),
    lowestPriorPrice: NO_PRIOR_PRICE,
    stock: { quantity: 10, isSellableWithoutStock: false },
    attributes: { shopSize: anAttribute('shopSize', size) },
    ...overrides,
  }
}

export function aSibling(id: number, color: string, overrides: Partial<Sibling> = {}): Sibling {
  const price = aPrice(9_995)
  return {
    id,
    masterKey: 'ottilie',
    referenceKey: `ottilie-${id}`,
    slug: `mantel-ottilie-${color.toLowerCase()}`,
    isActive: true,
    isSoldOut: false,
    isNew: false,
    images: [],
    attributes: {
      name: anAttribute('name', 'Mantel Ottilie'),
      brand: anAttribute('brand', 'Saum'),
      color: anAttribute('color', color),
      colorHex: anAttribute('colorHex', '#a98a66'),
    },
    priceRange: { min: price, max: price },
    lowestPriorPrice: NO_PRIOR_PRICE,
    ...overrides,
  }
}

export function aProduct(overrides: Partial<Product> = {}): Product {
  return {
    ...aSibling(7, 'Kamel'),
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-01T00:00:00Z',
    firstLiveAt: '2026-11-01T00:00:00Z',
    reductionRange: { min: NO_REDUCTION, max: NO_REDUCTION },
    advancedAttributes: {},
    variants: [],
    categories: [],
    siblings: [],
    ...overrides,
  }
}

type Row = AdvancedAttribute['values'][number]['fieldSet'][number][number]

/** One value per argument, each with its rows. */
export function anAdvancedAttribute(key: string, ...values: Row[][]): AdvancedAttribute {
  return {
    key,
    label: key,
    values: values.map((rows) => ({ fieldSet: rows.map((row) => [row]), groupSet: [] })),
  }
}
