import type { Database, Sql } from '../database/database.ts'
import { takeExclusiveLock } from '../database/exclusive-lock.ts'
import type { DocumentKind } from '../documents/catalog-document.ts'
import type { ImportMode } from '../import-rules/check-scope.ts'
import { ImportBusy, NO_COUNTS, type ImportCounts, type ImportRun } from './import-run.ts'
import {
  countFaults,
  findNewestRun,
  listLiveRuns,
  saveNewRun,
  saveProgress,
} from './import-run-storage.ts'

/** A run that has not been heard of for this long is taken for dead. */
const DEAD_AFTER_MS = 30_000

export interface RunWish {
  kind: DocumentKind
  fileName: string
  fingerprint: string
  mode: ImportMode
  /** Begins anew although an earlier attempt could be continued. */
  isRestart: boolean
  /** Runs of this very import, which may be under way beside it. */
  siblings: ReadonlySet<number>
}

export interface BegunRun {
  id: number
  /** Everything up to this line is in the database already. */
  resumedAfterLine: number
  counts: ImportCounts
  faultCount: number
}

/** Makes sure nobody else imports, and goes on where an interrupted run of the same file ended. */
export function beginRun(db: Database, wish: RunWish, now: number): Promise<BegunRun> {
  return db.transaction(async (sql) => {
    await takeExclusiveLock(db, sql)
    await refuseIfBusy(sql, now, wish.siblings)
    const newest = await findNewestRun(sql, wish.kind)
    if (newest === null || wish.isRestart || !canGoOn(newest, wish)) {
      const id = await saveNewRun(sql, { ...wish, startedAt: now })
      return { id, resumedAfterLine: 0, counts: NO_COUNTS, faultCount: 0 }
    }
    const { id, committedLine, counts } = newest.run
    await saveProgress(sql, id, { now, line: committedLine, byte: 0, counts })
    const faultCount = await countFaults(sql, id)
    return { id, resumedAfterLine: committedLine, counts, faultCount }
  })
}

export async function refuseIfBusy(
  sql: Sql,
  now: number,
  siblings: ReadonlySet<number>,
): Promise<void> {
  const live = await listLiveRuns(sql, now - DEAD_AFTER_MS)
  const other = live.find(({ id }) => !siblings.has(id))
  if (other !== undefined) throw new ImportBusy(describeOther(other, now))
}

function canGoOn(
  { run, fingerprint }: { run: ImportRun; fingerprint: string },
  wish: RunWish,
): boolean {
  return (
    run.state !== 'finished' &&
    run.mode === wish.mode &&
    fingerprint === wish.fingerprint &&
    !wish.siblings.has(run.id)
  )
}

function describeOther({ id, kind, fileName, heartbeatAt }: ImportRun, now: number): string {
  const seconds = Math.max(0, Math.round((now - heartbeatAt) / 1000))
  const wait = Math.ceil(DEAD_AFTER_MS / 1000) - seconds
  return (
    `Another import is under way: run ${id} (${kind} from ${fileName}), heard of ${seconds} s ago. ` +
    `Wait for its end; if it was killed, try again in ${wait} s.`
  )
}
