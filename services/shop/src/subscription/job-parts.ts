import type { Shop } from '@saum/domain/shops'
import { addDays, wallTimeAt } from '@saum/domain/zoned-time'
import type { Log } from '@saum/thread/log'
import { attemptJob, isPassing } from '../attempt-job.ts'
import type { ProductService } from '../catalog/product-service.ts'
import type { Database } from '../database/database.ts'

export interface SubscriptionJobParts {
  db: Database
  products: ProductService
  log: Log
  now: () => number
}

/** Few enough that nobody waits for them; the rest goes with the next round. */
export const AT_ONCE = 50

/** One that fails holds up no other: it is told, and comes again the next day. */
export async function attemptEach(
  { db, log, now }: SubscriptionJobParts,
  { rows, message }: { rows: readonly { id: string }[]; message: string },
  work: (id: string) => Promise<unknown>,
): Promise<void> {
  for (const { id } of rows) {
    await attemptJob(log, { message, fields: { subscription: id } }, async () => {
      try {
        await work(id)
      } catch (error) {
        const tryOn = addDays(new Date(now()).toISOString().slice(0, 10), 1)
        if (!isPassing(error)) {
          await db.transaction(
            (sql) => sql`update subscription set try_on = ${tryOn} where id = ${id}`,
          )
        }
        throw error
      }
    })
  }
}

const MORNING_MINUTES = 6 * 60

/** Nobody is woken by what comes by itself. */
export function isNight({ timeZone }: Shop, now: number): boolean {
  return wallTimeAt(now, timeZone).minutes < MORNING_MINUTES
}
