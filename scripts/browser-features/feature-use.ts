import { findFeature, listLacking } from './compat-data.ts'

/** A feature that a promised browser lacks, and where it is used. */
export interface FeatureUse {
  /** Its path in the compatibility data. */
  feature: string
  /** What to look for in the sources. */
  word: string
  offset: number
}

/** Collects the features of a text that are outside the promise. */
export class FeatureUses {
  readonly found: FeatureUse[] = []

  /** Features the data does not know are judged elsewhere: misspelt ones by types, linters and validators. */
  note(feature: string, word: string, offset: number, prefixes: readonly string[] = []): void {
    if (listLacking(findFeature(feature), prefixes).length === 0) return
    if (this.found.some((use) => use.feature === feature && use.offset === offset)) return
    this.found.push({ feature, word, offset })
  }
}
