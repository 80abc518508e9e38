import type { Database, Sql } from '../database/database.ts'
import { takeExclusiveLock } from '../database/exclusive-lock.ts'
import type { DocumentByKind, DocumentKind } from '../documents/catalog-document.ts'
import { createAttributeIds } from './attribute-ids.ts'
import { refuseIfBusy } from './begin-run.ts'
import { raiseCatalogVersion } from './catalog-version.ts'
import {
  countBefore,
  listBefore,
  listBeforeOf,
  removeBefore,
  type Before,
} from './import-before-storage.ts'
import type { ImportKind, ImportKinds } from './import-kind.ts'
import { IMPORT_KINDS } from './import-kinds.ts'
import { ImportRefusal, type ImportRun } from './import-run.ts'
import { findNewestRun, findRun, listRuns, saveUndo } from './import-run-storage.ts'
import { createRunReferences } from './run-references.ts'

export interface UndoReport {
  run: ImportRun
  restored: number
  removed: number
  /** What the run had brought but something else needs by now. */
  kept: { key: string; reason: string }[]
}

interface UndoOptions {
  now?: () => number
  onProgress?: (done: number, total: number) => void
}

/**
 * Brings back what a run changed: the newest of its kind, so that nothing later is lost. Prices that
 * were asked meanwhile stay in the history, because shoppers have seen them.
 */
export async function undoImport(
  db: Database,
  runId: number | null,
  { now = Date.now, onProgress = () => {} }: UndoOptions = {},
): Promise<UndoReport> {
  const run = await db.transaction(async (sql) => {
    await takeExclusiveLock(db, sql)
    await refuseIfBusy(sql, now(), new Set())
    const found = await findUndoable(sql, runId)
    await saveUndo(sql, found.id, { now: now(), isDone: false })
    return found
  })
  const report: UndoReport = { run, restored: 0, removed: 0, kept: [] }
  const total = await countBefore(db.sql, run.id)
  for (;;) {
    const step = await db.transaction((sql) => undoSome(sql, run, now()))
    if (step === null) break
    report.restored += step.restored
    report.removed += step.removed
    report.kept.push(...step.kept)
    onProgress(report.restored + report.removed + report.kept.length, total)
  }
  await db.transaction(async (sql) => {
    await saveUndo(sql, run.id, { now: now(), isDone: true })
    await raiseCatalogVersion(sql)
  })
  return report
}

async function findUndoable(sql: Sql, runId: number | null): Promise<ImportRun> {
  const run = runId === null ? await findLast(sql) : await findRun(sql, runId)
  if (run === null) {
    throw new ImportRefusal(
      runId === null ? 'There is no import to undo.' : `There is no import ${runId}.`,
    )
  }
  const isInterrupted = run.state === 'undone' && run.finishedAt === null
  if (isInterrupted) return run
  if (run.state === 'undone') throw new ImportRefusal(`Import ${run.id} is undone already.`)
  const newest = await findNewestRun(sql, run.kind)
  if (newest !== null && newest.run.id !== run.id) {
    throw new ImportRefusal(
      `Import ${newest.run.id} of ${run.kind} came after import ${run.id}; undo that one first.`,
    )
  }
  const hasChanged = run.counts.created + run.counts.updated + run.counts.removed > 0
  if (hasChanged && (await countBefore(sql, run.id)) === 0) {
    throw new ImportRefusal(`What import ${run.id} replaced is not kept; it cannot be undone.`)
  }
  return run
}

async function findLast(sql: Sql): Promise<ImportRun | null> {
  const runs = await listRuns(sql, 50)
  return runs.find(({ state, finishedAt }) => state !== 'undone' || finishedAt === null) ?? null
}

/** One step, whole by itself; `null` when nothing is left to do. */
async function undoSome(
  sql: Sql,
  run: ImportRun,
  now: number,
): Promise<Omit<UndoReport, 'run'> | null> {
  await saveUndo(sql, run.id, { now, isDone: false })
  return undoBatch(sql, { runId: run.id, kindName: run.kind, now })
}

async function undoBatch<Kind extends DocumentKind>(
  sql: Sql,
  { runId, kindName, now }: { runId: number; kindName: Kind; now: number },
  kind: ImportKinds[Kind] = IMPORT_KINDS[kindName],
): Promise<Omit<UndoReport, 'run'> | null> {
  const batch = await listBefore<DocumentByKind[Kind]>(sql, runId, kind.batchSize)
  if (batch.length === 0) return null
  const added = batch.filter(({ stored }) => stored === null).map(({ key }) => key)
  const removal = added.length === 0 ? { removed: [], kept: [] } : await takeOut(sql, kind, added)
  const former = await withRivals(sql, runId, kind, batch)
  await restore(sql, kind, former, now)
  await removeBefore(sql, runId, [...added, ...former.map(({ key }) => key)])
  return { restored: former.length, removed: removal.removed.length, kept: removal.kept }
}

async function takeOut<Document>(sql: Sql, kind: ImportKind<Document>, keys: readonly string[]) {
  const kept = keys.map((key) => ({ key, reason: 'this kind is never taken away' }))
  return kind.remove === null ? { removed: [], kept } : kind.remove(sql, keys)
}

/** Former entities, with those that hold their keys now: these have to go back in the same step. */
async function withRivals<Document>(
  sql: Sql,
  runId: number,
  kind: ImportKind<Document>,
  batch: readonly Before<Document>[],
): Promise<Before<Document>[]> {
  const former = new Map(batch.filter(({ stored }) => stored !== null).map((one) => [one.key, one]))
  for (;;) {
    const documents = [...former.values()].flatMap(({ stored }) => stored?.document ?? [])
    const rivals = (await kind.listRivals?.(sql, documents)) ?? []
    const missing = rivals.filter((key) => !former.has(key))
    const found = missing.length === 0 ? [] : await listBeforeOf<Document>(sql, runId, missing)
    if (found.length === 0) return [...former.values()]
    for (const one of found) former.set(one.key, one)
  }
}

async function restore<Document>(
  sql: Sql,
  kind: ImportKind<Document>,
  former: readonly Before<Document>[],
  now: number,
): Promise<void> {
  const stored = former.flatMap((one) => one.stored ?? [])
  for (const [origin, some] of Map.groupBy(stored, (one) => one.origin)) {
    await kind.save(
      sql,
      some.map(({ document }) => document),
      {
        now,
        origin,
        runId: null,
        attributeIds: createAttributeIds(),
        references: createRunReferences(),
      },
    )
  }
}
