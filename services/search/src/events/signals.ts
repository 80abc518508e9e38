/** How often something happened to a product; older events count less. */
export interface ProductSignals {
  clicks: number
  views: number
  carts: number
  purchases: number
}

export interface QuerySignals {
  query: string
  /** Searches for it; older ones count less. */
  searches: number
  /** Searches that a click followed. */
  clicks: number
  /** Styles found the last time. */
  lastTotal: number
}

/** What one shop has learned from its visitors. Product ids are numbers of the catalogue. */
export interface Signals {
  product(id: number): ProductSignals | null
  /** Between 0 and 1, compared with the most popular product. */
  popularity(id: number): number
  popularProducts(limit: number): readonly number[]
  /** Most searched first; only those that found something and that enough networks searched for. */
  queries(): readonly QuerySignals[]
  /** Searched for in vain, most searched first: for the operator. */
  zeroResultQueries(limit: number): readonly QuerySignals[]
  /** Of these, the ones that enough networks searched for: others say nothing about suggestions. */
  backedZeroResultQueries(limit: number): readonly QuerySignals[]
  /** Looked at by the same visitors in enough networks, most often first. */
  viewedTogether(id: number, limit: number): readonly number[]
  boughtTogether(id: number, limit: number): readonly number[]
  /** What this visitor looked at, newest first. */
  viewedBy(clientId: string, limit: number): readonly number[]
}
