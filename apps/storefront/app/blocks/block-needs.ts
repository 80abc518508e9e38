import type { Block, ProductSource } from '@saum/contract/content-block'
import { sourceKey } from './block-data.ts'
import { CATEGORY_LINK } from './resolve-links.ts'
import { walkBlocks } from './walk-blocks.ts'

/** What a page has to ask of the shop before it can be shown; each question once. */
export interface BlockNeeds {
  productIds: number[]
  outfitIds: number[]
  /** Those that are more than ids. */
  sources: Exclude<ProductSource, { kind: 'ids' }>[]
  categories: boolean
  stories: boolean
}

export function needsOf(blocks: readonly Block[]): BlockNeeds {
  const productIds = new Set<number>()
  const outfitIds = new Set<number>()
  const sources = new Map<string, BlockNeeds['sources'][number]>()
  let categories = JSON.stringify(blocks).includes(`"href":"${CATEGORY_LINK}`)
  let stories = false
  for (const block of walkBlocks(blocks)) {
    if (block.kind === 'product') productIds.add(block.productId)
    if (block.kind === 'outfit') outfitIds.add(block.outfitId)
    if (block.kind === 'storyList') stories = true
    if (block.kind === 'categoryTiles' || block.kind === 'categoryIndex') categories = true
    if (block.kind !== 'productSlider') continue
    const { source } = block
    if (source.kind === 'ids') source.ids.forEach((id) => productIds.add(id))
    else sources.set(sourceKey(source), source)
    if (source.kind === 'category') categories = true
  }
  return {
    productIds: [...productIds],
    outfitIds: [...outfitIds],
    sources: [...sources.values()],
    categories,
    stories,
  }
}
