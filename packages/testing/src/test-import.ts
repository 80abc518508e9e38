import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@saum/shop/database/database'
import {
  DOCUMENT_KINDS,
  type Catalog,
  type DocumentKind,
} from '@saum/shop/documents/catalog-document'
import { exportDocuments } from '@saum/shop/import/export-documents'
import { importFiles } from '@saum/shop/import/import-files'
import type { ImportReport, ImportRequest } from '@saum/shop/import/import-request'
import type { Fault } from '@saum/shop/import-rules/fault'
import { createTestFolder } from './test-database.ts'

export interface TestImport extends Partial<Omit<ImportRequest, 'kind'>> {
  kind?: DocumentKind
  /** One document per line, or the file as it is. */
  content: readonly object[] | string | Buffer
  fileName?: string
}

export interface TestImportOutcome {
  report: ImportReport
  faults: Fault[]
}

export function toNdjson(documents: readonly object[]): string {
  return documents.map((document) => `${JSON.stringify(document)}\n`).join('')
}

/** Writes the content into a file and imports it. */
export async function importContent(
  db: Database,
  { kind = 'products', content, fileName = `${kind}.ndjson`, ...options }: TestImport,
): Promise<TestImportOutcome> {
  const path = join(await createTestFolder(), fileName)
  const isText = typeof content === 'string' || Buffer.isBuffer(content)
  await writeFile(path, isText ? content : toNdjson(content))
  return importPath(db, { ...options, kind, path })
}

export async function importPath(
  db: Database,
  request: Partial<ImportRequest> & Pick<ImportRequest, 'kind' | 'path'>,
): Promise<TestImportOutcome> {
  const faults: Fault[] = []
  const [report] = await importFiles(db, [
    { mode: 'delta', origin: 'own', onFault: (fault) => void faults.push(fault), ...request },
  ])
  if (report === undefined) throw new Error('An import without a report')
  return { report, faults }
}

/** Why the documents are refused: line, field and reason. */
export async function faultsOf(
  db: Database,
  kind: DocumentKind,
  content: readonly object[],
): Promise<[number, string, string][]> {
  const { faults } = await importContent(db, { kind, content })
  return faults.map(({ line, field, reason }) => [line, field, reason])
}

/** Everything an export of the database gives. */
export async function exportCatalog(db: Database): Promise<Partial<Catalog>> {
  const catalog: Partial<Record<DocumentKind, unknown[]>> = {}
  for (const kind of DOCUMENT_KINDS) {
    const documents = await Array.fromAsync(exportDocuments(db, kind))
    if (documents.length > 0) catalog[kind] = documents
  }
  return catalog as Partial<Catalog>
}
