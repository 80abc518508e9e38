import { matchRoutes, type ServerBuild } from 'react-router'
import { QUERY_NAMES, QUERY_VALUES, type QueryName } from '#app/query-names.ts'
import { SECRET_PAGES } from '#app/navigation/secret-pages.ts'
import { LINK_NAME } from './link-cookie.ts'
import { patternOf } from './route-guard.ts'

/** A query divided into what its screen reads and what it does not. */
export interface ReadQuery {
  /** Sorted by name; `''` or `?…`. */
  read: string
  /** For example where the visitor came from; redirects pass it on. Without a question mark. */
  unread: string
}

export type QueryReader = (pathname: string, search: string) => ReadQuery

type Routes = Pick<ServerBuild, 'routes'>

interface Screen {
  id: string
  path: string
}

const NOTHING: ReadQuery = { read: '', unread: '' }
/** Which parts of a page a request for data is about; the router reads it. */
const PARTS_NAME = '_routes'
const DATA_ENDING = /(?:(?<=\/)_)?\.data$/
/** Where in a path the first word below the shop stands: `/de/c/new/` → `c`. */
const WORD_INDEX = 2

/**
 * Tells which part of a query makes a difference to the page. The page cache keeps pages by it, and screens
 * are given nothing else.
 */
export function createQueryReader(build: Routes): QueryReader {
  const screens = screensOf(build)
  const byWord = Map.groupBy(screens, ({ path }) => wordOf(path))
  const others = ['', '*'].flatMap((word) => byWord.get(word) ?? [])
  const partsOf = new Map(screens.map(({ id }) => [id, partIds(build, id)]))

  function screenAt(path: string): Screen | undefined {
    if (!isDecodable(path)) return undefined
    const candidates = [...(byWord.get(wordOf(path)) ?? []), ...others]
    return matchRoutes<Screen>(candidates, path)?.at(-1)?.route
  }

  return (pathname, search) => {
    if (search.length <= 1) return NOTHING
    const path = pathname.replace(DATA_ENDING, '')
    const screen = screenAt(path)
    const names = namesOf(screen?.path ?? '')
    const [read, unread] = [new URLSearchParams(), new URLSearchParams()]
    for (const [name, value] of new URLSearchParams(search)) {
      if (isNamed(name, names)) keepValue(read, name, value)
      else if (name !== PARTS_NAME) unread.append(name, value)
      else if (path !== pathname) keepParts(read, value, partsOf.get(screen?.id ?? '') ?? [])
    }
    read.sort()
    return { read: read.size === 0 ? '' : `?${read}`, unread: String(unread) }
  }
}

/** A page with a secret in its query sends the visitor on to an address that names a cookie instead. */
function namesOf(pattern: string): readonly QueryName[] {
  const names = QUERY_NAMES[pattern] ?? []
  return SECRET_PAGES[pattern]?.length ? [...names, LINK_NAME] : names
}

function screensOf(build: Routes): Screen[] {
  const routes = Object.values(build.routes).flatMap((route) => route ?? [])
  const framed = new Set(routes.flatMap(({ index, parentId }) => (index ? (parentId ?? '') : [])))
  return routes
    .filter(({ id }) => id !== 'root' && !framed.has(id))
    .map(({ id }) => ({ id, path: patternOf(build, id) }))
}

/** The screen and the frames around it, from the outermost. */
function partIds(build: Routes, id: string): string[] {
  const parentId = build.routes[id]?.parentId
  return parentId === undefined ? [id] : [...partIds(build, parentId), id]
}

/** Only parts this page has, each once and in their order: the data of no other list is another answer. */
function keepParts(read: URLSearchParams, asked: string, ids: readonly string[]): void {
  const named = new Set(asked.split(','))
  const known = ids.filter((id) => named.has(id))
  if (known.length > 0) read.set(PARTS_NAME, known.join(','))
}

function keepValue(read: URLSearchParams, name: string, value: string): void {
  const meaningOf = QUERY_VALUES[name]
  if (meaningOf === undefined) return read.append(name, value)
  const meant = meaningOf(value)
  // Screens read the first value of these names; repeating one must not make another page.
  if (meant !== null && !read.has(name)) read.append(name, meant)
}

function isNamed(name: string, known: readonly QueryName[]): boolean {
  return known.some((one) => (typeof one === 'string' ? one === name : one.test(name)))
}

function wordOf(path: string): string {
  return path.split('/', WORD_INDEX + 1)[WORD_INDEX]?.toLowerCase() ?? ''
}

/** The router warns on the console about a path it cannot decode. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
