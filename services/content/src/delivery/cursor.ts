import * as v from '@saum/schema/schema'
import { invalidQuery } from './api-error.ts'
import { orderOf, type SortKey } from './sort-key.ts'
import type { CollectionQuery } from './query.ts'

const cursor = v.object({
  /** The order the values belong to. */
  order: v.string(),
  values: v.array(v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
  id: v.string(),
})

/**
 * Where a page begins or ends. It names a place in the order, not a number of items: what is published or
 * taken away meanwhile shifts no item onto two pages and skips none.
 */
export function writeCursor({ values, id }: SortKey, query: CollectionQuery): string {
  const place = { order: nameOrder(query), values: values.map((value) => value ?? null), id }
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

export function readCursor(name: string, text: string, query: CollectionQuery): SortKey {
  const parsed = v.safeParse(cursor, decode(text))
  if (!parsed.success || parsed.output.order !== nameOrder(query)) {
    throw invalidQuery(name, 'is not a cursor of this query')
  }
  const { values, id } = parsed.output
  return { values: values.map((value) => value ?? undefined), id }
}

function nameOrder(query: CollectionQuery): string {
  const order = orderOf(query).map(
    ({ path, isDescending }) => (isDescending ? '-' : '') + path.join('.'),
  )
  return `${order.join(',')} ${query.locale}`
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text.slice(0, 2000), 'base64url').toString())
  } catch {
    return null
  }
}
