import { fold } from './fold.ts'
import type { Stem } from './stem.ts'
import type { CompoundWords } from './vocabulary.ts'

const SHORTEST_PART = 3
const LONGEST_COMPOUND = 40

/** The stems of the parts of a folded word; none for a word that is no compound. */
export type SplitCompound = (folded: string) => CompoundParts

export interface CompoundParts {
  /** In order, the head last. */
  all: readonly string[]
  /** Those that the word is to be found by. */
  telling: readonly string[]
}

const NO_PARTS: CompoundParts = { all: [], telling: [] }

export function createCompoundSplitter(words: CompoundWords | null, stem: Stem): SplitCompound {
  if (words === null) return () => NO_PARTS
  const toStem = (word: string) => stem(fold(word, 'de'))
  const heads = new Set(words.heads.map(toStem))
  const silent = new Set(words.silent.map(toStem))
  const modifiers = withLinks(words)
  const exceptions = new Map(
    Object.entries(words.exceptions).map(([word, parts]) => [toStem(word), parts.map(toStem)]),
  )

  function findParts(rest: string): string[] | null {
    for (let at = rest.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
      const first = modifiers.get(rest.slice(0, at))
      if (first === undefined) continue
      const tail = rest.slice(at)
      const head = stem(tail)
      if (heads.has(head)) return [stem(first), head]
      const others = findParts(tail)
      if (others !== null) return [stem(first), ...others]
    }
    return null
  }

  return (folded) => {
    if (folded.length < 2 * SHORTEST_PART || folded.length > LONGEST_COMPOUND) return NO_PARTS
    const exception = exceptions.get(stem(folded))
    if (exception) return { all: exception, telling: exception }
    const all = findParts(folded)
    if (all === null) return NO_PARTS
    return { all, telling: all.filter((part, at) => at === all.length - 1 || !silent.has(part)) }
  }
}

/** Every modifier with and without the letters that may follow it. */
function withLinks({ modifiers, heads, links }: CompoundWords): ReadonlyMap<string, string> {
  const forms = new Map<string, string>()
  for (const word of [...modifiers, ...heads]) {
    const folded = fold(word, 'de')
    for (const link of ['', ...links]) forms.set(folded + link, folded)
  }
  for (const word of [...modifiers, ...heads]) forms.set(fold(word, 'de'), fold(word, 'de'))
  return forms
}
