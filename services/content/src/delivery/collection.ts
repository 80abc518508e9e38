import { keyOf, type Item } from '../space/item.ts'
import { findLinks } from '../rich-text/find-links.ts'
import { includesOf } from './includes.ts'
import { holdsWords, isMet } from './operators.ts'
import { valuesAt } from './path-values.ts'
import type { CollectionQuery, Ordering } from './query.ts'
import { toResource, type Reading, type Resource } from './reading.ts'

/** Entries or assets that a query finds, one page of them. */
export function answerCollection(
  kind: Item['kind'],
  query: CollectionQuery,
  reading: Reading,
): object {
  const { skip, limit, include, locale } = query
  const found = reading.view.items
    .values()
    .filter((item) => item.kind === kind && isFound(item, query, reading))
    .toArray()
    .toSorted((one, other) => inOrder(one, other, query, reading))
  const items = found.slice(skip, skip + limit)
  return {
    sys: { type: 'Array' },
    total: found.length,
    skip,
    limit,
    items: items.map((item) => selected(toResource(item, locale, reading), query)),
    ...(kind === 'Entry' ? includesOf(items, { depth: include, locale, reading }) : {}),
  }
}

function isFound(item: Item, query: CollectionQuery, reading: Reading): boolean {
  const { contentType, conditions, words, linksTo, mimeGroup, locale } = query
  if (contentType !== null && (item.kind !== 'Entry' || item.type !== contentType)) return false
  if (linksTo !== null && !isLinkingTo(item, keyOf(linksTo))) return false
  if (mimeGroup !== null && !isOfGroup(item, mimeGroup)) return false
  if (words !== null && !holdsWords(textsOf(item, query, reading), words)) return false
  return conditions.every(({ path, operator, wanted }) =>
    isMet(valuesAt(item, path, locale, reading), operator, wanted),
  )
}

function isLinkingTo(item: Item, key: string): boolean {
  return findLinks(item.fields).some(({ sys }) => keyOf({ kind: sys.linkType, id: sys.id }) === key)
}

function isOfGroup(item: Item, group: string): boolean {
  if (item.kind !== 'Asset') return false
  const [file] = Object.values(item.fields.file) as { contentType: string }[]
  const type = file?.contentType ?? ''
  return group === 'plaintext' ? type.startsWith('text/') : type.startsWith(`${group}/`)
}

function textsOf(item: Item, { locale }: CollectionQuery, reading: Reading): unknown[] {
  const names = Object.keys(item.fields)
  return names.flatMap((name) => valuesAt(item, ['fields', name], locale, reading))
}

/** What was changed last comes first, unless the query says otherwise; ids decide between equals. */
function inOrder(one: Item, other: Item, query: CollectionQuery, reading: Reading): number {
  const byDefault: Ordering[] = [{ path: ['sys', 'updatedAt'], isDescending: true }]
  const order = query.order.length > 0 ? query.order : byDefault
  for (const { path, isDescending } of order) {
    const [[first], [second]] = [one, other].map((item) =>
      valuesAt(item, path, query.locale, reading),
    ) as [unknown[], unknown[]]
    const difference = compareValues(first, second, isDescending)
    if (difference !== 0) return difference
  }
  return one.id < other.id ? -1 : 1
}

/** What has no value stands last in either direction. */
function compareValues(one: unknown, other: unknown, isDescending: boolean): number {
  if (one === other) return 0
  if (one === undefined) return 1
  if (other === undefined) return -1
  // Values of one field are of one kind.
  const difference = (one as string) < (other as string) ? -1 : 1
  return isDescending ? -difference : difference
}

/** `select=sys.id,fields.title`; what links are resolved by stays in any case. */
function selected(resource: Resource, { select }: CollectionQuery): object {
  if (select === null) return resource
  const { sys, fields, metadata } = resource
  const names = (of: string) => {
    const inside = select.filter((path) => path.startsWith(`${of}.`))
    return inside.map((path) => path.split('.')[1] ?? '')
  }
  const isWholeSys = select.includes('sys') || names('sys').length === 0
  return {
    ...(select.includes('metadata') || names('metadata').length > 0 ? { metadata } : {}),
    sys: isWholeSys ? sys : pick(sys, ['id', 'type', ...names('sys')]),
    fields: select.includes('fields') ? fields : pick(fields, names('fields')),
  }
}

function pick(from: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))
}
