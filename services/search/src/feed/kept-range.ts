import type { RpcTransport } from '@saum/contract/rpc'
import type { Shop } from '@saum/domain/shops'
import type { Log } from '@saum/thread/log'
import type { Signals } from '../events/signals.ts'
import { createMemoryIndex } from '../index/memory-index.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { SHOP_SCHEMA } from '../shop-schema.ts'
import type { Analyser } from '../text/analyser.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import type { BuildIndex } from './build-index.ts'
import type { CategoryDirectory } from './category-directory.ts'
import { mendIndex } from './mend-index.ts'
import { changedMerits, popularitiesOf } from './popularities.ts'
import { readCategories, type FeedChanges } from './read-catalog.ts'
import { fingerprintOf, openRange, saveRange, type IndexedRange } from './saved-range.ts'

export interface KeptRangeParts {
  shop: Shop
  /** How the shop is asked. */
  transport: RpcTransport
  /** Where index and status are saved. */
  folder: string
  vocabulary: Vocabulary
  analyser: Pick<Analyser, 'analyse'>
  signals: Pick<Signals, 'popularity' | 'popularProducts'>
  build: BuildIndex
  log: Log
  /** Called with every new state of the index. */
  onChange(range: CurrentRange): void
  now: () => number
}

/** What the questions of a shop are answered from. */
export interface CurrentRange {
  index: SearchIndex
  categories: CategoryDirectory
}

export interface KnownRange extends IndexedRange {
  categories: CategoryDirectory
  changedAt: number
}

/** The range of a shop as it is answered from, and the ways it comes to another state. */
export interface KeptRange {
  current(): KnownRange | null
  openSaved(): Promise<void>
  build(signal: AbortSignal): Promise<void>
  mend(before: KnownRange, changes: FeedChanges): Promise<void>
  refreshMerits(): void
}

export function createKeptRange(parts: KeptRangeParts): KeptRange {
  const { shop, transport, folder, vocabulary, signals, now } = parts
  const fingerprint = fingerprintOf(vocabulary)
  let known: KnownRange | null = null
  let popularities: ReadonlyMap<number, number> = new Map()

  function adopt(range: IndexedRange, categories: CategoryDirectory): void {
    known = { ...range, categories, changedAt: now() }
    parts.onChange({ index: range.index, categories })
  }

  return {
    current: () => known,

    async openSaved() {
      const onRefused = (reason: string) =>
        parts.log({ level: 'warn', message: `The saved index of ${shop.path} is ${reason}` })
      const range = await openRange(folder, shop.path, { fingerprint, onRefused })
      if (range !== null) adopt(range, await readCategories(transport, shop))
    },

    async build(signal) {
      const builtAt = now()
      const popular = popularitiesOf(signals)
      const request = { shopPath: shop.path, vocabulary, popularities: popular, now: builtAt }
      const { segment, feed, standings } = await parts.build(transport, request, signal)
      const range = { index: createMemoryIndex(SHOP_SCHEMA, segment), feed, standings, builtAt }
      popularities = popular
      adopt(range, await readCategories(transport, shop))
      await saveRange(folder, shop.path, { range, fingerprint })
    },

    async mend(before, { productIds, lastChange }) {
      const { categories } = before
      const mended = await mendIndex(before.index, productIds, {
        transport,
        analyse: parts.analyser.analyse,
        view: { shop, categories, popularityOf: signals.popularity, now: now() },
      })
      // Another index may have been built meanwhile; its own changes come with the next refresh.
      if (known !== before) return
      for (const [id, standing] of mended.standings) before.standings.set(id, standing)
      for (const id of mended.removedIds) before.standings.delete(id)
      adopt({ ...before, index: mended.index, feed: { ...before.feed, lastChange } }, categories)
    },

    refreshMerits() {
      if (known === null) return
      const popular = popularitiesOf(signals)
      const merits = changedMerits(known.standings, popularities, popular)
      popularities = popular
      if (merits.size === 0) return
      adopt({ ...known, index: known.index.withMerits(merits) }, known.categories)
    },
  }
}
