import type { Sql } from '../database/database.ts'

/** Keys of visitors who did not come back, of sessions never entered, and of those replaced a while ago. */
export interface ExpiredVisitors {
  visitors: string[]
  nexts: string[]
  replaced: string[]
}

interface KeyRow {
  key: string
}

export async function listExpiredVisitors(
  sql: Sql,
  now: number,
  limit: number,
): Promise<ExpiredVisitors> {
  const visitors = await sql<KeyRow>`
    select session_key as key from visitor_session where expires_at <= ${now} limit ${limit}`
  const nexts = await sql<KeyRow>`
    select session_key as key from next_session where expires_at <= ${now} limit ${limit}`
  const replaced = await sql<KeyRow>`
    select session_key as key from replaced_session where expires_at <= ${now} limit ${limit}`
  const keysOf = (rows: KeyRow[]) => rows.map(({ key }) => key)
  return { visitors: keysOf(visitors), nexts: keysOf(nexts), replaced: keysOf(replaced) }
}

/** Asks again whether they have expired: a visitor may have come back meanwhile. */
export async function dropVisitors(
  sql: Sql,
  { visitors, nexts, replaced }: ExpiredVisitors,
  now: number,
): Promise<void> {
  await sql`
    delete from visitor_session where session_key in (${visitors}) and expires_at <= ${now}`
  await sql`delete from next_session where session_key in (${nexts}) and expires_at <= ${now}`
  await sql`
    delete from replaced_session where session_key in (${replaced}) and expires_at <= ${now}`
}
