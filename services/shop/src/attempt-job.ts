import { describeError, type Log, type LogEntry } from '@saum/thread/log'
import { DatabaseError, type DatabaseErrorKind } from './database/database-error.ts'

/** What is over with the next turn: a database that is away is seen by the health check. */
const PASSING: ReadonlySet<DatabaseErrorKind> = new Set(['busy', 'unavailable'])

/** What fails in the background is told and comes again; it holds up nothing that comes after it. */
export async function attemptJob(
  log: Log,
  { message, fields }: Pick<LogEntry, 'message' | 'fields'>,
  job: () => Promise<unknown>,
): Promise<void> {
  try {
    await job()
  } catch (error) {
    if (isPassing(error)) return
    log({ level: 'error', message, fields: { ...fields, error: describeError(error) } })
  }
}

export function isPassing(error: unknown): boolean {
  return error instanceof DatabaseError && PASSING.has(error.kind)
}
