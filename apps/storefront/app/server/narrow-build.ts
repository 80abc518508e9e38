import type { ServerBuild } from 'react-router'

/** Where in a path the first word below the shop stands: `/de/c/new/` → `c`. */
const WORD_INDEX = 2

/** Written so, a word means itself; anything else (capitals, escapes) is left to the router. */
const PLAIN_WORD = /^[a-z\d-]*$/

const SHOP_PATH = ':shop'

/**
 * The router tries every route of the product for every request, twice. Most cannot match, because
 * their first word below the shop is another one; they are left out before it begins.
 */
export function createBuildNarrower(build: ServerBuild): (pathname: string) => ServerBuild {
  const routes = Object.values(build.routes).flatMap((route) => route ?? [])
  const shopId = routes.find((route) => route.path === SHOP_PATH)?.id
  const isScreen = (route: (typeof routes)[number]) => route.parentId === shopId
  const words = new Set(routes.filter(isScreen).flatMap((route) => firstWord(route.path) ?? []))
  const narrowed = new Map<string, ServerBuild>()

  function narrow(word: string): ServerBuild {
    const kept = routes.filter((route) => {
      const own = isScreen(route) ? firstWord(route.path) : null
      return own === null || own === word
    })
    // The browser reads its own, whole manifest; this one is what the server renders from.
    const assets = { ...build.assets, routes: only(build.assets.routes, kept) }
    return { ...build, assets, routes: only(build.routes, kept) }
  }

  return (pathname) => {
    const part = pathname.split('/', WORD_INDEX + 1)[WORD_INDEX] ?? ''
    if (!PLAIN_WORD.test(part)) return build
    // What is nobody's first word only has the routes that begin with a parameter.
    const word = words.has(part) ? part : ''
    const known = narrowed.get(word)
    if (known) return known
    const next = narrow(word)
    narrowed.set(word, next)
    return next
  }
}

function only<T>(table: Record<string, T>, routes: readonly { id: string }[]): Record<string, T> {
  const ids = new Set(routes.map(({ id }) => id))
  return Object.fromEntries(Object.entries(table).filter(([id]) => ids.has(id)))
}

/** `c/outfits` → `c`; null where a parameter, a splat or nothing stands in its place. */
function firstWord(path: string | undefined): string | null {
  const first = path?.split('/', 1)[0] ?? ''
  return first === '' || first.startsWith(':') || first.startsWith('*') ? null : first
}
