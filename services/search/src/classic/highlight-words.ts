import type { Highlight } from '../text/query-plan.ts'

const WORD = /[\p{L}\p{N}]+/gu
const MARKS = /\p{M}/gu
/** Endings change with number and case, so this many letters of a word must agree. */
const STEM_LETTERS = 4
const MOST_QUERY_WORDS = 20
const MOST_HIGHLIGHTS = 50

/** The words of a text that a query speaks of. */
export type FindWords = (text: string) => Highlight[]

export function createWordFinder(query: string): FindWords {
  const asked = [...query.slice(0, 500).matchAll(WORD)]
    .slice(0, MOST_QUERY_WORDS)
    .map(([word]) => fold(word))
    .filter((word) => word.length > 1)
  return (text) => {
    if (asked.length === 0) return []
    const found: Highlight[] = []
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (found.length >= MOST_HIGHLIGHTS) break
      const folded = fold(word)
      if (asked.some((wanted) => isSame(folded, wanted))) {
        found.push({ offset: index, length: word.length })
      }
    }
    return found
  }
}

function isSame(word: string, wanted: string): boolean {
  if (word === wanted) return true
  if (wanted.length < STEM_LETTERS || word.length < STEM_LETTERS) return false
  const shorter = Math.min(word.length, wanted.length)
  const needed = Math.max(STEM_LETTERS, shorter - 2)
  return word.slice(0, needed) === wanted.slice(0, needed)
}

function fold(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(MARKS, '').replaceAll('ß', 'ss')
}
