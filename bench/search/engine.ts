import type { FacetSearchQuestion, ListingQuestion, SearchQuestion } from './questions.ts'

export const PAGE_SIZE = 24
export const SUGGESTION_LIMIT = 5

/** Eight facets counted, and the page's products as the text a shop would send. */
export interface EngineAnswer {
  total: number
  products: readonly string[]
  /** Values counted in all facets together. */
  values: number
}

/** One way to answer the questions of a shop, filled with a range. */
export interface Engine {
  listing(question: ListingQuestion): EngineAnswer | Promise<EngineAnswer>
  search(question: SearchQuestion): EngineAnswer | Promise<EngineAnswer>
  /** How many suggestions there are for what is typed so far. */
  suggest(typed: string): number | Promise<number>
  /** How many values begin like this, each with its count. */
  facetSearch(question: FacetSearchQuestion): number | Promise<number>
  close(): Promise<void> | void
  /** Whether totals count styles or their colors. */
  counts: 'styles' | 'colors'
  /** Where filling takes longer than it should because of what the benchmark does beside. */
  buildSeconds?: number
  /** What else was measured while it was filled. */
  figures?: Readonly<Record<string, number>>
}

/** What an engine may need to be filled. */
export interface EngineSetting {
  products: number
  /** For files of its own; emptied afterwards. */
  folder: string
  postgresUrl: string
}

export type CreateEngine = (setting: EngineSetting) => Promise<Engine>
