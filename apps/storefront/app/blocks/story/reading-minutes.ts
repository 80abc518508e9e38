import type { Block } from '@saum/contract/content-block'
import { plainBlocks } from '#app/blocks/plain-blocks.ts'

const WORDS_PER_MINUTE = 200

/** How long somebody reads; never less than a minute. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = plainBlocks(blocks).split(/\s+/).filter(Boolean)
  return Math.max(1, Math.ceil(words.length / WORDS_PER_MINUTE))
}
