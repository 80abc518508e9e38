import { fileURLToPath } from 'node:url'
import type { IndexProduct } from '@saum/contract/search-feed'
import { SHOPS, type Shop } from '@saum/domain/shops'
import { createCategoryDirectory } from '../feed/category-directory.ts'
import { toIndexDocument } from '../feed/to-index-document.ts'
import { createMemoryIndex } from '../index/memory-index.ts'
import { buildSegment } from '../index/segment-builder.ts'
import { SHOP_SCHEMA } from '../shop-schema.ts'
import { createAnalyser, type Analyser } from '../text/analyser.ts'
import { loadVocabulary } from '../text/load-vocabulary.ts'
import { createQueryPlanner } from '../text/query-planner.ts'

const file = fileURLToPath(new URL('../../../../catalog/search/vocabulary.json', import.meta.url))
const NOW = Date.parse('2026-11-15T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

const vocabulary = loadVocabulary(file)
const analysers = new Map<string, Analyser>()

export function analyserOf({ language }: Shop): Analyser {
  const analyser = analysers.get(language) ?? createAnalyser(language, vocabulary)
  analysers.set(language, analyser)
  return analyser
}

function aPrice(cents: number): IndexProduct['priceRange']['min'] {
  return {
    withTax: cents,
    withoutTax: cents,
    currencyCode: 'EUR',
    tax: { vat: { rate: 0, amount: 0 } },
    appliedReductions: [],
  }
}

/** A product of the feed; a test states only what it is about. */
export function anIndexProduct(
  id: number,
  { cents = 4995, ...fields }: Partial<IndexProduct> & { cents?: number } = {},
): IndexProduct {
  const masterKey = fields.masterKey ?? String(Math.floor(id / 1000))
  return {
    id,
    masterKey,
    referenceKey: `${masterKey}-${id % 1000}`,
    slug: 'produkt',
    name: 'Kleid',
    brand: 'Saum',
    color: { key: 'black', label: 'Schwarz', hex: '#000000', family: 'Schwarz' },
    attributes: {},
    shortDescription: null,
    description: null,
    details: [],
    materials: [],
    care: [],
    badges: [],
    categoryIds: [3],
    isNew: false,
    isSoldOut: false,
    firstLiveAt: NOW - 40 * DAY_MS,
    priceRange: { min: aPrice(cents), max: aPrice(cents) },
    lowestPriorPrice: { withTax: null, relativeDifferenceToPrice: null },
    sizes: [
      { label: '38', referenceKey: `${masterKey}-38`, isSellable: true },
      { label: '40', referenceKey: `${masterKey}-40`, isSellable: false },
    ],
    stock: 3,
    images: [],
    branchIds: [],
    combineWith: [],
    ...fields,
  }
}

/** A real index of a few products, and the planner over it. */
export function aRange(products: readonly IndexProduct[], shop: Shop = SHOPS[0]) {
  const analyser = analyserOf(shop)
  const categories = createCategoryDirectory([
    {
      id: 1,
      name: 'Damen',
      slug: 'damen',
      path: '/damen',
      children: [
        { id: 3, name: 'Kleider', slug: 'kleider', path: '/damen/kleider' },
        { id: 4, name: 'Blazer', slug: 'blazer', path: '/damen/blazer' },
      ],
    },
  ])
  const view = { shop, categories, popularityOf: () => 0, now: NOW }
  const documents = products.map((product) => toIndexDocument(product, view))
  const index = createMemoryIndex(
    SHOP_SCHEMA,
    buildSegment(SHOP_SCHEMA, documents, analyser.analyse),
  )
  const planner = createQueryPlanner({ locale: shop.locale, vocabulary, analyser, index })
  const productFacts = async (id: number) => products.find((product) => product.id === id) ?? null
  return { shop, analyse: analyser.analyse, categories, index, planner, productFacts }
}
