const SHORTEST_MISTYPED = 4

export interface Vocabulary {
  add(term: string): void
  /** The word itself where it is known, and known words one letter away. */
  near(word: string): readonly string[]
}

export function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Lets databases forgive a mistyped letter: they would have to compare with every word they know. */
export function createVocabulary(): Vocabulary {
  const known = new Set<string>()
  const byShortening = new Map<string, string[]>()

  function add(term: string): void {
    if (known.has(term)) return
    known.add(term)
    for (const shorter of shortenings(term)) {
      const terms = byShortening.get(shorter)
      if (terms === undefined) byShortening.set(shorter, [term])
      else terms.push(term)
    }
  }

  function near(word: string): readonly string[] {
    if (word.length < SHORTEST_MISTYPED) return known.has(word) ? [word] : []
    const found = new Set<string>()
    for (const shorter of shortenings(word)) {
      for (const term of byShortening.get(shorter) ?? []) {
        if (isOneLetterAway(word, term)) found.add(term)
      }
    }
    return [...found]
  }

  return { add, near }
}

/** The word, and the word without each of its letters. */
function shortenings(word: string): Set<string> {
  const all = new Set([word])
  for (let at = 0; at < word.length; at++) all.add(word.slice(0, at) + word.slice(at + 1))
  return all
}

/** Equal, or one letter changed, missing, added, or two neighbors swapped. */
function isOneLetterAway(left: string, right: string): boolean {
  let start = 0
  while (start < left.length && left[start] === right[start]) start += 1
  const [a, b] = [left.slice(start), right.slice(start)]
  if (a === b) return true
  return (
    a.slice(1) === b.slice(1) ||
    a === b.slice(1) ||
    a.slice(1) === b ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}
