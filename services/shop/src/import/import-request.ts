import type { DocumentKind } from '../documents/catalog-document.ts'
import type { ImportMode } from '../import-rules/check-scope.ts'
import type { Fault } from '../import-rules/fault.ts'
import type { ImportCounts } from './import-run.ts'
import type { Origin } from './write-context.ts'

/** What an operator wants imported, and how. */
export interface ImportRequest {
  path: string
  /** What the list of imports calls it; the name of the file unless told otherwise. */
  label?: string | undefined
  kind: DocumentKind
  /** `full` also takes away what the file does not name. */
  mode: ImportMode
  origin: Origin
  /** Checks everything and changes nothing. */
  isDryRun?: boolean | undefined
  /** Begins anew although an interrupted run of the same file could go on. */
  isRestart?: boolean | undefined
  /** Allows a full import to take away more than half of what is there. */
  isLargeRemovalAllowed?: boolean | undefined
  /** Ends the import after the batch that is under way; it can go on later. */
  signal?: AbortSignal | undefined
  now?: (() => number) | undefined
  onProgress?: ((progress: ImportProgress) => void) | undefined
  onFault?: ((fault: Fault) => void) | undefined
}

export interface ImportProgress {
  kind: DocumentKind
  bytesRead: number
  totalBytes: number
  /** Documents so far, refused ones included. */
  rows: number
}

export interface ImportReport {
  /** `null` for a dry run. */
  runId: number | null
  kind: DocumentKind
  fileName: string
  /** The line after which an interrupted run went on; 0 for one that began at the beginning. */
  resumedAfterLine: number
  counts: ImportCounts
  faultCount: number
  /** What a full import would have taken away but did not, and why. */
  heldBack: { count: number; reason: string } | null
}
