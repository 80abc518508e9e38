import { randomUUID } from 'node:crypto'
import { parseDsn, type ReportTarget } from '@saum/tracking/errors/dsn'
import { toEnvelope } from '@saum/tracking/errors/envelope'
import { signatureOf, toServerEvent, type ServerFault } from './error-reports-event.ts'
import { pauseAfter } from './error-reports-limits.ts'

export interface ErrorReports {
  report(fault: ServerFault): void
  /** Sends what still waits, and gives up on it when the time is over. */
  close(timeoutMs: number): Promise<void>
}

interface ReportsParts {
  dsn: string
  environment: string
  release: () => string
  fetch?: typeof globalThis.fetch
  now?: () => number
}

const MAX_WAITING = 64
const MAX_SAME_PER_MINUTE = 5
const MAX_DIFFERENT_PER_MINUTE = 500
const MINUTE_MS = 60_000
const SEND_TIMEOUT_MS = 5000

/**
 * Tells the reporting service of faults, one after the other. It is nobody's duty to wait for it: what
 * does not fit into the queue, or comes while the service wants silence, is only in the log.
 */
export function createErrorReports(parts: ReportsParts): ErrorReports {
  const { environment, release, now = Date.now } = parts
  const target = parseDsn(parts.dsn)
  if (target === null) throw new Error('The DSN is no address of a reporting service')
  const send = createSender(target, parts.fetch ?? globalThis.fetch, now)
  const isTooMuch = createRepetitionLimit(now)
  const ending = new AbortController()
  const waiting: string[] = []
  let sending: Promise<void> | undefined

  async function sendAll(): Promise<void> {
    for (let envelope = waiting.shift(); envelope; envelope = waiting.shift()) {
      await send(envelope, ending.signal)
    }
    sending = undefined
  }

  return {
    report(fault) {
      if (waiting.length >= MAX_WAITING || isTooMuch(signatureOf(fault))) return
      const at = now()
      const eventId = randomUUID().replaceAll('-', '')
      const event = toServerEvent(fault, { eventId, at, environment, release: release() })
      waiting.push(toEnvelope({ eventId, sentAt: new Date(at) }, 'event', event))
      sending ??= sendAll()
    },
    async close(timeoutMs) {
      const timer = setTimeout(() => {
        waiting.length = 0
        ending.abort()
      }, timeoutMs)
      await sending
      clearTimeout(timer)
    },
  }
}

type Send = (envelope: string, signal: AbortSignal) => Promise<void>

function createSender(
  { envelopeUrl, publicKey }: ReportTarget,
  fetch: typeof globalThis.fetch,
  now: () => number,
): Send {
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=saum/1, sentry_key=${publicKey}`,
  }
  let silentUntil = 0

  return async (body, ending) => {
    if (now() < silentUntil) return
    const signal = AbortSignal.any([ending, AbortSignal.timeout(SEND_TIMEOUT_MS)])
    try {
      const answer = await fetch(envelopeUrl, { method: 'POST', headers, body, signal })
      silentUntil = now() + pauseAfter(answer, now())
      await answer.body?.cancel()
    } catch {
      // The fault itself is in the log; that nobody could be told of it helps nobody there.
    }
  }
}

/** A fault of every request would fill the queue with itself and cost the service's patience. */
function createRepetitionLimit(now: () => number): (signature: string) => boolean {
  const counts = new Map<string, number>()
  let startedAt = Number.NEGATIVE_INFINITY

  return (signature) => {
    if (now() - startedAt >= MINUTE_MS) {
      counts.clear()
      startedAt = now()
    }
    const count = (counts.get(signature) ?? 0) + 1
    counts.set(signature, count)
    return count > MAX_SAME_PER_MINUTE || counts.size > MAX_DIFFERENT_PER_MINUTE
  }
}
