import { keyOf, type Item } from '../space/item.ts'
import { findLinks } from '../rich-text/find-links.ts'
import { includesOf } from './includes.ts'
import { holdsWords, isMet } from './operators.ts'
import { valuesAt } from './path-values.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { CollectionQuery } from './query.ts'
import { compareKeys, orderOf, sortKeyOf, type SortKey } from './sort-key.ts'
import { toResource, type Reading, type Resource } from './reading.ts'

interface Found {
  item: Item
  key: SortKey
}

interface Page {
  found: readonly Found[]
  /** What the answer says of this page and its neighbors. */
  paging: object
}

/** Entries or assets that a query finds, one page of them. */
export function answerCollection(
  kind: Item['kind'],
  query: CollectionQuery,
  { url, reading }: { url: URL; reading: Reading },
): object {
  const { limit, include, locale } = query
  const order = orderOf(query)
  const all = reading.view.items
    .values()
    .filter((item) => item.kind === kind && isFound(item, query, reading))
    .map((item) => ({ item, key: sortKeyOf(item, query, reading) }))
    .toArray()
    .toSorted((one, other) => compareKeys(one.key, other.key, order))
  const { found, paging } = query.cursor ? cursorPage(all, query, url) : numberedPage(all, query)
  const items = found.map(({ item }) => item)
  return {
    sys: { type: 'Array' },
    ...paging,
    limit,
    items: items.map((item) => selected(toResource(item, locale, reading), query)),
    ...(kind === 'Entry' ? includesOf(items, { depth: include, locale, reading }) : {}),
  }
}

function numberedPage(all: readonly Found[], { skip, limit }: CollectionQuery): Page {
  return { found: all.slice(skip, skip + limit), paging: { total: all.length, skip } }
}

/** The items after a place in the order, or those before it. */
function cursorPage(all: readonly Found[], query: CollectionQuery, url: URL): Page {
  const [start, end] = boundsOf(all, query)
  const found = all.slice(start, end)
  const [first, last] = [found[0], found.at(-1)]
  const next = last && end < all.length ? linkTo('pageNext', last) : {}
  const prev = first && start > 0 ? linkTo('pagePrev', first) : {}
  return { found, paging: { pages: { ...next, ...prev } } }

  function linkTo(name: 'pageNext' | 'pagePrev', { key }: Found): Record<string, string> {
    const parameters = new URLSearchParams(url.searchParams)
    for (const other of ['pageNext', 'pagePrev', 'access_token']) parameters.delete(other)
    parameters.set(name, writeCursor(key, query))
    return { [name === 'pageNext' ? 'next' : 'prev']: `${url.pathname}?${parameters.toString()}` }
  }
}

function boundsOf(all: readonly Found[], query: CollectionQuery): [start: number, end: number] {
  const { limit, pageNext, pagePrev } = query
  const order = orderOf(query)
  if (pagePrev !== null) {
    const place = readCursor('pagePrev', pagePrev, query)
    const end = all.filter(({ key }) => compareKeys(key, place, order) < 0).length
    return [Math.max(0, end - limit), end]
  }
  if (pageNext === null) return [0, limit]
  const place = readCursor('pageNext', pageNext, query)
  const start = all.filter(({ key }) => compareKeys(key, place, order) <= 0).length
  return [start, start + limit]
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
