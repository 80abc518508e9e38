import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { DocumentKind } from '../documents/catalog-document.ts'
import type { Fault } from '../import-rules/fault.ts'
import type { ImportCounts, ImportRun, ImportState } from './import-run.ts'

/** The rest is in the report file. */
const MAX_FAULTS_KEPT = 1_000

/** Runs of a kind whose faults and former documents are kept. */
const RUNS_WITH_DETAILS = 3

const IMPORT_FAULT = {
  table: 'import_fault',
  columns: ['run_id', 'position', 'line', 'field', 'reason'],
  skipBy: ['run_id', 'position'],
} as const

type RunRow = Omit<ImportRun, 'counts'> & ImportCounts

const RUN_COLUMNS = `id, kind, file_name as "fileName", mode, state, started_at as "startedAt",
  heartbeat_at as "heartbeatAt", finished_at as "finishedAt", committed_line as "committedLine",
  created_count as created, updated_count as updated, unchanged_count as unchanged,
  removed_count as removed, refused_count as refused`

/** The newest first. */
export async function listRuns(sql: Sql, limit: number): Promise<ImportRun[]> {
  const rows = await sql.statement<RunRow>(
    `select ${RUN_COLUMNS} from import_run order by id desc limit $1`,
    [limit],
  )
  return rows.map(toRun)
}

export async function findRun(sql: Sql, id: number): Promise<ImportRun | null> {
  const [row] = await sql.statement<RunRow>(`select ${RUN_COLUMNS} from import_run where id = $1`, [
    id,
  ])
  return row === undefined ? null : toRun(row)
}

export async function findNewestRun(
  sql: Sql,
  kind: DocumentKind,
): Promise<{ run: ImportRun; fingerprint: string } | null> {
  const [row] = await sql.statement<RunRow & { fingerprint: string }>(
    `select ${RUN_COLUMNS}, file_fingerprint as fingerprint from import_run
      where kind = $1 and state <> 'undone' order by id desc limit 1`,
    [kind],
  )
  return row === undefined ? null : { run: toRun(row), fingerprint: row.fingerprint }
}

/** Runs that are under way, or being undone, and have said so after this time. */
export async function listLiveRuns(sql: Sql, after: number): Promise<ImportRun[]> {
  const rows = await sql.statement<RunRow>(
    `select ${RUN_COLUMNS} from import_run where heartbeat_at > $1
      and (state = 'running' or (state = 'undone' and finished_at is null))`,
    [after],
  )
  return rows.map(toRun)
}

export async function saveNewRun(
  sql: Sql,
  run: Pick<ImportRun, 'kind' | 'fileName' | 'mode' | 'startedAt'> & { fingerprint: string },
): Promise<number> {
  const [newest] = await sql<{ id: number | null }>`select max(id) as id from import_run`
  const id = (newest?.id ?? 0) + 1
  await sql`insert into import_run (id, kind, file_name, file_fingerprint, mode, state, started_at,
      heartbeat_at, finished_at, committed_line, committed_byte, created_count, updated_count,
      unchanged_count, removed_count, refused_count)
    values (${id}, ${run.kind}, ${run.fileName}, ${run.fingerprint}, ${run.mode}, 'running',
      ${run.startedAt}, ${run.startedAt}, null, 0, 0, 0, 0, 0, 0, 0)`
  return id
}

/** How far a run is; part of the transaction that got it there. */
export async function saveProgress(
  sql: Sql,
  id: number,
  progress: { now: number; line: number; byte: number; counts: ImportCounts },
): Promise<void> {
  const { counts } = progress
  await sql`update import_run set state = 'running', heartbeat_at = ${progress.now},
      committed_line = ${progress.line}, committed_byte = ${progress.byte},
      created_count = ${counts.created}, updated_count = ${counts.updated},
      unchanged_count = ${counts.unchanged}, removed_count = ${counts.removed},
      refused_count = ${counts.refused}
    where id = ${id}`
}

export async function saveState(
  sql: Sql,
  id: number,
  { state, now }: { state: ImportState; now: number },
): Promise<void> {
  await sql`update import_run set state = ${state}, finished_at = ${now} where id = ${id}`
}

/** For a process that knows it is the only one that could be at work on them. */
export async function abandonRuns(sql: Sql, fileName: string): Promise<void> {
  await sql`update import_run set state = 'failed'
    where state = 'running' and file_name = ${fileName}`
}

/** An undone run without an end is one whose undoing was interrupted. */
export async function saveUndo(
  sql: Sql,
  id: number,
  { now, isDone }: { now: number; isDone: boolean },
): Promise<void> {
  await sql`update import_run set state = 'undone', heartbeat_at = ${now},
      finished_at = ${isDone ? now : null}
    where id = ${id}`
}

/** `position` numbers the faults of a run, so that repeating a step repeats none of them. */
export async function saveFaults(
  sql: Sql,
  runId: number,
  faults: readonly Fault[],
  position: number,
): Promise<void> {
  const rows = faults.slice(0, Math.max(0, MAX_FAULTS_KEPT - position))
  await insertRows(
    sql,
    IMPORT_FAULT,
    rows.map(({ line, field, reason }, index) => ({
      run_id: runId,
      position: position + index,
      line,
      field,
      reason,
    })),
  )
}

export async function countFaults(sql: Sql, runId: number): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select count(*) as count from import_fault where run_id = ${runId}`
  return row?.count ?? 0
}

/** Only the last runs of a kind can be undone. */
export async function forgetOldDetails(sql: Sql, kind: DocumentKind): Promise<void> {
  const kept = await sql<{ id: number }>`
    select id from import_run
    where kind = ${kind} and (state <> 'undone' or finished_at is null)
    order by id desc limit ${RUNS_WITH_DETAILS}`
  const keptIds = kept.map(({ id }) => id)
  await sql`delete from import_before where run_id not in (${keptIds})
    and run_id in (select id from import_run where kind = ${kind})`
  await sql`delete from import_fault where run_id not in (${keptIds})
    and run_id in (select id from import_run where kind = ${kind})`
}

function toRun({ created, updated, unchanged, removed, refused, ...run }: RunRow): ImportRun {
  return { ...run, counts: { created, updated, unchanged, removed, refused } }
}
