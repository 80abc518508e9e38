import { looksPersonal, MAX_QUERY_LENGTH } from '@saum/domain/personal-text'
import { cached } from '../text/bounded-cache.ts'
import {
  findCandidates,
  findCorrected,
  findScattered,
  toStarter,
  type Candidate,
} from './candidates.ts'
import { highlight } from './highlight.ts'
import { keepLearned, type Learned, type LearnedParts } from './keep-learned.ts'
import { createMeaningKey } from './meaning-key.ts'
import { phraseKey } from './phrase-key.ts'
import { createPhraseTable, type Phrase } from './phrase-table.ts'
import type { Completion, Suggestions } from './suggestions.ts'

const MAX_COMPLETIONS = 100

/** The first letters of a query match thousands of phrases, and everybody types the same ones. */
const SHORT_LENGTH = 3
const SHORT_COUNT = 30
const SPARE = 10
const MAX_REMEMBERED = 2_000

/** What visitors really type weighs up to 1: more than what we expect them to type, and that more than names. */
const TRUST = { popular: 0.8, catalog: 0.6 } as const

interface SuggestionParts extends Omit<LearnedParts, 'expected'> {
  /** Queries an editor expects; weights on any scale. */
  popular: readonly { query: string; weight: number }[]
  /** Names of categories, brands, styles and products; weights on any scale. */
  catalogTerms: readonly { text: string; weight: number }[]
}

/** Completes queries from real ones, expected ones and the words of the range. */
export function createSuggestions(parts: SuggestionParts): Suggestions {
  const { language } = parts.shop
  const expected = createPhraseTable(
    [
      ...scaled(
        parts.popular.map(({ query, weight }) => ({ text: query, weight })),
        TRUST.popular,
      ),
      ...scaled(parts.catalogTerms, TRUST.catalog),
    ].filter(({ text }) => !looksPersonal(text)),
    language,
    parts.partsIn,
  )
  const starters = startersOf(parts)
  const learnedNow = keepLearned({ ...parts, expected })
  const meaningOf = createMeaningKey(language)

  const expectedFor = cached(MAX_REMEMBERED, (key) => findCandidates(expected, key, SHORT_COUNT))

  function findExpected(key: string, limit: number): readonly Candidate[] {
    const isShort = key.length <= SHORT_LENGTH && limit <= SHORT_COUNT
    return isShort ? expectedFor(key) : findCandidates(expected, key, limit)
  }

  function find(key: string, limit: number, learned: Learned): Candidate[] {
    const tables = [learned.table, expected]
    const found = [...findCandidates(learned.table, key, limit), ...findExpected(key, limit)]
    if (found.length < limit) {
      found.push(...tables.flatMap((table) => findScattered(table, key, limit)))
    }
    if (found.length > 0) return found
    return tables.flatMap((table) => findCorrected(table, key, limit))
  }

  return {
    async complete(query, limit) {
      const count = Math.min(Math.max(0, Math.trunc(limit)) || 0, MAX_COMPLETIONS)
      if (count === 0 || query.length > MAX_QUERY_LENGTH) return []
      const learned = await learnedNow()
      const key = phraseKey(query, language)
      // Blocked and repeated phrases leave gaps, so a few more are looked for.
      const found =
        key === '' ? [...learned.starters, ...starters] : find(key, count + SPARE, learned)
      return rank(found, learned.blocked, meaningOf).slice(0, count).map(toCompletion)
    },
  }

  function toCompletion(candidate: Candidate): Completion {
    const { text, weight, quality } = candidate
    return {
      expression: text,
      highlighted: highlight(candidate, language),
      score: round(weight * quality),
      executableConfidence: round(quality * (0.5 + weight / 2)),
    }
  }
}

/** What an empty box offers: queries that are expected, or names where there are none. */
function startersOf({ popular, catalogTerms, shop }: SuggestionParts): Candidate[] {
  const queries = popular.map(({ query, weight }) => ({ text: query, weight }))
  const source = queries.length > 0 ? queries : catalogTerms
  const trust = queries.length > 0 ? TRUST.popular : TRUST.catalog
  return scaled(source, trust)
    .toSorted((left, right) => right.weight - left.weight)
    .slice(0, MAX_COMPLETIONS)
    .map((phrase) => toStarter(phrase, shop.language))
}

function scaled(phrases: readonly Phrase[], trust: number): Phrase[] {
  const top = phrases.reduce((most, { weight }) => Math.max(most, weight), 0)
  return phrases.map(({ text, weight }) => ({ text, weight: top > 0 ? (weight / top) * trust : 0 }))
}

/** Best first; of phrases that find the same, such as `kleid` and `Kleider`, the best only. */
function rank(
  candidates: readonly Candidate[],
  blocked: ReadonlySet<string>,
  meaningOf: (key: string) => string,
): Candidate[] {
  const byMeaning = new Map<string, Candidate>()
  for (const candidate of candidates) {
    if (blocked.has(candidate.key)) continue
    const meaning = meaningOf(candidate.key)
    const known = byMeaning.get(meaning)
    if (known === undefined || scoreOf(candidate) > scoreOf(known)) {
      byMeaning.set(meaning, candidate)
    }
  }
  return [...byMeaning.values()].toSorted(
    (left, right) => scoreOf(right) - scoreOf(left) || left.key.length - right.key.length,
  )
}

function scoreOf({ weight, quality }: Candidate): number {
  return weight * quality
}

function round(share: number): number {
  return Math.round(share * 1_000) / 1_000
}
