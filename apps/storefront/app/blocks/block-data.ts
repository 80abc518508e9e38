import type { ContentPage } from '@saum/contract/content'
import type { ProductSource } from '@saum/contract/content-block'
import type { OutfitFacts } from '#app/features/catalog/outfit-facts.ts'
import type { Tile } from '#app/features/catalog/tile.ts'

/** What blocks may show of a category. */
export interface ShownCategory {
  key: string
  name: string
  href: string
  text: string
  /** Colors of one style count once, as its listing shows them. */
  count: number
}

/**
 * What the blocks of a page asked of the shop, as far as it could be had: whatever failed is missing,
 * and the block that needs it leaves itself out.
 */
export interface BlockData {
  product(id: number): Tile | undefined
  /** Empty where nothing was found or the source could not be asked. */
  tilesOf(source: ProductSource): readonly Tile[]
  outfit(id: number): OutfitFacts | undefined
  category(key: string): ShownCategory | undefined
  /** The breadth of the range: new, all clothing, accessories, sale. */
  categoryIndex: readonly ShownCategory[]
  /** Pages of the magazine, newest first. */
  stories: readonly ContentPage[]
  /** Path of a content page by its key: `/de/datenschutz/`. */
  pageHref(page: string): string | undefined
}

export const NO_BLOCK_DATA: BlockData = {
  product: () => undefined,
  tilesOf: () => [],
  outfit: () => undefined,
  category: () => undefined,
  categoryIndex: [],
  stories: [],
  pageHref: () => undefined,
}

/** One name for the same question, however many blocks ask it. */
export function sourceKey(source: ProductSource): string {
  return JSON.stringify(source)
}
