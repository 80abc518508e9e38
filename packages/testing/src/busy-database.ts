import type { Database } from '@saum/shop/database/database'
import { DatabaseError } from '@saum/shop/database/database-error'

/** The same database, which ends the next transactions as if they had met others head-on. */
export function busyFor(times: number, db: Database): Database {
  let left = times
  return {
    ...db,
    transaction(work) {
      left -= 1
      return left < 0 ? db.transaction(work) : Promise.reject(new DatabaseError('busy', 'Met'))
    },
  }
}
