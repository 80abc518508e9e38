import type { Language } from './vocabulary.ts'

/** Longer texts are no labels. */
const LONGEST_LABEL = 3
/** Numbers, measures, and two names in one. */
const NO_LABEL = /^\P{L}*$|\d\s*(?:%|°|cm|mm)|[&/,.:;]|\b(?:und|oder|et|ou|and|or)\b/u

/** Words as a label is made of them. */
export interface LabelWord {
  term: string
  /** The term of what it is a kind of, where it says so: `kleid` of `Midikleid`. */
  head: string | null
  isFunctionWord: boolean
}

/**
 * The term of a whole text: the name of a category or a color, an attribute. What is called a belt is
 * found by it, and not what has loops for one.
 */
export function labelTerm(terms: readonly string[]): string {
  return `=${terms.join(' ')}`
}

export function isLabelTerm(term: string): boolean {
  return term.startsWith('=')
}

/** The words a label consists of; another term consists of itself. */
export function termsOfLabel(term: string): readonly string[] {
  return isLabelTerm(term) ? term.slice(1).split(' ') : [term]
}

/**
 * What a text that is a name calls things, the whole name first: wrap dresses are called that, and
 * dresses. Nothing for other texts, and for two names in one.
 */
export function keysOfLabel(
  text: string,
  words: readonly LabelWord[],
  language: Language,
): readonly string[] {
  if (NO_LABEL.test(text)) return []
  const telling = words.filter(({ isFunctionWord }) => !isFunctionWord)
  const keys = new Set<string>()
  if (telling.length > 0 && telling.length <= LONGEST_LABEL) {
    keys.add(telling.map(({ term }) => term).join(' '))
  }
  for (const { term, head } of namesIn(words, language)) {
    keys.add(term)
    if (head !== null) keys.add(head)
  }
  return [...keys]
}

/**
 * The words that say what it is stand before `with` and `of`: in French the first, in English the last,
 * in German the last as well, unless a proper name follows.
 */
function namesIn(words: readonly LabelWord[], language: Language): readonly LabelWord[] {
  const end = words.findIndex(({ isFunctionWord }) => isFunctionWord)
  const leading = end === -1 ? words : words.slice(0, end)
  if (language === 'de') return leading
  return language === 'fr' ? leading.slice(0, 1) : leading.slice(-1)
}
