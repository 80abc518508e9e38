import { readFileSync } from 'node:fs'
import { findShopByPath, type Shop, type ShopPath } from '@saum/domain/shops'
import { toIndexDocument } from '@saum/search/feed/to-index-document'
import { EVERYTHING } from '@saum/search/index/everything'
import { createMemoryIndex } from '@saum/search/index/memory-index'
import { buildSegment } from '@saum/search/index/segment-builder'
import { SHOP_SCHEMA } from '@saum/search/shop-schema'
import { createAnalyser } from '@saum/search/text/analyser'
import type { QueryPlan } from '@saum/search/text/query-plan'
import { createQueryPlanner } from '@saum/search/text/query-planner'
import { parseVocabulary, type Vocabulary } from '@saum/search/text/vocabulary'
import type { Range } from './demo-range.ts'
import { categoriesOf, type JudgedProduct, productsOf } from './range-products.ts'

/** The range of one shop, ready to be searched as visitors search it. */
export interface OpenShop {
  shop: Shop
  vocabulary: Vocabulary
  products: readonly JudgedProduct[]
  search(query: string, size: number): Promise<{ plan: QueryPlan; ids: number[] }>
}

const VOCABULARY = new URL('../../catalog/search/vocabulary.json', import.meta.url)

export function openShop(range: Range, shopPath: ShopPath, now: number): OpenShop {
  const shop = findShopByPath(shopPath)
  if (!shop) throw new Error(`There is no shop ${shopPath}`)
  const vocabulary = parseVocabulary(JSON.parse(readFileSync(VOCABULARY, 'utf8')))
  const analyser = createAnalyser(shop.language, vocabulary)
  const products = productsOf(range, shop)
  const view = { shop, categories: categoriesOf(range, shop), popularityOf: () => 0, now }
  const documents = products.map(({ product }) => toIndexDocument(product, view))
  const segment = buildSegment(SHOP_SCHEMA, documents, analyser.analyse)
  const index = createMemoryIndex(SHOP_SCHEMA, segment)
  const planner = createQueryPlanner({ locale: shop.locale, vocabulary, analyser, index })

  async function search(query: string, size: number) {
    const plan = await planner.plan(query)
    const { hits } = await index.ask({ ...EVERYTHING, text: plan.text, size })
    return { plan, ids: hits.map(({ id }) => id) }
  }

  return { shop, vocabulary, products, search }
}
