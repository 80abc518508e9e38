import type { Explanation, IndexAnswer } from './index-answer.ts'
import type { IndexQuestion } from './index-question.ts'

export interface TermFacts {
  term: string
  /** Documents that have it; 0 for an unknown term. */
  documents: number
}

/**
 * The range of one shop, ready to be asked. Ours lives in memory and answers at once; one over a
 * distributed engine would answer later, so every question returns a promise.
 */
export interface SearchIndex {
  ask(question: IndexQuestion): Promise<IndexAnswer>
  /** How often terms occur; in the order asked. */
  lookUp(terms: readonly string[]): Promise<readonly TermFacts[]>
  /** Terms one edit away that are more frequent first, without the term itself. */
  nearest(term: string, limit: number): Promise<readonly TermFacts[]>
  /** Terms that begin with it, more frequent first. */
  complete(prefix: string, limit: number): Promise<readonly TermFacts[]>
  /** The products with these ids, as JSON; missing ones are dropped. */
  products(ids: readonly number[]): Promise<readonly { id: number; product: string }[]>
  /** What is needed to say why a product ranks where it does; `null` for an unknown product. */
  explain(question: IndexQuestion, id: number): Promise<Explanation | null>
  readonly size: IndexSize
}

export interface IndexSize {
  documents: number
  groups: number
  terms: number
  bytes: number
}
