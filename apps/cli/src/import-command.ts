import { createWriteStream, type WriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import type { DocumentKind } from '@saum/shop/documents/catalog-document'
import { importFiles } from '@saum/shop/import/import-files'
import type { ImportProgress, ImportReport, ImportRequest } from '@saum/shop/import/import-request'
import { EXIT, type ExitCode } from './exit-code.ts'
import { findImportSources, type ImportSource } from './import-sources.ts'
import { reportImport, type FoundFault } from './import-report.ts'
import { createProgressLine, type ProgressLine } from './progress-line.ts'
import { say, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

export interface ImportOptions {
  kind?: DocumentKind
  mode: 'delta' | 'full'
  dryRun?: boolean
  restart?: boolean
  yes?: boolean
  report?: string
  maxFaults: number
}

export async function importCommand(
  terminal: Terminal,
  names: readonly string[],
  options: ImportOptions,
): Promise<ExitCode> {
  const sources = await findImportSources(names, { folder: terminal.folder, kind: options.kind })
  const progress = createProgressLine(terminal.err)
  const faults: FoundFault[] = []
  const reportFile = openReport(terminal, options)
  using interruption = stopOnSignal(terminal)
  const requests = sources.map((source) =>
    toRequest(source, options, {
      signal: interruption.signal,
      onProgress: (state) => showProgress(progress, state),
      onFault(fault) {
        const found = { file: source.path, ...fault }
        reportFile?.write(`${JSON.stringify(found)}\n`)
        if (faults.length < options.maxFaults) faults.push(found)
      },
    }),
  )
  let reports: ImportReport[]
  try {
    reports = await withDatabase(terminal, (db) => importFiles(db, requests))
  } finally {
    progress.end()
    await close(reportFile)
  }
  reportImport(terminal, { reports, faults, isDryRun: options.dryRun === true })
  if (options.report) say(terminal.err, `All faults: ${options.report}`)
  const isClean = reports.every(({ faultCount, heldBack }) => faultCount === 0 && heldBack === null)
  return isClean ? EXIT.done : EXIT.someRefused
}

function toRequest(
  source: ImportSource,
  options: ImportOptions,
  listeners: Pick<ImportRequest, 'signal' | 'onProgress' | 'onFault'>,
): ImportRequest {
  return {
    ...source,
    ...listeners,
    mode: options.mode,
    origin: 'own',
    isDryRun: options.dryRun,
    isRestart: options.restart,
    isLargeRemovalAllowed: options.yes,
  }
}

function showProgress(progress: ProgressLine, state: ImportProgress): void {
  const { kind, bytesRead, totalBytes, rows } = state
  progress.show({ what: kind, share: totalBytes === 0 ? 1 : bytesRead / totalBytes, rows })
}

function openReport(terminal: Terminal, { report }: ImportOptions): WriteStream | null {
  return report === undefined ? null : createWriteStream(resolve(terminal.folder, report))
}

async function close(file: WriteStream | null): Promise<void> {
  file?.end()
  if (file !== null) await finished(file)
}

/** The first interruption ends after the batch under way, the second at once. */
function stopOnSignal(terminal: Terminal) {
  const controller = new AbortController()
  function stop(): void {
    if (controller.signal.aborted) process.exit(EXIT.nothingDone)
    say(terminal.err, '\nStopping after this batch; the same command goes on from there.')
    controller.abort()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
    },
  }
}
