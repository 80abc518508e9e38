import { plainText, type Block } from '@saum/contract/content-block'

/** What a block is about: a paragraph that ends in a colon says it of the block after it. */
export function captionAt(blocks: readonly Block[], position: number, around: string): string {
  const before = blocks[position - 1]
  if (before?.kind !== 'paragraph') return around
  const words = plainText(before.children).trim()
  return words.endsWith(':') ? words.slice(0, -1).trimEnd() : around
}
