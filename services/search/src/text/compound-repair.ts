import type { Analyser } from './analyser.ts'
import { editDistance } from './edit-distance.ts'
import { fold } from './fold.ts'
import type { CompoundWords } from './vocabulary.ts'

const SHORTEST_PART = 4

/**
 * Corrects one part of a compound whose other part is right: `leinenhsoe`. A range knows far fewer
 * compounds than shoppers make of its words.
 */
export function createCompoundRepair(
  words: CompoundWords | null,
  { parts }: Analyser,
): (folded: string) => string | null {
  if (words === null) return () => null
  const heads = bySpelling(words.heads)
  const modifiers = bySpelling([...words.modifiers, ...words.heads])

  return (folded) => {
    for (let at = SHORTEST_PART; at <= folded.length - SHORTEST_PART; at++) {
      const left = folded.slice(0, at)
      const right = folded.slice(at)
      const repaired =
        joined(modifiers.get(left), nearest(right, heads)) ??
        joined(nearest(left, modifiers), heads.get(right))
      if (repaired !== null && parts(fold(repaired, 'de')).all.length > 1) return repaired
    }
    return null
  }
}

function joined(left: string | undefined, right: string | undefined): string | null {
  return left === undefined || right === undefined ? null : left + right
}

function bySpelling(words: readonly string[]): ReadonlyMap<string, string> {
  return new Map(words.map((word) => [fold(word, 'de'), word]))
}

function nearest(folded: string, words: ReadonlyMap<string, string>): string | undefined {
  for (const [other, word] of words) {
    if (other.length >= SHORTEST_PART && editDistance(folded, other, 1) === 1) return word
  }
  return undefined
}
