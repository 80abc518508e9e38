import { plainText, type Block } from '@saum/contract/content-block'

/**
 * What a block is about: a paragraph that ends in a colon says it of the block after it, and a heading of
 * what follows.
 */
export function captionAt(blocks: readonly Block[], position: number, around: string): string {
  const before = blocks[position - 1]
  if (before?.kind === 'paragraph') {
    const words = plainText(before.children).trim()
    if (words.endsWith(':')) return words.slice(0, -1).trimEnd()
  }
  const heading = blocks.slice(0, position).findLast(({ kind }) => kind === 'heading')
  return heading?.kind === 'heading' ? plainText(heading.children) : around
}
