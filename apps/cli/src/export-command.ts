import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '@saum/shop/database/database'
import { DOCUMENT_KINDS, type DocumentKind } from '@saum/shop/documents/catalog-document'
import { formatOf } from '@saum/shop/import-reader/read-rows'
import { exportLines } from '@saum/shop/import/export-lines'
import { ImportRefusal } from '@saum/shop/import/import-run'
import { EXIT, type ExitCode } from './exit-code.ts'
import { say, writeSlowly, type Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

export interface ExportOptions {
  output?: string
}

/** One kind to a file or to the output, or all kinds into a folder. */
export async function exportCommand(
  terminal: Terminal,
  what: DocumentKind | 'all',
  { output }: ExportOptions,
): Promise<ExitCode> {
  const target = output === undefined ? null : resolve(terminal.folder, output)
  if (what === 'all' && target === null) {
    throw new ImportRefusal('Say which folder all kinds go to: saum export all --output FOLDER')
  }
  await withDatabase(terminal, async (db) => {
    if (what !== 'all') await exportOne(terminal, { db, kind: what, file: target })
    else if (target !== null) await exportAll(terminal, db, target)
  })
  return EXIT.done
}

async function exportAll(terminal: Terminal, db: Database, folder: string): Promise<void> {
  for (const kind of DOCUMENT_KINDS) {
    await exportOne(terminal, { db, kind, file: join(folder, `${kind}.ndjson`) })
  }
}

interface Export {
  db: Database
  kind: DocumentKind
  file: string | null
}

async function exportOne(terminal: Terminal, { db, kind, file }: Export): Promise<void> {
  if (file === null) {
    for await (const line of exportLines(db, kind, 'ndjson')) await writeSlowly(terminal.out, line)
    return
  }
  const format = formatOf(file)
  if (format === null) throw new ImportRefusal(`${file} must end with .ndjson or .csv.`)
  await mkdir(dirname(file), { recursive: true })
  // A file that is there is whole: an export that breaks off leaves the former one alone.
  const unfinished = `${file}.part`
  try {
    await pipeline(Readable.from(exportLines(db, kind, format)), createWriteStream(unfinished))
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  say(terminal.err, `Wrote ${file}`)
}
