import type { NumberRange } from '../index/index-question.ts'
import type { FacetState, RequestedNode, RequestedValue } from './facet-request.ts'

/** A facet of words, whichever protocol asked for it. */
export interface KeywordFacet {
  kind: 'keyword'
  field: string
  requested: readonly RequestedValue[]
  /** Values of the request in their order, and no others. */
  isFrozen: boolean
  numberOfValues: number
  match: 'any' | 'all'
  /** Which value comes first. */
  compare: (left: CountedValue, right: CountedValue) => number
  /** Which values are kept where there are more than wanted; the same as `compare` where absent. */
  prefer?: (left: CountedValue, right: CountedValue) => number
  /** Whether selected and excluded values come before the others. */
  areActiveFirst: boolean
  /** Only these are shown; `null` for all. */
  allowed: ReadonlySet<string> | null
}

export interface CountedValue {
  value: string
  state: FacetState
  count: number
}

/** A facet of paths. */
export interface PathFacet {
  kind: 'path'
  field: string
  /** Trees are never frozen: what is selected would then have no children. */
  requested: readonly RequestedNode[]
  /** How many roots. */
  numberOfValues: number
  /** How many children of a selected value, where its node does not say. */
  retrieveCount: number
  /** Roots are the children of this path. */
  basePath: readonly string[]
  /** Whether only documents below the base path are found. */
  isBaseFilter: boolean
  compare: (
    left: { value: string; count: number },
    right: { value: string; count: number },
  ) => number
}

/** A range with the words in which it was asked for, so that the reply can repeat them. */
export interface ListedRange extends NumberRange {
  state: FacetState
  startText: string | null
  endText: string | null
}

/** A facet of numbers or times. */
export interface RangeFacet {
  kind: 'range'
  field: string
  /** What is to be counted; the others are drawn from the values. */
  listed: readonly ListedRange[]
  /** How ranges come about where none are listed. */
  drawing: 'none' | 'bounds' | 'even' | 'equiprobable'
  numberOfValues: number
  direction: 'ascending' | 'descending'
  /** Whether ranges without a product are shown although nobody selected them. */
  areEmptyShown: boolean
  /** Set for times: borders are midnights there. */
  timeZone: string | null
}

export type PlannedFacet = KeywordFacet | PathFacet | RangeFacet
