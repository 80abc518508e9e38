import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { ReactNode } from 'react'
import { NO_BLOCK_DATA, type BlockData } from '#app/blocks/block-data.ts'
import { Blocks } from '#app/blocks/block-components.tsx'
import type { BlockFrame } from '#app/blocks/frame.ts'
import { IslandNotesContext, type IslandUse } from '#app/blocks/island.tsx'
import { renderInShop } from '#app/ui/test-render.tsx'

/** A page of the first shop that asked for nothing but what a test says. */
export function aFrame(shown: Partial<BlockData> = {}): BlockFrame {
  return {
    shop: DEFAULT_SHOP,
    level: 2,
    Title: 'h2',
    caption: 'Saum',
    imageBase: '/images',
    pictureBase: '/pictures',
    publicOrigin: 'https://shop.test',
    shown: { ...NO_BLOCK_DATA, ...shown },
    Blocks,
  }
}

export function aPicture(key = 'coat') {
  return { key, width: 1920, height: 1080, alt: 'Ein Mantel' }
}

/** The markup of blocks without the names of their styles, and the islands they left a place for. */
export function shownBy(block: ReactNode): { html: string; islands: IslandUse[] } {
  const islands: IslandUse[] = []
  const html = renderInShop(<IslandNotesContext value={islands}>{block}</IslandNotesContext>)
  return { html: html.replaceAll(/ class="[^"]*"/g, ''), islands }
}
