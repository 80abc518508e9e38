import { basename } from 'node:path'
import type { Fault } from '@saum/shop/import-rules/fault'
import type { ImportReport } from '@saum/shop/import/import-request'
import { toTable } from './table.ts'
import { say, type Terminal } from './terminal.ts'

export interface FoundFault extends Fault {
  file: string
}

interface Outcome {
  reports: readonly ImportReport[]
  /** The first ones; there may be more. */
  faults: readonly FoundFault[]
  isDryRun: boolean
}

const HEAD = ['run', 'file', 'new', 'changed', 'unchanged', 'removed', 'refused']

/** What an operator reads when an import is over. */
export function reportImport({ out }: Terminal, { reports, faults, isDryRun }: Outcome): void {
  const rows = reports.map(({ runId, fileName, counts }) => [
    runId === null ? '-' : String(runId),
    fileName,
    ...[counts.created, counts.updated, counts.unchanged, counts.removed, counts.refused].map(
      String,
    ),
  ])
  say(out, toTable([HEAD, ...rows]))
  for (const { fileName, resumedAfterLine, heldBack } of reports) {
    if (resumedAfterLine > 0) say(out, `${fileName}: went on after line ${resumedAfterLine}`)
    if (heldBack !== null)
      say(out, `${fileName}: ${heldBack.count} not removed: ${heldBack.reason}`)
  }
  for (const { file, line, field, reason } of faults) {
    const place = line === 0 ? basename(file) : `${basename(file)}:${line}`
    say(out, `${place}: ${field === '' ? '' : `${field}: `}${reason}`)
  }
  const total = reports.reduce((sum, { faultCount }) => sum + faultCount, 0)
  if (total > faults.length) {
    say(out, `… and ${total - faults.length} more faults; --report FILE writes all of them`)
  }
  if (isDryRun) say(out, 'Nothing was changed: this was a dry run.')
}
