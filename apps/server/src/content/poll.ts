import { HttpError } from '@saum/http/http-error'
import type { Log } from '../operations/log.ts'

interface Parts {
  work: () => Promise<void>
  everyMs: number
  log: Log
}

export interface Polling {
  /** Somebody knows that something changed. */
  hurry(): void
  /** What went wrong last; `null` while it works. */
  fault(): string | null
  /** Does it once now and begins to repeat it; the answer says whether it worked. */
  start(): Promise<boolean>
  close(): void
}

const MAX_PAUSE_MS = 5 * 60_000
/** Several files are often saved in one go. */
const HURRY_MS = 50

/** Repeats some work, slower while it fails; says once that it fails and once that it works again. */
export function createPolling({ work, everyMs, log }: Parts): Polling {
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let fault: string | null = null
  /** What the service asked for itself. */
  let askedPauseMs = 0
  let isRunning = false
  let isAgain = false
  let isClosed = false

  async function run(): Promise<boolean> {
    if (isRunning) {
      isAgain = true
      return false
    }
    isRunning = true
    const hasWorked = await attempt()
    isRunning = false
    const pauseMs = Math.max(everyMs * 2 ** Math.min(failures, 10), askedPauseMs)
    schedule(isAgain ? HURRY_MS : Math.min(pauseMs, longest()))
    isAgain = false
    return hasWorked
  }

  async function attempt(): Promise<boolean> {
    try {
      await work()
      if (fault !== null) log.info({ failures }, 'The content service answers again')
      fault = null
      failures = 0
      askedPauseMs = 0
      return true
    } catch (error) {
      // A request that closing has aborted is not a failure of the service.
      if (isClosed) return false
      failures += 1
      askedPauseMs = error instanceof HttpError ? (error.retryAfterMs ?? 0) : 0
      const isNews = fault === null
      fault = reasonOf(error)
      if (isNews) log.warn({ reason: fault }, 'The content service does not answer as it should')
      return false
    }
  }

  function longest(): number {
    return Math.max(everyMs, MAX_PAUSE_MS)
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(() => void run(), delayMs)
    timer.unref()
  }

  return {
    start: run,
    fault: () => fault,
    hurry() {
      if (isRunning) isAgain = true
      else schedule(HURRY_MS)
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** Addresses stay out of it: they carry tokens. */
function reasonOf(error: unknown): string {
  if (error instanceof HttpError) return `${error.kind} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : String(error)
}
