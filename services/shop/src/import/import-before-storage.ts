import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { Stored } from './stored-document.ts'

const IMPORT_BEFORE = {
  table: 'import_before',
  columns: ['run_id', 'entity_key', 'document'],
  skipBy: ['run_id', 'entity_key'],
} as const

/** An entity before a run: as it was, or `null` when it was not there. */
export interface Before<Document> {
  key: string
  stored: Stored<Document> | null
}

interface BeforeRow {
  key: string
  document: string | null
}

/** Only the first note about an entity counts: a resumed run must not remember its own work. */
export async function saveBefore<Document>(
  sql: Sql,
  runId: number,
  entities: readonly Before<Document>[],
): Promise<void> {
  await insertRows(
    sql,
    IMPORT_BEFORE,
    entities.map(({ key, stored }) => ({
      run_id: runId,
      entity_key: key,
      document: stored === null ? null : JSON.stringify(stored),
    })),
  )
}

export async function listBefore<Document>(
  sql: Sql,
  runId: number,
  limit: number,
): Promise<Before<Document>[]> {
  const rows = await sql<BeforeRow>`
    select entity_key as key, document from import_before where run_id = ${runId}
    order by entity_key limit ${limit}`
  return rows.map((row) => toBefore<Document>(row))
}

export async function listBeforeOf<Document>(
  sql: Sql,
  runId: number,
  keys: readonly string[],
): Promise<Before<Document>[]> {
  const rows = await sql<BeforeRow>`
    select entity_key as key, document from import_before
    where run_id = ${runId} and entity_key in (${keys}) and document is not null`
  return rows.map((row) => toBefore<Document>(row))
}

export async function countBefore(sql: Sql, runId: number): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select count(*) as count from import_before where run_id = ${runId}`
  return row?.count ?? 0
}

export async function removeBefore(
  sql: Sql,
  runId: number,
  keys: readonly string[],
): Promise<void> {
  await sql`delete from import_before where run_id = ${runId} and entity_key in (${keys})`
}

function toBefore<Document>({ key, document }: BeforeRow): Before<Document> {
  return { key, stored: document === null ? null : (JSON.parse(document) as Stored<Document>) }
}
