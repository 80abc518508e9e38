import type { Shop } from '@saum/domain/shops'
import type { Analyse } from '../index/analyse.ts'
import { withoutEmailAddress } from './email-address.ts'
import { withFrame } from './frames.ts'
import { type Intent, intentsAsked } from './intents.ts'
import { createParaphrase } from './paraphrases.ts'
import { INTENT_WORDS, LIGHT_WORDS, QUESTION_WORDS } from './question-words.ts'
import { SAME_MEANING } from './same-meaning.ts'
import { createVerbJoiner } from './separable-verbs.ts'
import { wordsForNoThing } from './word-kinds.ts'
import { wordsOnly } from './words-only.ts'

export interface QuestionTerm {
  term: string
  /** 1 for the word itself, less for a part of it or a word of the same meaning. */
  weight: number
}

/** One word of a question and what may stand for it, itself first. */
export type QuestionWord = readonly QuestionTerm[]

export interface Question {
  /** What it is about; empty if that is too vague to be answered. */
  words: readonly QuestionWord[]
  /** What tells answers apart but need not be in them. */
  asides: readonly QuestionWord[]
  /** What it wants to know. */
  intents: ReadonlySet<Intent>
  /** Terms that name no thing. */
  noThings: ReadonlySet<string>
  /** The words that say so. */
  intentWords: readonly QuestionWord[]
  /** Everything that was said, small words included: headings that are questions resemble it. */
  spoken: ReadonlySet<string>
  /** The whole of it, in small letters. */
  text: string
}

export type ReadQuestion = (query: string) => Question

const SAME_MEANING_WEIGHT = 0.8

/** Longer questions are cut: nobody asks with more words, and each one costs a look-up. */
const MOST_WORDS = 24
const MOST_CHARACTERS = 600

/** Says nothing in the shop of that country. */
const OWN_COUNTRY: Readonly<Record<Shop['locale'], string>> = {
  'de-DE': 'Deutschland',
  'de-AT': 'Österreich',
  'de-CH': 'Schweiz',
  'fr-CH': 'Suisse',
  'en-GB': '',
}

/** Reads the words that matter out of a question in the language of the shop. */
export function createQuestionReader(
  { language, locale }: Shop,
  analyseAll: Analyse,
): ReadQuestion {
  const analyse = wordsOnly(analyseAll)
  const dropped = termsOf(QUESTION_WORDS[language], analyse)
  const asking = termsOf(INTENT_WORDS[language], analyse)
  const light = termsOf(`${LIGHT_WORDS[language]} ${OWN_COUNTRY[locale]}`, analyse)
  const paraphrase = createParaphrase(language)
  const meanings = toMeanings(language, analyse)
  const joinVerbs = createVerbJoiner(language, (word) =>
    analyse(word).some(({ term }) => meanings.has(term)),
  )

  return (query) => {
    const asked = withoutEmailAddress(query.slice(0, MOST_CHARACTERS))
    const meant = withFrame(paraphrase(asked), language)
    const seen = new Set<string>()
    const telling = groupByPosition(analyse(joinVerbs(meant))).filter(([own]) => {
      const term = own?.term ?? ''
      const isTelling = term.length > 1 && !dropped.has(term) && !seen.has(term)
      seen.add(term)
      return isTelling
    })
    const kinds = Map.groupBy(
      telling.map((word) => withMeanings(word, meanings)),
      ([own]) => kindOf(own?.term ?? ''),
    )
    return {
      words: kinds.get('word') ?? [],
      asides: kinds.get('aside') ?? [],
      intents: intentsAsked(meant, language),
      noThings: termsOf(wordsForNoThing(asked, language).join(' '), analyse),
      intentWords: kinds.get('intent') ?? [],
      spoken: spokenWords(meant),
      text: meant,
    }
  }

  function kindOf(term: string): 'word' | 'aside' | 'intent' {
    if (asking.has(term)) return 'intent'
    return light.has(term) ? 'aside' : 'word'
  }
}

/** The words of a text as they are said, without punctuation. */
export function spokenWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}

function termsOf(text: string, analyse: Analyse): ReadonlySet<string> {
  return new Set(analyse(text).flatMap(({ term, weight }) => (weight === 1 ? [term] : [])))
}

function groupByPosition(terms: ReturnType<Analyse>): QuestionTerm[][] {
  const words = new Map<number, QuestionTerm[]>()
  for (const { term, weight, position } of terms) {
    const word = words.get(position)
    if (word) word.push({ term, weight })
    else if (words.size < MOST_WORDS) words.set(position, [{ term, weight }])
  }
  return [...words.values()]
}

/** `ihr liefert`, `er zahlt`: forms the analyser keeps apart. */
function withVerbForms(
  terms: ReadonlySet<string>,
  language: Shop['language'],
): ReadonlySet<string> {
  return language === 'de' ? terms.union(new Set([...terms].map((term) => `${term}t`))) : terms
}

function toMeanings(language: Shop['language'], analyse: Analyse): Map<string, Set<string>> {
  const meanings = new Map<string, Set<string>>()
  for (const group of SAME_MEANING[language]) {
    const [own = '', further = ''] = group.split(' > ')
    const terms = withVerbForms(termsOf(own, analyse), language)
    const found = terms.union(withVerbForms(termsOf(further, analyse), language))
    for (const term of terms) meanings.set(term, (meanings.get(term) ?? new Set()).union(found))
  }
  return meanings
}

function withMeanings(
  word: readonly QuestionTerm[],
  meanings: ReadonlyMap<string, ReadonlySet<string>>,
): QuestionWord {
  const own = word[0]?.term ?? ''
  const others = [...(meanings.get(own) ?? [])].filter((term) => term !== own)
  return [...word, ...others.map((term) => ({ term, weight: SAME_MEANING_WEIGHT }))]
}
