import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import type { DocumentKind } from '../documents/catalog-document.ts'
import { readCsvProducts } from './csv-products.ts'
import { readCsvRows } from './csv-rows.ts'
import { readJsonRows } from './json-rows.ts'
import type { LineReaderOptions } from './line-reader.ts'
import type { ReadRow } from './read-row.ts'

export type FileFormat = 'ndjson' | 'csv'

const FORMAT_BY_ENDING: Readonly<Record<string, FileFormat>> = {
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.csv': 'csv',
  '.tsv': 'csv',
}

/** First bytes of what people pick by mistake, and what to do about it. */
const FOREIGN_FILES: readonly [bytes: string, advice: string][] = [
  ['504b0304', 'is a spreadsheet or an archive; save the table as “CSV UTF-8”'],
  ['1f8b', 'is compressed; unpack it first'],
  ['fffe', 'is UTF-16 text; save it as UTF-8'],
  ['feff', 'is UTF-16 text; save it as UTF-8'],
]

/** What the ending of a file says about it; `null` for files that cannot be imported. */
export function formatOf(path: string): FileFormat | null {
  return FORMAT_BY_ENDING[extname(path).toLowerCase()] ?? null
}

/** Why the file cannot be read as text, judged by its first bytes. */
export async function findForeignFormat(path: string): Promise<string | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    const head = buffer.subarray(0, bytesRead).toString('hex')
    return FOREIGN_FILES.find(([bytes]) => head.startsWith(bytes))?.[1] ?? null
  } finally {
    await file.close()
  }
}

/** The documents of a file, one by one, readable or not. */
export function readRows(
  path: string,
  kind: DocumentKind,
  options: LineReaderOptions = {},
): AsyncGenerator<ReadRow> {
  if (formatOf(path) !== 'csv') return readJsonRows(path, options)
  return kind === 'products' ? readCsvProducts(path, options) : readCsvRows(path, options)
}
