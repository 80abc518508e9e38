import type { Block } from '@saum/contract/content-block'
import type { HeadingLevel } from './frame.ts'

/** What never holds a heading. */
const WITHOUT_HEADINGS: ReadonlySet<Block['kind']> = new Set([
  'paragraph',
  'table',
  'rule',
  'picture',
])

/**
 * The level each heading of a sequence really gets: never above the place the sequence stands in, and
 * never more than one below the heading before it, whatever its writer chose. Another block may have
 * shown a title of its own, at the level of the place.
 */
export function headingLevels(
  blocks: readonly Block[],
  top: HeadingLevel,
): ReadonlyMap<Block, HeadingLevel> {
  const levels = new Map<Block, HeadingLevel>()
  let last = top - 1
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      if (!WITHOUT_HEADINGS.has(block.kind)) last = Math.min(last, top)
      continue
    }
    const level = Math.min(Math.max(block.level, top), last + 1, 4) as HeadingLevel
    levels.set(block, level)
    last = level
  }
  return levels
}
