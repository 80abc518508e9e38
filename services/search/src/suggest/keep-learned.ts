import type { Shop } from '@saum/domain/shops'
import type { Signals } from '../events/signals.ts'
import type { KnownQueries } from '../text/known-words.ts'
import { toStarter, type Candidate } from './candidates.ts'
import { isLearnableText } from './learnable-text.ts'
import { phraseKey } from './phrase-key.ts'
import { createPhraseTable, type PartsIn, type Phrase, type PhraseTable } from './phrase-table.ts'

const MAX_LEARNED = 3_000
const MAX_STARTERS = 100
const MAX_BLOCKED = 2_000

/** A shop that was searched a few times only has learned little. */
const LEAST_TOP_SEARCHES = 20

export interface LearnedParts {
  shop: Pick<Shop, 'language'>
  signals: Pick<Signals, 'queries' | 'backedZeroResultQueries'>
  /** Judges what was learned, each time anew: the range and the vocabulary change. */
  knownQueries: KnownQueries
  /** Whether the shop finds something now. */
  finds: (query: string) => Promise<boolean>
  /** Where the parts of a compound begin. */
  partsIn?: PartsIn
  /** What is suggested without visitors. */
  expected: PhraseTable
}

/** What visitors have taught the suggestions. */
export interface Learned {
  table: PhraseTable
  starters: readonly Candidate[]
  /** Keys of suggestions that find nothing. */
  blocked: ReadonlySet<string>
}

/** Made again only when the signals have put their queries in a new order. */
export function keepLearned(parts: LearnedParts): () => Promise<Learned> {
  const { signals, knownQueries, shop, partsIn } = parts
  const { language } = shop
  let source: readonly unknown[] | null = null
  let learned: Promise<Learned>

  async function make(queries: ReturnType<Signals['queries']>): Promise<Learned> {
    const phrases = await learnedPhrases(queries, knownQueries)
    const table = createPhraseTable(phrases, language, partsIn)
    return {
      table,
      starters: phrases.slice(0, MAX_STARTERS).map((phrase) => toStarter(phrase, language)),
      blocked: await findBlocked(table, parts),
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
    return { text: query, weight: interest * (0.6 + 0.4 * success) }
  })
}

/**
 * A search without results only raises a doubt about the suggestion with the same key, and only when enough
 * networks stand behind it. The suggestion itself decides: it stays as long as it finds something.
 */
async function findBlocked(
  table: PhraseTable,
  { signals, shop, expected, finds }: LearnedParts,
): Promise<ReadonlySet<string>> {
  const doubted = signals.backedZeroResultQueries(MAX_BLOCKED)
  const blocked = new Set<string>()
  for (const key of new Set(doubted.map(({ query }) => phraseKey(query, shop.language)))) {
    const texts = [table, expected].flatMap((each) => each.phraseFor(key)?.text ?? [])
    const found = await Promise.all(texts.map(finds))
    if (found.length > 0 && !found.includes(true)) blocked.add(key)
  }
  return blocked
}
