import * as v from '@saum/schema/schema'
import type { ReadableRow } from '../import-reader/read-row.ts'
import { toFault, type Fault, type Row } from './fault.ts'
import { describeIssues } from './fault-words.ts'

export type ParsedRow<Document> = { row: Row<Document> } | { faults: Fault[] }

/** The document of a row, or everything that is wrong with its form. */
export function parseDocument<Document>(
  schema: v.GenericSchema<unknown, Document>,
  { line, value, placeOf }: ReadableRow,
): ParsedRow<Document> {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return { row: { line, placeOf, document: parsed.output } }
  return {
    faults: describeIssues(parsed.issues).map((fault) => toFault({ line, placeOf }, fault)),
  }
}
