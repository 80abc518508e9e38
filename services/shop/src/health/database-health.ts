import { describeFileFault } from '@saum/domain/file-fault'
import type { Log } from '@saum/thread/log'
import type { Database } from '../database/database.ts'
import { DatabaseError } from '../database/database-error.ts'
import { saveSetting } from '../database/setting-storage.ts'

/** A write that worked is proof for this long: a probe in every second would wear the disk. */
const PROOF_MS = 5_000
/** While writing fails, the end of it should be seen soon. */
const RETRY_MS = 1_000

export interface DatabaseHealth {
  /** Takes note of a statement that failed because the database is away, full or damaged. */
  note(error: unknown): void
  /** Whether an order could be read and written now. */
  check(): Promise<DatabaseState>
  /** Looks whether a fault is over; asks nothing while there is none. */
  recheck(): Promise<void>
}

export interface DatabaseState {
  ok: boolean
  detail: string
}

/**
 * Knows whether the database can be used, and logs once when that ends and once when it is over. A
 * check writes one row in a transaction of its own, together with those of shoppers: reading alone
 * works on a full disk too.
 */
export function createDatabaseHealth(
  db: Database,
  { log, now }: { log: Log; now: () => number },
): DatabaseHealth {
  let fault: string | null = null
  let checkedAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<DatabaseState> | null = null

  function note(error: unknown): void {
    const isNews = fault === null
    fault = describeFileFault(db.place, error)
    if (isNews) log({ level: 'error', message: fault })
  }

  function noteSuccess(): void {
    if (fault !== null) log({ level: 'info', message: `${db.place} can be written again` })
    fault = null
  }

  async function probe(): Promise<DatabaseState> {
    try {
      await db.sql`select 1`
      await db.transaction((sql) => saveSetting(sql, 'heartbeat', String(now())))
      noteSuccess()
    } catch (error) {
      // A writer that has to wait works; the next check tells.
      if (!(error instanceof DatabaseError && error.kind === 'busy')) note(error)
    }
    return state()
  }

  function state(): DatabaseState {
    return fault === null
      ? { ok: true, detail: `${db.engine} can be written` }
      : { ok: false, detail: fault }
  }

  async function check(): Promise<DatabaseState> {
    if (underWay !== null) return underWay
    if (now() - checkedAt < (fault === null ? PROOF_MS : RETRY_MS)) return state()
    checkedAt = now()
    underWay = probe().finally(() => (underWay = null))
    return underWay
  }

  return {
    note,
    check,
    async recheck() {
      if (fault !== null) await check()
    },
  }
}
