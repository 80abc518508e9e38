import type { ContentType, FieldDefinition } from '../space/content-type.ts'
import type { Item } from '../space/item.ts'
import { invalidQuery } from './api-error.ts'

/** What a query is about. */
export interface Scope {
  kind: Item['kind']
  type: ContentType | null
}

const SYS_PATHS = /^sys\.(?:id|type|createdAt|updatedAt|revision|contentType\.sys\.id)$/
const TAG_PATHS = /^metadata\.(?:tags|concepts)(?:\.sys\.id)?$/
const ASSET_PATHS = /^fields\.(?:title|description|file(?:\.[\w.]+)?)$/

/** Each link multiplies what has to be looked at. */
const MAX_LINKS = 2

/** The field a path names, if it names one. */
export function checkPath(path: readonly string[], { kind, type }: Scope): FieldDefinition | null {
  const words = path.join('.')
  if (SYS_PATHS.test(words) || TAG_PATHS.test(words)) return null
  if (kind === 'Asset' && ASSET_PATHS.test(words)) return null
  if (kind === 'Asset' || path[0] !== 'fields') throw invalidQuery(words, 'is not a known filter')
  if (type === null) throw invalidQuery(words, 'needs a content_type beside it')
  const field = type.fields.find(({ id }) => id === path[1])
  if (field === undefined) throw invalidQuery(words, `is no field of ${type.id}`)
  const links = path.filter((step, at) => at > 0 && at % 2 === 0 && step === 'fields')
  if (links.length > MAX_LINKS) throw invalidQuery(words, `follows more than ${MAX_LINKS} links`)
  return field
}
