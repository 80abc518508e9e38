import type { Sql } from '../database/database.ts'
import { findSetting, saveSetting } from '../database/setting-storage.ts'

const VERSION_SETTING = 'catalog.version'

/** Changes with every import; whoever keeps something of the range watches it. */
export async function loadCatalogVersion(sql: Sql): Promise<string> {
  return (await findSetting(sql, VERSION_SETTING)) ?? '0'
}

export async function raiseCatalogVersion(sql: Sql): Promise<void> {
  const version = Number(await loadCatalogVersion(sql))
  await saveSetting(sql, VERSION_SETTING, String(version + 1))
}
