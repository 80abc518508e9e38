import type { Analyse } from '../index/analyse.ts'
import { editDistance } from '../text/edit-distance.ts'
import type { Passage } from './passage.ts'
import type { QuestionWord } from './question.ts'
import { wordsOnly } from './words-only.ts'

interface Posting {
  passage: number
  /** How often, counted by where it stands. */
  frequency: number
  /** Whether a heading, a label or the summary of the page has it. */
  isTopic: boolean
}

interface Entry {
  postings: Posting[]
  /** Passages that have the term in their own text or right above it. */
  owners: number
}

/** How well one passage answers one word. */
interface Match {
  strength: number
  /** Between 0 and 1. */
  covered: number
  /** The same by what stands above the passage only. */
  topic: number
}

/** Which passages have which terms. */
export interface PassageTerms {
  has(term: string): boolean
  /** The longest known term a word ends in or begins with; empty if there is none. */
  endOf(word: string): string
  beginningOf(word: string): string
  /** A word of a heading that is a letter off; `null` if there is none. */
  misspelled(word: string): string | null
  /**
   * What each word is worth: the rarer the more. Of those no page has, the name of a thing is the rarest
   * there is, and another word like the rest of the question.
   */
  worthsOf(words: readonly QuestionWord[], noThings: ReadonlySet<string>): readonly number[]
  /** Per passage the best of what may stand for the word; `full` is how often counts in full. */
  matchesOf(word: QuestionWord, full: number): ReadonlyMap<number, Match>
}

/** Of the end of a word whose beginning is unknown: the contract for a phone is none of ours. */
export const GUESS_WEIGHT = 0.4
/** What a word counts by where it stands. */
const WEIGHTS = {
  text: 1,
  heading: 2.2,
  outer: 0.8,
  label: 0.5,
  title: 0.5,
  leadTitle: 1.8,
  about: 0.35,
} as const
/** `Waist: at the narrowest point`, and the first cell of a row. */
const LABEL = /^([^.:\n]{1,60}):\s/
/** Saturation of repeated words, and how much a long passage is held back. */
const SATURATION = 1.2
const LENGTH_SHARE = 0.25
/** What further words for the same thing count beside the first. */
const OTHER_WORDS_SHARE = 0.3

export function gatherTerms(passages: readonly Passage[], analyse: Analyse): PassageTerms {
  const entries = new Map<string, Entry>()
  const analyseOnce = rememberedFor(wordsOnly(analyse))
  const lengths = passages.map((passage, number) =>
    addPassage(entries, passage, number, analyseOnce),
  )
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  const dampings = lengths.map(
    (length) => SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / meanLength),
  )
  const rarity = (owners: number) => Math.log(1 + (passages.length - owners + 0.5) / (owners + 0.5))

  function longest(fits: (term: string) => boolean): string {
    let found = ''
    for (const term of entries.keys()) if (term.length > found.length && fits(term)) found = term
    return found
  }

  function worthOf(word: QuestionWord): number | null {
    const known = word.find(
      ({ term, weight }, place) =>
        (place === 0 || (weight < 1 && weight > GUESS_WEIGHT)) && entries.has(term),
    )
    return known === undefined ? null : rarity(entries.get(known.term)?.owners ?? 0)
  }

  return {
    has: (term) => entries.has(term),
    endOf: (word) => longest((term) => word.endsWith(term)),
    beginningOf: (word) => longest((term) => word.startsWith(term)),
    misspelled: (word) =>
      entries
        .entries()
        .filter(([term, { postings }]) => term[0] === word[0] && postings.some(standsAbove))
        .map(([term]) => term)
        .find((term) => editDistance(word, term, 1) === 1) ?? null,
    worthsOf(words, noThings) {
      const worths = words.map(worthOf)
      const known = worths.filter((worth) => worth !== null)
      const sum = known.reduce((total, worth) => total + worth, 0)
      const mean = known.length === 0 ? rarity(0) : sum / known.length
      return words.map((word, at) => worths[at] ?? (isIn(noThings, word) ? mean : rarity(0)))
    },
    matchesOf(word, full) {
      const matches = new Map<number, Match>()
      for (const { term, weight } of word) {
        for (const { passage, frequency, isTopic } of entries.get(term)?.postings ?? []) {
          const known = matches.get(passage) ?? { strength: 0, covered: 0, topic: 0 }
          const damping = dampings[passage] ?? SATURATION
          matches.set(passage, {
            strength: withOther(known.strength, (weight * frequency) / (frequency + damping)),
            covered: withOther(known.covered, weight * Math.min(1, frequency / full)),
            topic: Math.max(known.topic, isTopic ? weight : 0),
          })
        }
      }
      return matches
    },
  }
}

function isIn(terms: ReadonlySet<string>, [own]: QuestionWord): boolean {
  return own !== undefined && terms.has(own.term)
}

function standsAbove(posting: Posting): boolean {
  return posting.isTopic
}

/** The better of two, and a share of the other, which never makes it more than whole. */
function withOther(one: number, other: number): number {
  return Math.min(1, Math.max(one, other) + OTHER_WORDS_SHARE * Math.min(one, other))
}

interface Place {
  weight: number
  isOwn?: boolean
  isTopic?: boolean
}

/** Headings and titles stand above many passages. */
function rememberedFor(analyse: Analyse): Analyse {
  const known = new Map<string, ReturnType<Analyse>>()
  return (text) => {
    const terms = known.get(text) ?? analyse(text)
    known.set(text, terms)
    return terms
  }
}

function addPassage(
  entries: Map<string, Entry>,
  passage: Passage,
  number: number,
  analyse: Analyse,
): number {
  const frequencies = new Map<string, { all: number; isOwn: boolean; isTopic: boolean }>()
  const count = (text: string, { weight, isOwn = false, isTopic = true }: Place) => {
    const terms = analyse(text)
    for (const { term, weight: share } of terms) {
      const known = frequencies.get(term) ?? { all: 0, isOwn: false, isTopic: false }
      known.all += weight * share
      known.isOwn ||= isOwn
      known.isTopic ||= isTopic
      frequencies.set(term, known)
    }
    return terms.length
  }
  const length = count(passage.text, { weight: WEIGHTS.text, isOwn: true, isTopic: false })
  count(passage.headings.at(-1) ?? '', { weight: WEIGHTS.heading, isOwn: true })
  count(passage.headings.slice(0, -1).join(' '), { weight: WEIGHTS.outer })
  count(LABEL.exec(passage.text)?.[1] ?? '', { weight: WEIGHTS.label })
  const isLead = passage.headings.length === 0 && !passage.isRow
  count(passage.citation.title, { weight: isLead ? WEIGHTS.leadTitle : WEIGHTS.title })
  count(passage.about, { weight: WEIGHTS.about })
  for (const [term, { all, isOwn, isTopic }] of frequencies) {
    const entry = entries.get(term) ?? { postings: [], owners: 0 }
    entry.postings.push({ passage: number, frequency: all, isTopic })
    if (isOwn) entry.owners += 1
    entries.set(term, entry)
  }
  return length
}
