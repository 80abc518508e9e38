import type { Database } from '../database/database.ts'
import type { DocumentByKind, DocumentKind } from '../documents/catalog-document.ts'
import { readRows } from '../import-reader/read-rows.ts'
import { ENTITY_SPACE } from '../import-rules/claims.ts'
import { createKeyLedger } from '../import-rules/key-ledger.ts'
import { createBatchWriter, type BatchWriter } from './batch-writer.ts'
import { beginRun, type BegunRun } from './begin-run.ts'
import { createDryRun } from './dry-run.ts'
import { failRun, finishRun } from './end-run.ts'
import type { Batch } from './import-batch.ts'
import type { ImportKinds } from './import-kind.ts'
import { IMPORT_KINDS } from './import-kinds.ts'
import type { ImportReport, ImportRequest } from './import-request.ts'
import { ImportRefusal, NO_COUNTS } from './import-run.ts'
import { createStandingLog, type StandingLog } from './import-standing.ts'
import { inspectFile, type InspectedFile } from './inspect-file.ts'
import type { JobParts } from './job-parts.ts'
import { oneAhead } from './one-ahead.ts'
import { planDocuments, type Planned } from './planned-documents.ts'
import { createRunReferences } from './run-references.ts'
import { takeAwayVanished } from './take-away.ts'
import { takeBatches } from './take-batches.ts'

/** One file on its way in; the steps are apart so that several files can take them side by side. */
export interface ImportJob {
  load(): Promise<void>
  /** For a full import: what the file does not name goes. */
  takeAway(): Promise<void>
  finish(): Promise<void>
  /** Leaves the run so that it can go on later. */
  fail(): Promise<void>
  report(): ImportReport
}

/** What the jobs of one import share. */
export interface Together {
  runIds: Set<number>
  planned: Planned
}

export async function openImportJob<Kind extends DocumentKind>(
  db: Database,
  request: ImportRequest & { kind: Kind },
  together: Together,
  kind: ImportKinds[Kind] = IMPORT_KINDS[request.kind],
): Promise<ImportJob> {
  const { now = Date.now, mode } = request
  const file = await inspectFile(request.path)
  const run = request.isDryRun === true ? null : await openRun(db, request, file, together.runIds)
  const ledger = createKeyLedger()
  const isNamed = (key: string) => ledger.has(ENTITY_SPACE[request.kind], key)
  const standing = createStandingLog(standingOf(run), request, file.totalBytes)
  const parts: JobParts<DocumentByKind[Kind]> = {
    db,
    kind,
    request,
    now,
    standing,
    references: createRunReferences(together.planned),
    scope: {
      staysFor: (key) => mode === 'delta' || isNamed(key),
      planned: together.planned,
    },
  }
  const writer =
    run === null
      ? createDryRun(parts, (documents) => planDocuments(together.planned, request.kind, documents))
      : createBatchWriter(parts, run.id)
  const runId = run?.id ?? null
  let isFileBroken = false
  let heldBack: ImportReport['heldBack'] = null

  return {
    async load() {
      const batches = takeBatches(readRows(request.path, request.kind), {
        kindName: request.kind,
        kind,
        ledger,
        afterLine: run?.resumedAfterLine ?? 0,
        onUnreadable: () => void (isFileBroken = true),
      })
      await writeBatches(batches, writer, standing, request.signal)
    },
    async takeAway() {
      heldBack = await takeAwayVanished(parts, { runId, isNamed, isFileBroken })
    },
    async finish() {
      if (runId === null) return
      await finishRun(db, { id: runId, kind: request.kind, standing: standing.get(), now: now() })
    },
    async fail() {
      if (runId !== null) await failRun(db, runId, now())
    },
    report: () => toReport({ request, file, run, standing, heldBack }),
  }
}

async function openRun(
  db: Database,
  { kind, mode, label, isRestart = false, now = Date.now }: ImportRequest,
  { fileName, fingerprint }: InspectedFile,
  siblings: Set<number>,
): Promise<BegunRun> {
  const wish = { kind, mode, isRestart, fileName: label ?? fileName, fingerprint, siblings }
  const run = await beginRun(db, wish, now())
  siblings.add(run.id)
  return run
}

async function writeBatches<Document>(
  batches: AsyncIterable<Batch<Document>>,
  writer: BatchWriter<Document>,
  standing: StandingLog,
  signal: AbortSignal | undefined,
): Promise<void> {
  for await (const batch of oneAhead(batches)) {
    await writer.take(batch)
    if (signal?.aborted !== true) continue
    const { line } = standing.get()
    throw new ImportRefusal(
      `The import was stopped after line ${line}; the same command goes on from there.`,
    )
  }
}

function standingOf(run: BegunRun | null) {
  return {
    counts: run?.counts ?? NO_COUNTS,
    faultCount: run?.faultCount ?? 0,
    line: run?.resumedAfterLine ?? 0,
    byte: 0,
  }
}

function toReport(job: {
  request: ImportRequest
  file: InspectedFile
  run: BegunRun | null
  standing: StandingLog
  heldBack: ImportReport['heldBack']
}): ImportReport {
  const { counts, faultCount } = job.standing.get()
  return {
    runId: job.run?.id ?? null,
    kind: job.request.kind,
    fileName: job.file.fileName,
    resumedAfterLine: job.run?.resumedAfterLine ?? 0,
    counts,
    faultCount,
    heldBack: job.heldBack,
  }
}
