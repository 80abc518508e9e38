import { setTimeout as delay } from 'node:timers/promises'
import type { Database, Sql } from '../database/database.ts'
import { DatabaseError } from '../database/database-error.ts'
import type { Fault, Row } from '../import-rules/fault.ts'

const BUSY_DELAYS_MS = [100, 500, 2_000, 5_000]

const REFUSED_BY_DATABASE: ReadonlySet<string> = new Set([
  'unique',
  'check',
  'foreign-key',
  'not-null',
])

/** Rows that land together or not at all, and what else is noted with them. */
export interface Batch<Document> {
  rows: Row<Document>[]
  faults: Fault[]
  /** Rows the faults are about. */
  refusedCount: number
  /** Where the file has been read to. */
  line: number
  byte: number
}

export interface BatchStep<Document, Outcome> {
  /** Everything that belongs into one transaction; may be asked again when that fails. */
  write(sql: Sql, batch: Batch<Document>): Promise<Outcome>
  /** Called once the transaction is on disk. */
  onWritten(outcome: Outcome): void
  /** Called when it is not, before anything else is tried. */
  onFailed(): void
}

/**
 * Writes the batch. What the checks did not foresee and the database refuses is searched by halving,
 * so that one row cannot keep the others out.
 */
export async function commitBatch<Document, Outcome>(
  db: Database,
  batch: Batch<Document>,
  step: BatchStep<Document, Outcome>,
): Promise<void> {
  try {
    step.onWritten(await writePatiently(db, batch, step))
  } catch (error) {
    if (!(error instanceof DatabaseError) || !REFUSED_BY_DATABASE.has(error.kind)) throw error
    for (const part of halve(batch, error)) await commitBatch(db, part, step)
  }
}

function halve<Document>(batch: Batch<Document>, error: DatabaseError): Batch<Document>[] {
  const { rows, faults, refusedCount, line, byte } = batch
  const [first] = rows
  if (first === undefined) throw error
  if (rows.length === 1) {
    const fault = {
      line: first.line,
      field: '',
      reason: `the database refuses it: ${error.message}`,
    }
    return [{ rows: [], faults: [...faults, fault], refusedCount: refusedCount + 1, line, byte }]
  }
  const middle = Math.ceil(rows.length / 2)
  const firstHalf = rows.slice(0, middle)
  const lastLine = firstHalf.at(-1)?.line ?? line
  return [
    { rows: firstHalf, faults: [], refusedCount: 0, line: lastLine, byte },
    { rows: rows.slice(middle), faults, refusedCount, line, byte },
  ]
}

/** Another process may hold the database for a moment. */
async function writePatiently<Document, Outcome>(
  db: Database,
  batch: Batch<Document>,
  step: BatchStep<Document, Outcome>,
): Promise<Outcome> {
  for (const delayMs of [...BUSY_DELAYS_MS, null]) {
    try {
      return await db.transaction((sql) => step.write(sql, batch))
    } catch (error) {
      step.onFailed()
      const isBusy = error instanceof DatabaseError && error.kind === 'busy'
      if (!isBusy || delayMs === null) throw error
      await delay(delayMs)
    }
  }
  throw new DatabaseError('busy', 'The database is busy')
}
