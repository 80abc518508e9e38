import type { IndexProduct } from '@saum/contract/search-feed'
import type { Shop } from '@saum/domain/shops'
import {
  createCategoryDirectory,
  type CategoryDirectory,
  type ListedCategory,
} from '@saum/search/feed/category-directory'
import { listFor, type LocalizedText, textFor } from '@saum/shop/documents/localized-text'
import type { Range, RangeProduct } from './demo-range.ts'

/** A product of the range, and the same as the search provider of one shop is told of it. */
export interface JudgedProduct {
  facts: RangeProduct
  product: IndexProduct
}

type Document = RangeProduct['document']
type Say = (text: LocalizedText | undefined) => string

export function productsOf(range: Range, shop: Shop): JudgedProduct[] {
  const ids = new Map(range.categories.map(({ key, id }) => [key, id]))
  const say: Say = (text) => (text ? (textFor(text, shop.locale) ?? '') : '')
  return range.products
    .filter(({ document }) => document.shops?.includes(shop.path) ?? true)
    .map((facts) => {
      const { document } = facts
      const categoryIds = document.categories.flatMap((key) => ids.get(key) ?? [])
      const product = { ...textsOf(document, shop, say), ...salesOf(document, shop), categoryIds }
      return { facts, product }
    })
}

export function categoriesOf({ categories }: Range, shop: Shop): CategoryDirectory {
  const listed = (parentKey: string | null): ListedCategory[] =>
    categories
      .filter((category) => category.parentKey === parentKey)
      .map(({ id, key, name, slug }) => ({
        id,
        name: textFor(name, shop.locale) ?? key,
        slug: slug[shop.locale] ?? key,
        path: `/${key}`,
        children: listed(key),
      }))
  return createCategoryDirectory(listed(null))
}

function textsOf(document: Document, { locale }: Shop, say: Say) {
  const { color } = document
  return {
    id: document.id,
    masterKey: document.masterKey,
    referenceKey: document.referenceKey,
    slug: String(document.id),
    name: say(document.name),
    brand: document.brand,
    color: {
      key: color.key,
      label: say(color.label),
      hex: color.hex,
      family: color.family ? say(color.family.label) : null,
    },
    attributes: Object.fromEntries(
      Object.entries(document.attributes ?? {}).map(([key, values]) => [
        key,
        [values].flat().map(({ label }) => say(label)),
      ]),
    ),
    shortDescription: say(document.shortDescription),
    description: say(document.description),
    details: document.details ? listFor(document.details, locale) : [],
    materials: (document.materials ?? []).map(({ part, fibres, text }) =>
      [say(part), ...fibres.map(({ label, percent }) => `${percent} % ${say(label)}`), say(text)]
        .join(' ')
        .trim(),
    ),
    care: (document.care ?? []).map(({ label }) => say(label)),
    badges: [],
  }
}

/** Prices play no part in what is found; stock does, since only sellable sizes are. */
function salesOf({ firstLiveAt, variants }: Document, shop: Shop) {
  const price = {
    withTax: 0,
    withoutTax: 0,
    currencyCode: shop.currency,
    tax: { vat: { rate: 0, amount: 0 } },
    appliedReductions: [],
  }
  const sizes = variants.map(({ size, referenceKey, stock }) => ({
    label: size,
    referenceKey,
    isSellable: (typeof stock === 'number' ? stock : (stock[shop.path] ?? 0)) > 0,
  }))
  return {
    isNew: false,
    isSoldOut: sizes.every(({ isSellable }) => !isSellable),
    firstLiveAt: Date.parse(firstLiveAt ?? ''),
    priceRange: { min: price, max: price },
    lowestPriorPrice: { withTax: null, relativeDifferenceToPrice: null },
    sizes,
    stock: 1,
    images: [],
    branchIds: [],
    combineWith: [],
  }
}
