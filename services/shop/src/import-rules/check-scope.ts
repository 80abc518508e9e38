import type { References } from '../import/references.ts'

export type ImportMode = 'delta' | 'full'

/** What rows are checked against besides the database. */
export interface CheckScope {
  /** Whether the entity will still be there when the import is over. */
  staysFor(key: string): boolean
  /** What products and others refer to by key. */
  references: References
  /** What a dry run of several files would have written by now. */
  planned: { productIds: ReadonlySet<number>; variantIds: ReadonlySet<number> }
}
