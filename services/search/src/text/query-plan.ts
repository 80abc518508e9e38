import type { NumberRange, TextQuestion } from '../index/index-question.ts'

export interface WordCorrection {
  offset: number
  length: number
  originalWord: string
  correctedWord: string
}

export interface Correction {
  originalQuery: string
  correctedQuery: string
  wordCorrections: readonly WordCorrection[]
}

/** A query as the index is asked it. */
export interface QueryPlan {
  /** What is searched for: the query as typed, or as corrected. */
  query: string
  /** `null` for a query without words. */
  text: TextQuestion | null
  /** The price asked for in words; those are no part of the text. */
  price?: NumberRange
  /** Set when words nobody knows were replaced; the plan is for the corrected query. */
  correction: Correction | null
}

export interface PlanOptions {
  /** The last word may be unfinished: on by default. */
  isLastWordOpen?: boolean
  /** Whether unknown words are replaced: on by default. */
  isCorrecting?: boolean
  /** Whether a long query is answered with what has most of it, if nothing has all: on by default. */
  isForgiving?: boolean
  /** Whether prices in words are understood as prices: on by default. */
  isReadingPrices?: boolean
}

export interface QueryPlanner {
  plan(query: string, options?: PlanOptions): Promise<QueryPlan>
}

/** Part of a text that answers a query. */
export interface Highlight {
  offset: number
  length: number
}
