import { addMonths } from '@saum/domain/months'
import type { Database, Sql } from '../database/database.ts'

/** Few enough that nobody waits for them; the rest goes with the next round. */
const AT_ONCE = 500
/** A year can be compared with the one before, and that is all it is kept for. */
const KEPT_MONTHS = 14

/** Everything that was counted under a consent which is taken back. */
export async function forgetVisits(sql: Sql, consentId: string): Promise<void> {
  await sql`delete from visit_event where consent_id = ${consentId}`
  await sql`delete from visit where consent_id = ${consentId}`
}

/** The oldest first, found and removed by their time alone. */
export async function forgetOldVisits(db: Database, now: number): Promise<void> {
  const before = Date.parse(addMonths(new Date(now).toISOString().slice(0, 10), -KEPT_MONTHS))
  const events = await db.sql<{ at: number }>`
    select at from visit_event where at < ${before} order by at limit ${AT_ONCE}`
  const visits = await db.sql<{ at: number }>`
    select began_at as at from visit where began_at < ${before} order by began_at limit ${AT_ONCE}`
  const lastEvent = events.at(-1)
  const lastVisit = visits.at(-1)
  if (lastEvent === undefined && lastVisit === undefined) return
  await db.transaction(async (sql) => {
    if (lastEvent) await sql`delete from visit_event where at <= ${lastEvent.at}`
    if (lastVisit) await sql`delete from visit where began_at <= ${lastVisit.at}`
  })
}
