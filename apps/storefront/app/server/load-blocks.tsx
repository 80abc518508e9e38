import type { Block } from '@saum/contract/content-block'
import type { PreviewFacts } from '@saum/contract/storefront'
import type { ReactNode } from 'react'
import type { RouterContextProvider } from 'react-router'
import { Blocks } from '#app/blocks/block-components.tsx'
import type { BlockFrame } from '#app/blocks/frame.ts'
import { renderBlocks } from '#app/blocks/render-blocks.tsx'
import { resolveLinks } from '#app/blocks/resolve-links.ts'
import { markupOf, withoutMarkup, type ShownBlocks } from '#app/blocks/shown-blocks.ts'
import { scopeContext, shopContext, shownBlocksContext } from './context.ts'
import { loadBlockData } from './load-block-data.ts'

type Context = Readonly<RouterContextProvider>

interface BlockSource {
  title: string
  blocks: readonly Block[]
}

/**
 * The blocks of a page, ready to be shown by `BlocksView`. How they stand on the page is the layout's
 * choice; without one they follow each other.
 */
export async function loadBlocks(
  context: Context,
  { title, blocks }: BlockSource,
  layout: (blocks: readonly Block[], frame: BlockFrame) => ReactNode = inSequence,
): Promise<ShownBlocks> {
  const { settings, messages, isDataRequest, preview } = context.get(scopeContext)
  const shop = context.get(shopContext)
  const shown = await loadBlockData(context, blocks)
  const resolved = resolveLinks(blocks, (key) => shown.category(key)?.href)
  const { imageBase, pictureBase, publicOrigin } = settings
  const bases = { imageBase, pictureBase, publicOrigin }
  const place = { level: 2, Title: 'h2', caption: title } as const
  const frame: BlockFrame = { shop, ...place, ...bases, ...aheadOf(preview), shown, Blocks }
  const pieces = renderBlocks(layout(resolved, frame), { shop, settings, messages })
  if (isDataRequest) return pieces
  // The document carries the markup itself; its data need not repeat it.
  context.set(shownBlocksContext, markupOf(pieces))
  return withoutMarkup(pieces)
}

/** Shoppers look at the present: their pages are kept, and no page may know when it was made. */
function aheadOf(preview: PreviewFacts | null): Pick<BlockFrame, 'ahead'> {
  return preview?.choice === 'chosen' ? { ahead: preview.at.getTime() - Date.now() } : {}
}

function inSequence(blocks: readonly Block[], frame: BlockFrame): ReactNode {
  return <Blocks blocks={blocks} frame={frame} />
}
