import { isUnavailable } from '@saum/contract/backend'
import { describeError, type Log, type LogEntry } from '@saum/thread/log'

/** Of every 503 of the checkout host: when to come again. */
export const UNAVAILABLE_HEADERS = { 'cache-control': 'no-store', 'retry-after': '5' }

interface Failure extends LogEntry {
  error: unknown
}

/** The shop service logs an outage of its database once; every request of it would be a line too many. */
export function logUnlessUnavailable(log: Log, failure: Failure): void {
  const { level, message, error, fields } = failure
  if (isUnavailable(error)) return
  log({ level, message, fields: { error: describeError(error), ...fields } })
}
