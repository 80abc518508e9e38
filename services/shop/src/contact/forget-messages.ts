import type { Database } from '../database/database.ts'
import { listOldMessages, removeMessages } from './contact-storage.ts'

/** Few enough that nobody waits for them; the rest goes with the next round. */
const AT_ONCE = 500
const KEPT_MONTHS = 12

/** Messages nobody will come back to, as the privacy page promises. */
export async function forgetOldMessages(db: Database, now: number): Promise<void> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS)
  const ids = await listOldMessages(db.sql, before.getTime(), AT_ONCE)
  if (ids.length > 0) await db.transaction((sql) => removeMessages(sql, ids))
}
