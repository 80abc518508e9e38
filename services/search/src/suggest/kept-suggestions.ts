import type { Shop } from '@saum/domain/shops'
import { describeError, type Log } from '@saum/thread/log'
import type { Signals } from '../events/signals.ts'
import type { CurrentRange } from '../feed/kept-range.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { KnownQueries } from '../text/known-words.ts'
import { readCatalogTerms } from './catalog-terms.ts'
import { createSuggestions } from './create-suggestions.ts'
import type { PartsIn } from './phrase-table.ts'
import type { Suggestions } from './suggestions.ts'

interface KeptSuggestionsParts {
  /** Where the parts of a compound begin. */
  partsIn: PartsIn
  shop: Shop
  signals: Signals
  popular: readonly { query: string; weight: number }[]
  /** How queries are judged by the words of a range. */
  knownQueriesIn(index: SearchIndex): KnownQueries
  finds: (query: string) => Promise<boolean>
  log: Log
  now?: () => number
}

export interface KeptSuggestions extends Suggestions {
  /** The range has changed; its words are read again if enough time has passed. */
  follow(range: CurrentRange): void
}

/** Words of a range change slowly, its prices every minute: reading all words again can wait. */
const READ_AGAIN_MS = 5 * 60_000

const noneIsKnown: KnownQueries = () => Promise.resolve(new Set())

/** Suggestions that follow the range; until its words are read, only expected queries answer. */
export function createKeptSuggestions(parts: KeptSuggestionsParts): KeptSuggestions {
  const { now = Date.now } = parts
  let suggestions = createSuggestions({ ...parts, catalogTerms: [], knownQueries: noneIsKnown })
  let readAt = Number.NEGATIVE_INFINITY

  async function read({ index, categories }: CurrentRange): Promise<void> {
    const catalogTerms = await readCatalogTerms(index, categories, parts.shop.language)
    const knownQueries = parts.knownQueriesIn(index)
    suggestions = createSuggestions({ ...parts, catalogTerms, knownQueries })
  }

  return {
    complete: (query, limit) => suggestions.complete(query, limit),
    follow(range) {
      if (now() - readAt < READ_AGAIN_MS) return
      readAt = now()
      read(range).catch((error: unknown) => {
        const message = 'The words of the range could not be read for suggestions'
        parts.log({ level: 'error', message, fields: { error: describeError(error) } })
      })
    },
  }
}
