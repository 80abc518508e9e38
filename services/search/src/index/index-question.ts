/** One way a word of the query may be found. Terms are analysed, as the analyser of the index does. */
export type TextAlternative =
  | { kind: 'term'; term: string; weight: number }
  /** Terms that begin with it. */
  | { kind: 'prefix'; prefix: string; weight: number }
  /** Terms one letter away: changed, missing, added, or two swapped. */
  | { kind: 'near'; term: string; weight: number }
  /** Every one of them: parts of a compound, or the words of a synonym. */
  | { kind: 'all'; terms: readonly string[]; weight: number }
  /** Documents with a keyword: a color or a size named in the query. */
  | { kind: 'keyword'; field: string; value: string; weight: number }

/** A word of the query; a document has it if any alternative is in the document. */
export interface TextWord {
  /** What is looked for, as opposed to what it should be like. */
  isHead?: true
  alternatives: readonly TextAlternative[]
}

export interface TextQuestion {
  words: readonly TextWord[]
  /** How many of the words a document must have; usually all. */
  minimum: number
}

/** What a document must be like, beside facets and words. */
export type Condition =
  | { kind: 'keyword'; field: string; values: readonly string[] }
  | { kind: 'path'; field: string; path: readonly string[] }
  | { kind: 'range'; field: string; range: NumberRange }
  | { kind: 'ids'; ids: readonly number[] }
  | { kind: 'text'; text: TextQuestion }
  | { kind: 'all'; conditions: readonly Condition[] }
  | { kind: 'any'; conditions: readonly Condition[] }
  | { kind: 'not'; condition: Condition }

export interface NumberRange {
  start: number
  end: number
  endInclusive: boolean
}

/**
 * One facet: what is selected and what is to be counted. Counts of a facet ignore its own selection,
 * and count styles, not colors.
 */
export type FacetQuestion =
  | {
      kind: 'keyword'
      field: string
      selected: readonly string[]
      excluded: readonly string[]
      /** Whether a document needs any of the selected values or all of them. */
      match: 'any' | 'all'
    }
  | {
      kind: 'path'
      field: string
      /** Documents at or below any of them. */
      selected: readonly (readonly string[])[]
      excluded: readonly (readonly string[])[]
    }
  | {
      kind: 'range'
      field: string
      selected: readonly NumberRange[]
      excluded: readonly NumberRange[]
      /**
       * `bounds`: least and greatest value. `ranges`: a count per range. `values`: every value, for
       * ranges that are yet to be drawn.
       */
      count:
        | { kind: 'bounds' }
        | { kind: 'ranges'; ranges: readonly NumberRange[] }
        | { kind: 'values' }
    }

export type SortKey =
  /** By words if there are any, else by merit. */
  | { by: 'relevance' }
  | { by: 'number'; field: string; direction: 'asc' | 'desc' }
  | { by: 'keyword'; field: string; direction: 'asc' | 'desc' }

export interface IndexQuestion {
  /** Only documents with this keyword, e.g. one category. */
  scope: { field: string; value: string } | null
  text: TextQuestion | null
  condition: Condition | null
  /** Documents that match this are found even if words, scope and condition do not match. */
  alternative: Condition | null
  facets: readonly FacetQuestion[]
  /** First key first; equal documents follow by id. */
  sort: readonly SortKey[]
  /** Products that come first under relevance, in this order, where they match. */
  pinned: readonly number[]
  /** Factors on the relevance of products. */
  boosts: ReadonlyMap<number, number>
  /** Which styles of the ordered result are wanted. */
  from: number
  size: number
}
