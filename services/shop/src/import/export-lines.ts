import type { Database } from '../database/database.ts'
import type { DocumentKind } from '../documents/catalog-document.ts'
import { toCsvHeader, toProductLines, toRedirectLines } from '../import-reader/csv-export.ts'
import type { FileFormat } from '../import-reader/read-rows.ts'
import { exportDocuments } from './export-documents.ts'
import { ImportRefusal } from './import-run.ts'

/** The lines of an export file, each with its end. */
export function exportLines(
  db: Database,
  kind: DocumentKind,
  format: FileFormat,
): AsyncGenerator<string> {
  if (format === 'ndjson') return exportJson(db, kind)
  if (kind === 'products' || kind === 'redirects') return exportCsv(db, kind)
  throw new ImportRefusal(`${kind} cannot be written as a table; export them as .ndjson.`)
}

async function* exportJson(db: Database, kind: DocumentKind): AsyncGenerator<string> {
  for await (const document of exportDocuments(db, kind)) yield `${JSON.stringify(document)}\n`
}

async function* exportCsv(db: Database, kind: 'products' | 'redirects'): AsyncGenerator<string> {
  yield toCsvHeader(kind)
  if (kind === 'products') {
    for await (const document of exportDocuments(db, kind)) yield* toProductLines(document)
  } else {
    for await (const document of exportDocuments(db, kind)) yield* toRedirectLines(document)
  }
}
