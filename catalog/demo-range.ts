import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { hashFiles } from './range/hash-files.ts'

/** What the range is made of: its grammar and generators, and how its pictures are composed. */
const INGREDIENTS = ['./grammar', './layers', './range', './text', '../services/images/src/compose']

interface DemoRangeOptions {
  now: number
  onProgress: (text: string) => void
}

/** Another one as soon as the range or its pictures would come out differently. */
export function fingerprint(): string {
  return hashFiles(INGREDIENTS.map((folder) => fileURLToPath(new URL(folder, import.meta.url))))
}

/** Writes the range as an import reads it: one file for each kind of document, one line for each. */
export async function writeDemoRange(folder: string, options: DemoRangeOptions): Promise<void> {
  // Reading the grammar takes a moment that a server with an up-to-date range need not wait for.
  const { demoDocuments } = await import('./range/demo-documents.ts')
  const { openPhotographer } = await import('./range/product-pictures.ts')
  await mkdir(folder, { recursive: true })
  const photograph = openPhotographer()
  for (const { kind, documents } of demoDocuments({ ...options, photograph })) {
    await pipeline(toLines(documents), createWriteStream(join(folder, `${kind}.ndjson`)))
  }
}

async function* toLines(documents: Iterable<unknown> | AsyncIterable<unknown>) {
  for await (const document of documents) yield `${JSON.stringify(document)}\n`
}
