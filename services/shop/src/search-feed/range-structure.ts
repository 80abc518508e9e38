import { randomUUID } from 'node:crypto'
import type { Sql } from '../database/database.ts'
import { findSetting, saveSetting } from '../database/setting-storage.ts'

const STRUCTURE_SETTING = 'search-feed.structure'

/**
 * To be called in the transaction that changes categories, campaigns or branches: any of them may
 * change what is said about every product. A random text also tells one database from another.
 */
export function noteStructureChange(sql: Sql): Promise<void> {
  return saveSetting(sql, STRUCTURE_SETTING, randomUUID())
}

/** Differs from what it was whenever the structure changed. */
export async function loadStructure(sql: Sql): Promise<string> {
  return (await findSetting(sql, STRUCTURE_SETTING)) ?? ''
}
