import type { Highlight } from '../text/query-plan.ts'

const WORD = /[\p{L}\p{N}]+/gu
const MARKS = /\p{M}/gu
/** Endings change with number and case, so this many letters of a word must agree. */
const STEM_LETTERS = 4
const FIRST_PART_LETTERS = 3
const ENDING_LETTERS = 2
const QUOTED = /["„“«»]([^"„“”«»]+)["“”«»]/gu
const MOST_QUERY_CHARACTERS = 500
const MOST_QUERY_WORDS = 20
const MOST_HIGHLIGHTS = 50

/** The words of a text that a query speaks of. */
export type FindWords = (text: string) => Highlight[]

/** What the words of a query are called in texts, by word. */
export type WordForms = Readonly<Record<string, readonly string[]>>

export function createWordFinder(query: string): FindWords {
  const asked = askedWords(query).map(fold)
  return (text) => {
    if (asked.length === 0) return []
    const found: Highlight[] = []
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (found.length >= MOST_HIGHLIGHTS) break
      const span = spanIn(word, asked)
      if (span !== null) found.push({ offset: index + span.offset, length: span.length })
    }
    return found
  }
}

/** The forms in which the words of a query stand in these texts; words of none are left out. */
export function formsIn(query: string, texts: readonly string[]): WordForms {
  const written = new Set(texts.flatMap((text) => text.match(WORD) ?? []).map(toLower))
  const forms = askedWords(query).map((word) => {
    const asked = fold(word)
    return [toLower(word), [...written].filter((one) => isSame(fold(one), asked))] as const
  })
  return Object.fromEntries(forms.filter(([, found]) => found.length > 0))
}

/** What stands in quotation marks, with the forms of its words. */
export function phrasesIn(
  query: string,
  texts: readonly string[],
): Readonly<Record<string, WordForms>> {
  const phrases = [...query.slice(0, MOST_QUERY_CHARACTERS).matchAll(QUOTED)]
    .map(([, phrase = '']) => toLower(phrase).trim())
    .filter((phrase) => askedWords(phrase).length > 1)
  return Object.fromEntries(phrases.map((phrase) => [phrase, formsIn(phrase, texts)]))
}

function askedWords(query: string): string[] {
  return (query.slice(0, MOST_QUERY_CHARACTERS).match(WORD) ?? [])
    .slice(0, MOST_QUERY_WORDS)
    .filter((word) => fold(word).length > 1)
}

function toLower(text: string): string {
  return text.toLowerCase()
}

/** The whole word, or the end of a compound that is what was asked for. */
function spanIn(word: string, asked: readonly string[]): Highlight | null {
  const folded = fold(word)
  if (asked.some((wanted) => isSame(folded, wanted))) return { offset: 0, length: word.length }
  if (folded.length !== word.length) return null
  const start = Math.max(...asked.map((wanted) => headStart(folded, wanted)))
  return start < 0 ? null : { offset: start, length: word.length - start }
}

/** Where the last part of a compound begins, -1 where it is another one; an ending may follow. */
function headStart(word: string, wanted: string): number {
  if (wanted.length < STEM_LETTERS) return -1
  const start = word.lastIndexOf(wanted)
  const isEnd = start >= FIRST_PART_LETTERS && word.length - start <= wanted.length + ENDING_LETTERS
  return isEnd ? start : -1
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
