import type { Block } from '@saum/contract/content-block'

/** Scenes and rows of tiles, which know the edges of the screen themselves; all others are read in a column. */
export const WIDE_BLOCKS: ReadonlySet<Block['kind']> = new Set<Block['kind']>([
  'banner',
  'categoryIndex',
  'categoryTiles',
  'fashionCard',
  'newsletter',
  'outfit',
  'productSlider',
  'promises',
  'recentlyViewed',
  'storeFinder',
  'story',
  'storyList',
])
