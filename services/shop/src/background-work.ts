import type { Log } from '@saum/thread/log'
import { attemptJob } from './attempt-job.ts'

/** A mail is on its way within seconds; nobody waits for it in front of a page. */
const INTERVAL_MS = 2_000

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
    await attemptJob(log, { message: 'The work in the background failed' }, work)
    underWay = null
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
