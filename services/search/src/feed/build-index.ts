import type { RpcTransport } from '@saum/contract/rpc'
import { findShopByPath, type ShopPath } from '@saum/domain/shops'
import type { Segment } from '../index/segment.ts'
import { createSegmentBuilder } from '../index/segment-builder.ts'
import { SHOP_SCHEMA } from '../shop-schema.ts'
import { createAnalyser } from '../text/analyser.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import { standingOf, type Standing } from './merit.ts'
import { readCatalog, readCategories, readFeedState, type FeedState } from './read-catalog.ts'
import { toIndexDocument } from './to-index-document.ts'

/** Plain data, so that it can be sent to a thread. */
export interface BuildRequest {
  shopPath: ShopPath
  vocabulary: Vocabulary
  /** Between 0 and 1 by product id; what is not in it is not popular. */
  popularities: ReadonlyMap<number, number>
  now: number
}

/** Plain data, too. */
export interface BuiltIndex {
  segment: Segment
  feed: FeedState
  standings: Map<number, Standing>
}

export type BuildIndex = (
  transport: RpcTransport,
  request: BuildRequest,
  signal: AbortSignal,
) => Promise<BuiltIndex>

/** Reads the whole range of a shop. What changes meanwhile has a later number than the one returned. */
export async function buildIndex(
  transport: RpcTransport,
  { shopPath, vocabulary, popularities, now }: BuildRequest,
  signal?: AbortSignal,
): Promise<BuiltIndex> {
  const shop = findShopByPath(shopPath)
  if (shop === undefined) throw new Error(`There is no shop ${shopPath}`)
  const feed = await readFeedState(transport, shop)
  const categories = await readCategories(transport, shop)
  const popularityOf = (id: number) => popularities.get(id) ?? 0
  const { analyse } = createAnalyser(shop.language, vocabulary)
  const builder = createSegmentBuilder(SHOP_SCHEMA, analyse)
  const standings = new Map<number, Standing>()
  for await (const products of readCatalog(transport, shop)) {
    signal?.throwIfAborted()
    for (const product of products) {
      builder.add(toIndexDocument(product, { shop, categories, popularityOf, now }))
      standings.set(product.id, standingOf(product, now))
    }
  }
  return { segment: builder.finish(), feed, standings }
}
