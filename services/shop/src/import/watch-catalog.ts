import type { Database } from '../database/database.ts'
import { DatabaseError } from '../database/database-error.ts'
import { loadCatalogVersion } from './catalog-version.ts'

/** A change is to be seen within two seconds, by pages and by the search alike. */
const INTERVAL_MS = 500

export interface CatalogWatch {
  /** Resolves when the last question is answered. */
  stop(): Promise<void>
}

/** Asks now and then whether an import, in this process or another, has changed the range. */
export async function watchCatalog(
  db: Database,
  onChange: () => void,
  intervalMs = INTERVAL_MS,
): Promise<CatalogWatch> {
  let version = await loadCatalogVersion(db.sql)
  let asked = Promise.resolve()

  async function ask(): Promise<void> {
    try {
      const current = await loadCatalogVersion(db.sql)
      if (current === version) return
      version = current
      onChange()
    } catch (error) {
      // A database that is away is seen by the health check; the next question comes soon.
      if (!(error instanceof DatabaseError)) throw error
    }
  }

  const timer = setInterval(() => void (asked = asked.then(ask)), intervalMs)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      return asked
    },
  }
}
