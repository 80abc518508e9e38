import type { DocumentKind } from '../documents/catalog-document.ts'
import type { ReadRow } from '../import-reader/read-row.ts'
import { claimsOf } from '../import-rules/claims.ts'
import type { Fault } from '../import-rules/fault.ts'
import type { KeyLedger } from '../import-rules/key-ledger.ts'
import { parseDocument, type ParsedRow } from '../import-rules/parse-document.ts'
import type { Batch } from './import-batch.ts'
import type { ImportKind } from './import-kind.ts'

/** Faults that are written down at the latest when there are this many. */
const MAX_FAULTS_PER_BATCH = 2_000

export interface Intake<Document> {
  kindName: DocumentKind
  kind: ImportKind<Document>
  ledger: KeyLedger
  /** Rows up to this line are in the database already: only their keys are taken note of. */
  afterLine: number
  /** Called for every row that cannot be read, so that nobody knows what it names. */
  onUnreadable: () => void
}

/** Rows by the batch: those of the right form, and the faults of the others. */
export async function* takeBatches<Document>(
  rows: AsyncIterable<ReadRow>,
  { kindName, kind, ledger, afterLine, onUnreadable }: Intake<Document>,
): AsyncGenerator<Batch<Document>> {
  /** `null` for rows that were dealt with in an earlier attempt. */
  function examine(row: ReadRow): ParsedRow<Document> | null {
    if ('fault' in row) {
      onUnreadable()
      return row.line <= afterLine ? null : { faults: [toUnreadable(row.line, row.fault)] }
    }
    const repeated = ledger.claim(row, claimsOf(kindName, row.value))
    if (row.line <= afterLine) return null
    return repeated.length > 0 ? { faults: repeated } : parseDocument(kind.schema, row)
  }

  let batch = emptyBatch<Document>()
  for await (const row of rows) {
    const parsed = examine(row)
    if (parsed === null) continue
    if ('row' in parsed) batch.rows.push(parsed.row)
    else {
      batch.faults.push(...parsed.faults)
      batch.refusedCount += 1
    }
    batch.line = Math.max(batch.line, row.line)
    batch.byte = row.byteEnd
    const isFull =
      batch.rows.length >= kind.batchSize || batch.faults.length >= MAX_FAULTS_PER_BATCH
    if (!isFull) continue
    yield batch
    batch = emptyBatch<Document>()
  }
  if (batch.rows.length > 0 || batch.refusedCount > 0) yield batch
}

function toUnreadable(line: number, reason: string): Fault {
  return { line, field: '', reason }
}

function emptyBatch<Document>(): Batch<Document> {
  return { rows: [], faults: [], refusedCount: 0, line: 0, byte: 0 }
}
