import type { Signals } from './signals.ts'

export interface ZeroResultRow {
  query: string
  /** Searches, older ones counting less; one decimal. */
  searches: number
}

/** What visitors ask for and the shop does not find, most asked first: for the operator. */
export function zeroResultRows(
  signals: Pick<Signals, 'zeroResultQueries'>,
  limit = 100,
): ZeroResultRow[] {
  return signals
    .zeroResultQueries(limit)
    .map(({ query, searches }) => ({ query, searches: Math.round(searches * 10) / 10 }))
}
