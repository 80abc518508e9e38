import { randomBytes } from 'node:crypto'
import { findSetting } from '../database/setting-storage.ts'
import type { Database, Sql } from '../database/database.ts'

const SECRET_BYTES = 32

/** Made once and kept with the data, so that links outlive a restart and hold on every machine. */
export async function keptSecret(db: Database): Promise<string> {
  const known = await findSetting(db.sql, 'checkout-secret')
  return known ?? db.transaction((sql) => findOrMakeSecret(sql, 'checkout-secret'))
}

export async function findOrMakeSecret(
  sql: Sql,
  key: 'checkout-secret' | 'mail-limit-secret',
): Promise<string> {
  const known = await findSetting(sql, key)
  if (known !== null) return known
  const made = randomBytes(SECRET_BYTES).toString('base64url')
  // Another process may have been faster; then its secret is the one.
  await sql`insert into setting (key, value) values (${key}, ${made}) on conflict (key) do nothing`
  return (await findSetting(sql, key)) ?? made
}
