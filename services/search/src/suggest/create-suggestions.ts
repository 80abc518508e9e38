import { looksPersonal, MAX_QUERY_LENGTH } from '@saum/domain/personal-text'
import type { Shop } from '@saum/domain/shops'
import type { Signals } from '../events/signals.ts'
import { cached } from '../text/bounded-cache.ts'
import type { KnownQueries } from '../text/known-words.ts'
import type { Language } from '../text/vocabulary.ts'
import { findCandidates, findCorrected, findScattered, type Candidate } from './candidates.ts'
import { highlight } from './highlight.ts'
import { isLearnableText } from './learnable-text.ts'
import { createMeaningKey } from './meaning-key.ts'
import { phraseKey } from './phrase-key.ts'
import { createPhraseTable, type Phrase, type PhraseTable } from './phrase-table.ts'
import type { Completion, Suggestions } from './suggestions.ts'

const MAX_COMPLETIONS = 100
const MAX_LEARNED = 3_000
const MAX_BLOCKED = 2_000

/** The first letters of a query match thousands of phrases, and everybody types the same ones. */
const SHORT_LENGTH = 3
const SHORT_COUNT = 30
const SPARE = 10
const MAX_REMEMBERED = 2_000

/** A shop that was searched a few times only has learned little. */
const LEAST_TOP_SEARCHES = 20

/** What visitors really type goes before what we expect them to type, and that before mere names. */
const TRUST = { learned: 1, popular: 0.8, catalog: 0.6 } as const

interface SuggestionParts {
  shop: Pick<Shop, 'language'>
  signals: Pick<Signals, 'queries' | 'zeroResultQueries'>
  /** Judges what was learned, each time anew: the range and the vocabulary change. */
  knownQueries: KnownQueries
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
  )
  const starters = startersOf(parts)
  const learnedNow = keepLearned(parts)
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

interface Learned {
  table: PhraseTable
  starters: readonly Candidate[]
  /** Keys of queries that found nothing. */
  blocked: ReadonlySet<string>
}

/** Made again only when the signals have put their queries in a new order. */
function keepLearned({ signals, knownQueries, shop }: SuggestionParts): () => Promise<Learned> {
  const { language } = shop
  let source: readonly unknown[] | null = null
  let learned: Promise<Learned>

  async function make(queries: ReturnType<Signals['queries']>): Promise<Learned> {
    const phrases = await learnedPhrases(queries, knownQueries)
    const blocked = signals.zeroResultQueries(MAX_BLOCKED)
    return {
      table: createPhraseTable(phrases, language),
      starters: phrases.slice(0, MAX_COMPLETIONS).map((phrase) => toStarter(phrase, language)),
      blocked: new Set(blocked.map(({ query }) => phraseKey(query, language))),
    }
  }

  return () => {
    const queries = signals.queries()
    if (queries === source) return learned
    source = queries
    learned = make(queries)
    // The next question tries again.
    learned.catch(() => (source = null))
    return learned
  }
}

async function learnedPhrases(
  queries: ReturnType<Signals['queries']>,
  knownQueries: KnownQueries,
): Promise<Phrase[]> {
  const plain = queries
    .slice(0, MAX_LEARNED)
    .filter(({ query, lastTotal }) => lastTotal > 0 && isLearnableText(query))
  const known = await knownQueries(plain.map(({ query }) => query))
  const shown = plain.filter(({ query }) => known.has(query))
  const top = Math.max(LEAST_TOP_SEARCHES, shown[0]?.searches ?? 0)
  return shown.map(({ query, searches, clicks }) => {
    const success = Math.min(1, clicks / searches)
    const interest = Math.log1p(searches) / Math.log1p(top)
    return { text: query, weight: TRUST.learned * interest * (0.6 + 0.4 * success) }
  })
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

function toStarter({ text, weight }: Phrase, language: Language): Candidate {
  return { text, key: phraseKey(text, language), weight, quality: 1, parts: [] }
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
