import { LOCALES, SHOPS, type Locale, type ShopPath } from '@saum/domain/shops'
import { toSlug } from '@saum/domain/slug'
import type { Catalog } from '@saum/shop/documents/catalog-document'
import type { CategoryDocument } from '@saum/shop/documents/category-document'
import type { ProductDocument } from '@saum/shop/documents/product-document'
import type { RedirectDocument } from '@saum/shop/documents/redirect-document'

type VariantDocument = ProductDocument['variants'][number]
type ImageDocument = ProductDocument['images'][number]
type AskedPrice = NonNullable<ProductDocument['prices']['de']>

const DAY_MS = 24 * 60 * 60 * 1000
const STARTED_AT = Date.now()

/** The same text in every locale. */
export function inEveryLocale(text: string): Record<Locale, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<Locale, string>
}

/** Euros in the euro shops, francs in the Swiss ones. */
export function inEveryShop(euro: AskedPrice, franc: AskedPrice): Record<ShopPath, AskedPrice> {
  return { de: euro, at: euro, ch: franc, 'fr-ch': franc, en: euro }
}

/** A sale of ten days, whose earlier price was charged for eighty days before. */
export function onSale(
  euro: AskedPrice & { was: number },
  franc: AskedPrice & { was: number },
): Pick<ProductDocument, 'prices' | 'priceHistory'> {
  const since = daysAgo(10)
  const before = inEveryShop({ amount: euro.was }, { amount: franc.was })
  return {
    prices: inEveryShop({ ...euro, since }, { ...franc, since }),
    priceHistory: SHOPS.map(({ path }) => ({
      shop: path,
      amount: before[path].amount,
      from: daysAgo(90),
      until: since,
    })),
  }
}

/** The same moment in every builder of a test. */
export function daysAgo(days: number): string {
  return new Date(STARTED_AT - days * DAY_MS).toISOString()
}

export function aCategory(overrides: Partial<CategoryDocument> = {}): CategoryDocument {
  const { id = 100, key = `category-${id}` } = overrides
  return {
    id,
    key,
    parentKey: null,
    position: 0,
    isHidden: false,
    isSale: false,
    name: inEveryLocale(key),
    slug: inEveryLocale(toSlug(key)),
    description: inEveryLocale(`About ${key}`),
    metaDescription: inEveryLocale(`${key} at Saum`),
    shopLevelCustomData: { categoryKey: key },
    ...overrides,
  }
}

export function aVariant(overrides: Partial<VariantDocument> = {}): VariantDocument {
  const { id = 330_101 } = overrides
  return {
    id,
    referenceKey: `variant-${id}`,
    size: 'M',
    stock: 3,
    isSellableWithoutStock: false,
    ...overrides,
  }
}

export function anImage(overrides: Partial<ImageDocument> = {}): ImageDocument {
  return {
    source: { file: 'dress.jpg' },
    key: 'dress-front-1a2b',
    assetName: 'fa',
    width: 900,
    height: 1125,
    alt: inEveryLocale('Kleid'),
    ...overrides,
  }
}

/** Variants get ids of their own from the product id, so that two products never share one. */
export function aProduct(overrides: Partial<ProductDocument> = {}): ProductDocument {
  const { id = 3301 } = overrides
  return {
    id,
    masterKey: `style-${id}`,
    referenceKey: `article-${id}`,
    brand: 'Saum',
    name: inEveryLocale(`Kleid ${id}`),
    color: { id: 12, key: 'gruen', hex: '#2f6b4f', label: inEveryLocale('Grün') },
    categories: ['category-100'],
    prices: inEveryShop({ amount: 7_999 }, { amount: 8_990 }),
    priceHistory: [],
    variants: [
      aVariant({ id: id * 100 + 1, size: 'S', stock: 3 }),
      aVariant({ id: id * 100 + 2, size: 'M', stock: 0 }),
    ],
    images: [anImage({ key: `dress-${id}-front` })],
    firstLiveAt: daysAgo(10),
    attributes: {},
    materials: [],
    care: [],
    promotions: [],
    productSetItems: [],
    combineWith: [],
    ...overrides,
  }
}

export function aRedirect(overrides: Partial<RedirectDocument> = {}): RedirectDocument {
  return { shopPath: null, source: '/alt', target: '/neu/', statusCode: 301, ...overrides }
}

/** One category with one product, unless the test says otherwise. */
export function aCatalog(overrides: Partial<Catalog> = {}): Partial<Catalog> {
  return { categories: [aCategory()], products: [aProduct()], ...overrides }
}
