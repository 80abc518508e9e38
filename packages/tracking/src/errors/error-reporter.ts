import type { ConsentGate } from '../consent/consent-gate.ts'
import { MAX_STEPS } from './scrub-event.ts'

/** The visitor went from one page to the next. */
export interface Step {
  from: string
  to: string
  /** Milliseconds. */
  at: number
}

export interface Report {
  error: unknown
  /** Address of the page it happened on. */
  address: string
  at: number
  /** How the visitor got there, the oldest first. */
  steps: readonly Step[]
}

/** Sends reports; loaded only for visitors who agreed. */
export interface ReportClient {
  send(report: Report): void
  close(): void
}

interface ReporterParts {
  gate: Pick<ConsentGate, 'standing' | 'allows' | 'subscribe'>
  loadClient: () => Promise<ReportClient>
}

export interface ErrorReporter {
  report(report: Omit<Report, 'steps'>): void
  visit(step: Step): void
}

/** The first errors of a page tell most; what follows them is often their consequence. */
const MAX_WAITING = 64

/**
 * Errors wait in memory for the choice of the visitor: after a yes they are sent, after a no they are
 * gone. Whatever blocks the client or what it sends leaves the shop as it is.
 */
export function createErrorReporter({ gate, loadClient }: ReporterParts): ErrorReporter {
  const seen = new WeakSet<object>()
  let steps: readonly Step[] = []
  let waiting: Report[] = []
  let client: Promise<ReportClient | null> | undefined

  function deliver(): void {
    if (gate.allows('error-reports')) {
      client ??= loadClient().catch(() => null)
      void client.then(handOver)
      return
    }
    if (gate.standing() === 'undecided') return
    waiting = []
    steps = []
    void client?.then((loaded) => loaded?.close())
    client = undefined
  }

  /** The visitor may have changed their mind while the client was loading. */
  function handOver(loaded: ReportClient | null): void {
    if (!gate.allows('error-reports')) return
    const reports = waiting
    waiting = []
    for (const report of reports) loaded?.send(report)
  }

  gate.subscribe(deliver)
  return {
    report(report) {
      if (isRefused(gate) || isKnown(report.error, seen)) return
      if (waiting.length < MAX_WAITING) waiting.push({ ...report, steps })
      deliver()
    },
    visit(step) {
      if (!isRefused(gate)) steps = [...steps, step].slice(-MAX_STEPS)
    },
  }
}

function isRefused(gate: ReporterParts['gate']): boolean {
  return gate.standing() === 'decided' && !gate.allows('error-reports')
}

/** The same error comes twice when somebody caught it, told of it and threw it on. */
function isKnown(error: unknown, seen: WeakSet<object>): boolean {
  if (typeof error !== 'object' || error === null) return false
  const isSeen = seen.has(error)
  seen.add(error)
  return isSeen
}
