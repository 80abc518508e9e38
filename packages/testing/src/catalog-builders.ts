import { LOCALES, type Locale } from '@saum/domain/shops'
import { toSlug } from '@saum/domain/slug'
import type {
  CatalogSeed,
  CategorySeed,
  ProductSeed,
  RedirectSeed,
} from '@saum/shop/catalog/catalog-seed'

/** The same text in every locale. */
export function inEveryLocale(text: string): Record<Locale, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<Locale, string>
}

export function aCategory(overrides: Partial<CategorySeed> = {}): CategorySeed {
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

/** Sizes get ids of their own from the product id, so that two products never share one. */
export function aProduct(overrides: Partial<ProductSeed> = {}): ProductSeed {
  const { id = 3301 } = overrides
  return {
    id,
    masterKey: `style-${id}`,
    referenceKey: `article-${id}`,
    brand: 'Saum',
    name: inEveryLocale(`Kleid ${id}`),
    color: { id: 12, label: inEveryLocale('Grün'), hex: '#2f6b4f' },
    categoryKeys: ['category-100'],
    isNew: false,
    daysOld: 10,
    images: [
      {
        file: `${id}-fa.webp`,
        assetName: 'fa',
        width: 900,
        height: 1200,
        alt: inEveryLocale('Kleid'),
      },
    ],
    priceCents: { EUR: 7_999, CHF: 8_990 },
    sizes: [
      { id: id * 100 + 1, label: 'S', stock: 3 },
      { id: id * 100 + 2, label: 'M', stock: 0 },
    ],
    ...overrides,
  }
}

export function aRedirect(overrides: Partial<RedirectSeed> = {}): RedirectSeed {
  return { shopPath: null, source: '/alt', target: '/neu/', statusCode: 301, ...overrides }
}

/** One category with one product, unless the test says otherwise. */
export function aCatalog(overrides: Partial<CatalogSeed> = {}): CatalogSeed {
  return { categories: [aCategory()], products: [aProduct()], redirects: [], ...overrides }
}
