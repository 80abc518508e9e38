import { newStemmer } from 'snowball-stemmers'
import { cached } from './bounded-cache.ts'
import { fold } from './fold.ts'
import type { Language } from './vocabulary.ts'

const ALGORITHMS = { de: 'german', fr: 'french', en: 'english' } as const

const MOST_STEMS = 50_000

/** Longer ones are no words; stemming them would only cost time. */
const LONGEST_WORD = 40

/** `plissée` and `plissé` differ by their accent alone, which folding has taken away. */
const FRENCH_FEMININE = /ee(s?)$/u

/** `Ärmeln`, `Gürteln`: a dative the stemmer takes for another word. */
const GERMAN_DATIVE = /eln$/u

export type Stem = (folded: string) => string

/** Leads the forms of a folded word back to one. */
export function createStemmer(
  language: Language,
  irregular: Readonly<Record<string, string>>,
): Stem {
  const stemmer = newStemmer(ALGORITHMS[language])
  const regular = (word: string) => stemmer.stem(prepared(word, language))
  const forms = new Map(
    Object.entries(irregular).map(([form, word]) => {
      const folded = fold(form, language)
      // A word that is a form of itself has none: `shorts` are not `short`.
      return [folded, form === word ? folded : regular(fold(word, language))]
    }),
  )
  return cached(MOST_STEMS, (word) => {
    if (word.length > LONGEST_WORD) return word
    return forms.get(word) ?? regular(word)
  })
}

function prepared(word: string, language: Language): string {
  if (language === 'fr') return word.replace(FRENCH_FEMININE, 'e$1')
  return language === 'de' ? word.replace(GERMAN_DATIVE, 'el') : word
}
