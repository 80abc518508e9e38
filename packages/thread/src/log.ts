/** One line for the log of the process; where it goes is decided by whoever starts the service. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error'
  message: string
  fields?: Record<string, string | number | boolean>
}

export type Log = (entry: LogEntry) => void

/** The error with everything that caused it, as text that can cross a thread. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = error.stack ?? `${error.name}: ${error.message}`
  return error.cause === undefined ? own : `${own}\ncaused by ${describeError(error.cause)}`
}
