import type { TextQuestion } from './index-question.ts'
import { findNearTerms } from './near-terms.ts'
import type { IndexPart } from './index-part.ts'
import { liveFrequency } from './index-part.ts'
import type { ResolvedText } from './resolved-text.ts'
import { compareCodePoints } from './string-table.ts'

/** A term of the index. */
export interface KnownTerm {
  term: string
  /** Documents that have it. */
  documents: number
  /** Its ordinal in each part, -1 where it does not occur. */
  ordinals: readonly number[]
}

/** More frequent terms first, then in order of code points; terms only documents had that are gone are unknown. */
export interface Vocabulary {
  find(term: string): KnownTerm | null
  startingWith(prefix: string, limit: number): readonly KnownTerm[]
  /** Exactly one edit away. */
  near(term: string, limit: number): readonly KnownTerm[]
  readonly documents: number
  /** Questions whose words were looked up before: a planner asks for a text and then passes it on. */
  readonly resolved: WeakMap<TextQuestion, ResolvedText>
}

/** Unfinished words repeat while shoppers type; the index never changes, so neither do the answers. */
const MAX_REMEMBERED = 256
/** A planner looks the same word up several times. */
const MAX_FOUND = 2048
const LONGEST_REMEMBERED = 64

export function createVocabulary(parts: readonly IndexPart[]): Vocabulary {
  const remember = createMemory<readonly KnownTerm[]>(MAX_REMEMBERED)
  const find = createMemory<KnownTerm | null>(MAX_FOUND)

  /** Every part names the terms it has, so none has to be looked up. */
  function collect(ordinalsIn: (part: IndexPart) => Iterable<number>): Iterable<KnownTerm> {
    const found = new Map<string, { term: string; documents: number; ordinals: number[] }>()
    parts.forEach((part, number) => {
      for (const ordinal of ordinalsIn(part)) {
        const documents = liveFrequency(part, ordinal)
        if (documents === 0) continue
        const term = part.view.terms.at(ordinal)
        const known = found.get(term)
        if (known === undefined) {
          const ordinals = parts.map((_, other) => (other === number ? ordinal : -1))
          found.set(term, { term, documents, ordinals })
        } else {
          known.documents += documents
          known.ordinals[number] = ordinal
        }
      }
    })
    return found.values()
  }

  function lookUp(term: string): KnownTerm | null {
    const ordinals = parts.map((part) => part.view.terms.find(term))
    let documents = 0
    ordinals.forEach((ordinal, k) => {
      if (ordinal >= 0) documents += liveFrequency(parts[k]!, ordinal)
    })
    return documents === 0 ? null : { term, documents, ordinals }
  }

  return {
    find: (term) =>
      term.length > LONGEST_REMEMBERED ? lookUp(term) : find(term, () => lookUp(term)),
    startingWith: (prefix, limit) =>
      remember(`${limit}^${prefix}`, () =>
        parts.length === 1
          ? mostFrequentIn(parts[0]!, prefix, limit)
          : mostFrequent(
              collect((part) => numbersBetween(...part.view.terms.range(prefix))),
              limit,
            ),
      ),
    near: (term, limit) =>
      remember(`${limit}~${term}`, () =>
        mostFrequent(
          collect((part) => findNearTerms(part.view.near, part.view.terms, term)),
          limit,
        ),
      ),
    documents: parts.reduce((sum, part) => sum + part.liveDocuments, 0),
    resolved: new WeakMap(),
  }
}

function mostFrequent(found: Iterable<KnownTerm>, limit: number): readonly KnownTerm[] {
  const terms = [...found]
  // Thousands of terms begin with a letter: those that are too rare are dropped before sorting.
  const least = Uint32Array.from(terms, ({ documents }) => documents).toSorted()[
    terms.length - limit
  ]
  return terms
    .filter(({ documents }) => documents >= (least ?? 0))
    .toSorted((a, b) => b.documents - a.documents || compareCodePoints(a.term, b.term))
    .slice(0, limit)
}

/** The same in a single part, whose terms are in order: only those that are wanted are read. */
function mostFrequentIn(part: IndexPart, prefix: string, limit: number): readonly KnownTerm[] {
  const [from, to] = part.view.terms.range(prefix)
  const frequencies = new Uint32Array(Math.max(to - from, 0))
  for (let k = 0; k < frequencies.length; k += 1) frequencies[k] = liveFrequency(part, from + k)
  const least = Math.max(1, frequencies.toSorted()[frequencies.length - limit] ?? 0)
  const found: { ordinal: number; documents: number }[] = []
  frequencies.forEach((documents, k) => {
    if (documents >= least) found.push({ ordinal: from + k, documents })
  })
  return found
    .toSorted((a, b) => b.documents - a.documents || a.ordinal - b.ordinal)
    .slice(0, limit)
    .map(({ ordinal, documents }) => ({
      term: part.view.terms.at(ordinal),
      documents,
      ordinals: [ordinal],
    }))
}

function* numbersBetween(from: number, to: number): Iterable<number> {
  for (let number = from; number < to; number += 1) yield number
}

/** Starts over when it is full: no bookkeeping, and no question can make it large. */
function createMemory<V>(limit: number) {
  const known = new Map<string, V>()
  return (key: string, compute: () => V): V => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = compute()
    if (known.size >= limit) known.clear()
    known.set(key, value)
    return value
  }
}
