import { createHash } from 'node:crypto'
import { keyOf, type ItemKey, type Source } from './item.ts'

const VERSION = /^[0-9a-f]{16}(?:-[0-9a-f]{16})?$/
const KEPT = 'drafts/planned/'

/** Where the files of a planned version are kept, whatever becomes of the draft; `null` for no version. */
export function keptFolder(version: string | undefined): `drafts/${string}/` | null {
  return version !== undefined && VERSION.test(version) ? `${KEPT}${version}/` : null
}

/** Of the draft that a kept file is a copy of. */
function placeOf(file: string): string {
  return file.startsWith(KEPT) ? `drafts/${file.split('/').slice(3).join('/')}` : file
}

/** The same for the same words and pictures, whoever reads them and under whatever address. */
export function hashDraft(
  files: readonly { file: string; text: string }[],
  mediaHash: string | null = null,
): string {
  const own = files.filter(({ file }) => file.startsWith('drafts/'))
  if (own.length === 0) return ''
  const texts = own.map(({ file, text }) => JSON.stringify([placeOf(file), text])).toSorted()
  const words = JSON.stringify([texts, mediaHash])
  return createHash('sha256').update(words).digest('hex').slice(0, 16)
}

/** Two versions of one draft may be planned: the one shown since its moment, and the next. */
export type PlannedKey = `${ItemKey} ${string}`

export function plannedKey(key: ItemKey, version: string | undefined): PlannedKey {
  return `${key} ${version ?? ''}`
}

/** Of all that is drafted under an id; empty where nothing is. */
export function draftVersionOf(id: string, drafts: ReadonlyMap<ItemKey, Source>): string {
  const kinds = ['Entry', 'Asset'] as const
  const found = kinds.flatMap((kind) => drafts.get(keyOf({ kind, id }))?.draftVersion ?? [])
  return found.join('-')
}
