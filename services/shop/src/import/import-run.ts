import type { DocumentKind } from '../documents/catalog-document.ts'
import type { ImportMode } from '../import-rules/check-scope.ts'

export type ImportState = 'running' | 'finished' | 'failed' | 'undone'

export interface ImportCounts {
  created: number
  updated: number
  unchanged: number
  removed: number
  refused: number
}

/** One import of one file, as the database remembers it. */
export interface ImportRun {
  id: number
  kind: DocumentKind
  fileName: string
  mode: ImportMode
  state: ImportState
  startedAt: number
  heartbeatAt: number
  finishedAt: number | null
  committedLine: number
  counts: ImportCounts
}

export const NO_COUNTS: ImportCounts = {
  created: 0,
  updated: 0,
  unchanged: 0,
  removed: 0,
  refused: 0,
}

/** An import that cannot begin or go on; the message is for the operator and says what to do. */
export class ImportRefusal extends Error {
  override readonly name: string = 'ImportRefusal'
}

/** Somebody else is importing. */
export class ImportBusy extends ImportRefusal {}

export function addCounts(left: ImportCounts, right: Partial<ImportCounts>): ImportCounts {
  return {
    created: left.created + (right.created ?? 0),
    updated: left.updated + (right.updated ?? 0),
    unchanged: left.unchanged + (right.unchanged ?? 0),
    removed: left.removed + (right.removed ?? 0),
    refused: left.refused + (right.refused ?? 0),
  }
}
