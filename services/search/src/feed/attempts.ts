import { describeError, type Log } from '@saum/thread/log'

const FIRST_DELAY_MS = 1_000
const MAX_DELAY_MS = 60_000

/** Something that may fail and is tried again: soon at first, then ever more seldom. */
export interface Attempts {
  isDue(): boolean
  /** Never rejects; a failure is logged and kept. */
  attempt(work: () => Promise<void>): Promise<void>
  /** `null` after a success. */
  lastError(): { at: number; message: string } | null
}

export function createAttempts(
  what: string,
  { now, log }: { now: () => number; log: Log },
): Attempts {
  let delayMs = 0
  let failure: { at: number; message: string } | null = null

  return {
    isDue: () => failure === null || now() >= failure.at + delayMs,
    lastError: () => failure,
    async attempt(work) {
      try {
        await work()
        delayMs = 0
        failure = null
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        // The same trouble every few seconds is one line in the log.
        if (message !== failure?.message) {
          const fields = { error: describeError(error) }
          log({ level: 'warn', message: `It was not possible to ${what}: ${message}`, fields })
        }
        delayMs = Math.min(delayMs === 0 ? FIRST_DELAY_MS : delayMs * 2, MAX_DELAY_MS)
        failure = { at: now(), message }
      }
    },
  }
}
