import { fileURLToPath } from 'node:url'
import { DEFAULT_SHOP, type Shop } from '@saum/domain/shops'
import type { Catalog } from '@saum/shop/documents/catalog-document'
import type { DatabaseEngine } from '@saum/shop/database/database'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { createTestFolder } from '@saum/testing/test-database'
import type { LogEntry } from '@saum/thread/log'
import * as v from '@saum/schema/schema'
import { onTestFinished } from 'vitest'
import { EVERYTHING } from '../index/everything.ts'
import type { Condition } from '../index/index-question.ts'
import { createAnalyser } from '../text/analyser.ts'
import { loadVocabulary } from '../text/load-vocabulary.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import { buildIndex } from './build-index.ts'
import type { CurrentRange, KeptRangeParts } from './kept-range.ts'
import { createShopIndex, type ShopIndex } from './shop-index.ts'

/** The words of the demo shop. */
export const VOCABULARY: Vocabulary = loadVocabulary(
  fileURLToPath(new URL('../../../../catalog/search/vocabulary.json', import.meta.url)),
)

export const NO_SIGNALS = { popularity: () => 0, popularProducts: () => [] }

const answeredProduct = v.looseObject({
  ec_product_id: v.string(),
  ec_name: v.string(),
  ec_price: v.number(),
  ec_promo_price: v.nullable(v.number()),
  ec_in_stock: v.boolean(),
  ec_category: v.array(v.string()),
})

export interface Found {
  id: string
  name: string
  asked: number
  isInStock: boolean
  categories: string[]
  /** Ids of all colors. */
  colors: string[]
}

/** What a listing of everything that meets the condition shows. */
export async function listed(
  range: CurrentRange | null,
  condition: Condition | null = null,
): Promise<Found[]> {
  if (range === null) throw new Error('There is no index')
  const { hits } = await range.index.ask({ ...EVERYTHING, condition, size: 1_000 })
  return hits.map(({ product, children }) => {
    const answered = v.parse(answeredProduct, JSON.parse(product))
    return {
      id: answered.ec_product_id,
      name: answered.ec_name,
      asked: answered.ec_promo_price ?? answered.ec_price,
      isInStock: answered.ec_in_stock,
      categories: answered.ec_category,
      colors: children.map((child) => v.parse(answeredProduct, JSON.parse(child)).ec_product_id),
    }
  })
}

export interface TestIndex {
  index: ShopIndex
  folder: string
  clock: { now: number }
  logged: LogEntry[]
  range(): CurrentRange | null
  /** How often a whole range was read. */
  builds(): number
}

interface TestIndexOptions extends Partial<KeptRangeParts> {
  clock?: { now: number }
}

/** The index of a shop over a backend, in a folder of its own unless one is given. */
export async function aShopIndex(
  backend: TestBackend,
  { clock = { now: Date.now() }, ...overrides }: TestIndexOptions = {},
): Promise<TestIndex> {
  const { shop = DEFAULT_SHOP, folder = await createTestFolder(), build = buildIndex } = overrides
  const logged: LogEntry[] = []
  let range: CurrentRange | null = null
  let builds = 0
  const index = createShopIndex({
    shop,
    folder,
    transport: backend.transport,
    vocabulary: VOCABULARY,
    analyser: createAnalyser(shop.language, VOCABULARY),
    signals: NO_SIGNALS,
    log: (entry) => logged.push(entry),
    onChange: (changed) => (range = changed),
    now: () => clock.now,
    ...overrides,
    build(...request) {
      builds += 1
      return build(...request)
    },
  })
  onTestFinished(() => index.close())
  return { index, folder, clock, logged, range: () => range, builds: () => builds }
}

/** A shop with a range, and its index, which is up to date. */
export async function anIndexedShop(
  catalog: Partial<Catalog>,
  options: TestIndexOptions & { engine?: DatabaseEngine; shop?: Shop } = {},
): Promise<TestIndex & { backend: TestBackend }> {
  const { engine = 'sqlite', clock = { now: Date.now() }, ...parts } = options
  const backend = await startTestBackend({ engine, catalog, now: () => clock.now })
  const test = await aShopIndex(backend, { ...parts, clock })
  await test.index.refresh()
  return { ...test, backend }
}
