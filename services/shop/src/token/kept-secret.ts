import { randomBytes } from 'node:crypto'
import { findSetting } from '../database/setting-storage.ts'
import type { Database } from '../database/database.ts'

const KEY = 'checkout-secret'
const SECRET_BYTES = 32

/** Made once and kept with the data, so that links outlive a restart and hold on every machine. */
export async function keptSecret(db: Database): Promise<string> {
  const known = await findSetting(db.sql, KEY)
  if (known !== null) return known
  const made = randomBytes(SECRET_BYTES).toString('base64url')
  return db.transaction(async (sql) => {
    // Another process may have been faster; then its secret is the one.
    await sql`insert into setting (key, value) values (${KEY}, ${made}) on conflict (key) do nothing`
    return (await findSetting(sql, KEY)) ?? made
  })
}
