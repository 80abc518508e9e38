import type { Block } from '@saum/contract/content-block'

/** Every block of a page, also those within others, in reading order. */
export function* walkBlocks(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block
    for (const children of childrenOf(block)) yield* walkBlocks(children)
  }
}

function childrenOf(block: Block): readonly (readonly Block[])[] {
  switch (block.kind) {
    case 'list':
      return block.items
    case 'quote':
    case 'text':
      return [block.children]
    case 'accordion':
      return block.entries.map(({ children }) => children)
    case 'grid':
      return block.cells
    case 'video':
      return [block.transcript ?? []]
    default:
      return []
  }
}
