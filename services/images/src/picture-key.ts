import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { LayerLibrary } from './compose/layer-library.ts'
import { pictureFilePath } from './picture-file.ts'
import type { PictureSource } from './picture-source.ts'

const DIGEST_LENGTH = 10
const MAX_NAME_LENGTH = 80

/**
 * The name under which a picture is kept and served for ever: it changes exactly when the pixels
 * would. `pictureFolder` is needed for pictures that are files.
 */
export function pictureKeyOf(
  source: PictureSource,
  library: LayerLibrary,
  pictureFolder?: string,
): string {
  const hash = createHash('sha256').update(`${library.engineVersion}\n`)
  if (source.kind === 'file') hash.update(readFileSync(pictureFilePath(source.file, pictureFolder)))
  else {
    hash.update(canonicalText(source))
    for (const view of viewsOf(source)) hash.update(library.fingerprintOf(view))
  }
  return `${readableName(source)}-${hash.digest('hex').slice(0, DIGEST_LENGTH)}`
}

function viewsOf(source: Exclude<PictureSource, { kind: 'file' }>): string[] {
  return source.kind === 'garment' ? [source.view] : source.pieces.map(({ view }) => view)
}

/** The same text for the same source, whatever the order of its keys. */
function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readableName(source: PictureSource): string {
  if (source.kind === 'garment') return source.view
  if (source.kind === 'outfit') return 'outfit'
  const name = source.file
    .toLowerCase()
    .replace(/\.[a-z0-9]+$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replaceAll(/^-+|-+$/g, '')
  return name === '' ? 'picture' : name
}
