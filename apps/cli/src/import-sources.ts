import { readdir, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { DOCUMENT_KINDS, type DocumentKind } from '@saum/shop/documents/catalog-document'
import { formatOf } from '@saum/shop/import-reader/read-rows'
import { ImportRefusal } from '@saum/shop/import/import-run'

export interface ImportSource {
  path: string
  kind: DocumentKind
}

/** The files to import: as named, or all of a folder whose names say what is in them. */
export async function findImportSources(
  names: readonly string[],
  { folder, kind }: { folder: string; kind: DocumentKind | undefined },
): Promise<ImportSource[]> {
  const found = await Promise.all(names.map((name) => expand(resolve(folder, name))))
  const paths = found.flat()
  if (paths.length === 0) {
    throw new ImportRefusal(
      `There is nothing to import: the folder has no file such as ${DOCUMENT_KINDS[0]}.ndjson.`,
    )
  }
  return paths.map((path) => ({ path, kind: kind ?? kindByName(path) }))
}

async function expand(path: string): Promise<string[]> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new ImportRefusal(`${path} is not there.`, { cause })
  })
  if (!found.isDirectory()) return [path]
  const names = await readdir(path)
  return names
    .filter((name) => formatOf(name) !== null && findKind(name) !== undefined)
    .map((name) => join(path, name))
}

function kindByName(path: string): DocumentKind {
  const kind = findKind(basename(path))
  if (kind !== undefined) return kind
  throw new ImportRefusal(
    `${basename(path)} does not say what is in it. Name the kind: --kind ${DOCUMENT_KINDS.join('|')}`,
  )
}

/** `products.ndjson`, `products-2026-11.csv`. */
function findKind(name: string): DocumentKind | undefined {
  return DOCUMENT_KINDS.find((kind) => new RegExp(`^${kind}\\b`, 'i').test(name))
}
