import type { Fault } from '../import-rules/fault.ts'
import type { ImportRequest } from './import-request.ts'
import type { ImportCounts } from './import-run.ts'

/** How far an import is. */
export interface Standing {
  counts: ImportCounts
  faultCount: number
  /** Where the file has been read to. */
  line: number
  byte: number
}

/** The standing of a running import; whoever watches hears of every step. */
export interface StandingLog {
  get(): Standing
  advance(next: Standing, faults: readonly Fault[]): void
}

export function createStandingLog(
  start: Standing,
  { kind, onFault, onProgress }: ImportRequest,
  totalBytes: number,
): StandingLog {
  let standing = start
  return {
    get: () => standing,
    advance(next, faults) {
      standing = next
      for (const fault of faults) onFault?.(fault)
      const { created, updated, unchanged, refused } = next.counts
      const rows = created + updated + unchanged + refused
      onProgress?.({ kind, bytesRead: next.byte, totalBytes, rows })
    },
  }
}
