import type { Config } from '../config.ts'
import { createErrorReports, type ErrorReports } from './error-reports.ts'
import type { Log } from './log.ts'
import { redactText } from './redact.ts'

/** The log of a process, and the way out for what it reports. */
export interface ReportingLog {
  log: Log
  /** Sends the last reports within this time. */
  close(timeoutMs: number): Promise<void>
}

/** Faults go to the log, and from there to the reporting service where one is set up. */
export function openReportingLog(
  { tracking, isDemoDataOn }: Pick<Config, 'tracking' | 'isDemoDataOn'>,
  log: Log,
  release: () => string,
): ReportingLog {
  const { errorReports } = tracking.pages
  if (errorReports === undefined) {
    // Whoever only tries the shop out has nothing to worry about.
    const say = isDemoDataOn ? log.info : log.warn
    say({}, 'Sentry DSN is not provided')
    return { log, close: async () => {} }
  }
  const reports = createErrorReports({ ...errorReports, release })
  return { log: withErrorReports(log, reports), close: reports.close }
}

export function withErrorReports(log: Log, reports: Pick<ErrorReports, 'report'>): Log {
  return {
    ...log,
    error(facts, message) {
      log.error(facts, message)
      const { err: error, requestId } = facts
      if (error === undefined) return
      reports.report({
        error,
        message: redactText(message),
        requestId: typeof requestId === 'string' ? requestId : undefined,
      })
    },
  }
}
