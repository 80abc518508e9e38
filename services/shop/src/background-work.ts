import { describeError, type Log } from '@saum/thread/log'
import { DatabaseError, type DatabaseErrorKind } from './database/database-error.ts'

/** A mail is on its way within seconds; nobody waits for it in front of a page. */
const INTERVAL_MS = 2_000

const PASSING: ReadonlySet<DatabaseErrorKind> = new Set(['busy', 'unavailable'])

export interface BackgroundWork {
  /** Resolves when what is under way is done. */
  stop(): Promise<void>
}

/** Does the work again and again, never twice at once, until it is stopped. */
export function repeatInBackground(
  work: () => Promise<void>,
  log: Log,
  intervalMs = INTERVAL_MS,
): BackgroundWork {
  let underWay: Promise<void> | null = null

  async function run(): Promise<void> {
    try {
      await work()
    } catch (error) {
      // A database that is away is seen by the health check; the next turn comes soon.
      if (error instanceof DatabaseError && PASSING.has(error.kind)) return
      log({
        level: 'error',
        message: 'The work in the background failed',
        fields: { error: describeError(error) },
      })
    } finally {
      underWay = null
    }
  }

  const timer = setInterval(() => {
    underWay ??= run()
  }, intervalMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
