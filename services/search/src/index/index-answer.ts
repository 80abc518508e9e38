export interface IndexHit {
  id: number
  score: number
  product: string
  /** Every color of the style in the index, this one included, by id. */
  children: readonly string[]
}

export interface KeywordCounts {
  kind: 'keyword'
  /** Values of the field that occur at least once, unordered. Selected values come even with 0. */
  values: readonly { value: string; count: number }[]
}

/** A node of a hierarchical facet with the styles at or below it. */
export interface PathCount {
  value: string
  count: number
  children: readonly PathCount[]
}

export interface PathCounts {
  kind: 'path'
  roots: readonly PathCount[]
}

export interface RangeCounts {
  kind: 'range'
  /** Of the counted documents; `null` when there are none with a value. */
  min: number | null
  max: number | null
  /** Styles with a value. */
  total: number
  /** Per asked range, where ranges were asked for. */
  counts: readonly number[]
  /** Where values were asked for: one entry per counted document, and the number of its style. */
  values: Float64Array
  groups: Uint32Array
}

export type FacetCounts = KeywordCounts | PathCounts | RangeCounts

export interface IndexAnswer {
  /** Styles that match. */
  total: number
  hits: readonly IndexHit[]
  /** In the order of the question. */
  facets: readonly FacetCounts[]
}

/** Why a product is where it is. */
export interface Explanation {
  id: number
  isMatch: boolean
  score: number
  merit: number
  boost: number
  words: readonly { text: string; field: string; term: string; score: number }[]
}
