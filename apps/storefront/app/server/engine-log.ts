import type { StorefrontServices } from '@saum/contract/storefront'
import type { LogLevel } from '@saum/engine/environment'
import { throttledLog } from '#app/engine/throttled-log.ts'

type Services = Pick<StorefrontServices, 'reportFault'>

interface LineParts {
  /** What the engine says besides its line. */
  cause: unknown
  requestId: string
}

type EngineLog = (level: LogLevel, message: string, parts: LineParts) => void

/** One for all pages of a process, so that equal lines of many pages count as repetitions. */
const logs = new WeakMap<Services, EngineLog>()

/** Where engines of the server write; what only developers want to know is left out. */
export function engineLogOf(services: Services): EngineLog {
  const known = logs.get(services)
  if (known !== undefined) return known
  const log = throttledLog({
    write(level, message, parts) {
      const { cause, requestId } = parts as LineParts
      if (level !== 'debug') services.reportFault(toError(message, cause), requestId)
    },
    now: Date.now,
    setTimer(work, ms) {
      const timer = setTimeout(work, ms)
      // A line about repetitions is no reason to stay alive.
      timer.unref()
      return () => clearTimeout(timer)
    },
  })
  logs.set(services, log)
  return log
}

/** The line of the engine first: it is what operators search for. */
function toError(message: string, cause: unknown): Error {
  const reason = reasonOf(cause)
  return new Error(reason === '' ? message : `${message}: ${reason}`, { cause })
}

function reasonOf(cause: unknown): string {
  const hasMessage = typeof cause === 'object' && cause !== null && 'message' in cause
  return hasMessage ? String(cause.message) : ''
}
