import type { Database } from '../database/database.ts'
import { DatabaseError } from '../database/database-error.ts'
import { takeExclusiveLock } from '../database/exclusive-lock.ts'
import type { DocumentKind } from '../documents/catalog-document.ts'
import { raiseCatalogVersion } from './catalog-version.ts'
import { forgetOldDetails, saveState } from './import-run-storage.ts'
import type { Standing } from './import-standing.ts'
import { refreshStatistics } from './statistics.ts'

/** Changes that are worth new statistics. */
const MANY_CHANGES = 500

export async function finishRun(
  db: Database,
  run: { id: number; kind: DocumentKind; standing: Standing; now: number },
): Promise<void> {
  const { created, updated, removed } = run.standing.counts
  const changes = created + updated + removed
  await db.transaction(async (sql) => {
    // What a large run replaced takes a while to forget.
    await takeExclusiveLock(db, sql)
    await saveState(sql, run.id, { state: 'finished', now: run.now })
    await forgetOldDetails(sql, run.kind)
    if (changes > 0) await raiseCatalogVersion(sql)
  })
  if (changes >= MANY_CHANGES) await refreshStatistics(db)
}

export async function failRun(db: Database, id: number, now: number): Promise<void> {
  try {
    await db.transaction((sql) => saveState(sql, id, { state: 'failed', now }))
  } catch (error) {
    // What stopped the import may stop this too; then the run is taken for dead after a while.
    if (!(error instanceof DatabaseError)) throw error
  }
}
