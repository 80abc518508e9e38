import { plainText, type Block } from '@saum/contract/content-block'

/** The words of some text, one line per paragraph, item or row. */
export function plainBlocks(blocks: readonly Block[]): string {
  return blocks
    .map(linesOf)
    .filter((line) => line !== '')
    .join('\n')
}

function linesOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainText(block.children)
    case 'list':
      return block.items.map(plainBlocks).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(' ')).join('\n')
    case 'quote':
    case 'text':
      return plainBlocks(block.children)
    default:
      return ''
  }
}
