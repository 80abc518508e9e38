import type { FoundPassage } from './passage-index.ts'
import type { Passage } from './passage.ts'

export interface ChosenPassages {
  /** What the answer is made of, best first. */
  told: readonly Passage[]
  /** What else says the same, to be cited. */
  alsoCited: readonly Passage[]
}

/** Below this share of the question a passage speaks of something else. */
const ENOUGH_COVERAGE = 0.66
/** Nor does it answer what none of its headings is about. */
const ENOUGH_TOPIC = 0.2
/** How near a second passage must come to the best to be told or cited as well. */
const SECOND_SHARE = 0.8
/** Texts with this share of words in common say the same. */
const SAME_TEXT_SHARE = 0.4
const MOST_TOLD = 2
const MOST_CITED = 3

/** `null` when nothing supports an answer. A second passage is told only for what the best leaves out. */
export function choosePassages(found: readonly FoundPassage[]): ChosenPassages | null {
  const fitting = found.filter(
    ({ coverage, topic }) => coverage >= ENOUGH_COVERAGE && topic >= ENOUGH_TOPIC,
  )
  const [best, ...others] = fitting
  if (best === undefined) return null
  const told = [best.passage]
  const alsoCited: Passage[] = []
  const floor = best.score * best.coverage * SECOND_SHARE
  for (const { passage, score, coverage, heard } of others) {
    if (score * coverage < floor) break
    if (told.length + alsoCited.length >= MOST_CITED) break
    const isRepeated = told.some((other) => sharedWords(other.text, passage.text) > SAME_TEXT_SHARE)
    if (isRepeated) alsoCited.push(passage)
    else if ((heard & ~best.heard) !== 0 && told.length < MOST_TOLD) told.push(passage)
  }
  return { told, alsoCited }
}

function sharedWords(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)]
  const shared = [...first].filter((word) => second.has(word)).length
  return shared / Math.max(1, Math.min(first.size, second.size))
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu))
}
