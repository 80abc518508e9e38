import type { Database } from '../database/database.ts'
import { listOldProofs, removeProofs } from './consent-storage.ts'

/** Few enough that nobody waits for them; the rest goes with the next round. */
const AT_ONCE = 500
const KEPT_YEARS = 3

/** Proofs nobody can ask for any more, as the privacy page promises. */
export async function forgetOldProofs(db: Database, now: number): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS)
  const proofs = await listOldProofs(db.sql, before.getTime(), AT_ONCE)
  if (proofs.length === 0) return
  await db.transaction((sql) => removeProofs(sql, proofs, before.getTime()))
}
