import type { Shop } from '@saum/domain/shops'

const WORD = /\p{L}{4,}/gu
const ENDING: Readonly<Record<'fr' | 'en', RegExp>> = {
  fr: /(?:er|ir|ez|és?|ées?|ment)$/u,
  en: /(?:ed|ing|ly)$/u,
}

/**
 * The words of a question that name no thing, as far as can be seen: small ones in German, where nouns
 * are written large, and those with the ending of a verb or adverb in other languages.
 */
export function wordsForNoThing(query: string, language: Shop['language']): readonly string[] {
  const words = query.match(WORD) ?? []
  if (language !== 'de') return words.filter((word) => ENDING[language].test(word.toLowerCase()))
  const hasNouns = words.slice(1).some((word) => word !== word.toLowerCase())
  return hasNouns ? words.filter((word) => word === word.toLowerCase()) : []
}
