import type { DataRouteMatch, UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'

/** The pages of one person: their data is never cached, so fetching it early would be wasted. */
const PERSONAL_SCREENS: ReadonlySet<string> = new Set([
  'account',
  'cart',
  'checkout',
  'login',
  'success',
  'wishlist',
])

export interface PrefetchPlan {
  /** The address React Router will ask for the loader data of the page. */
  dataUrl: string | null
  modules: readonly string[]
  styles: readonly string[]
}

interface RouterFacts {
  manifest: Pick<AssetsManifest, 'routes'>
  location: { pathname: string; search: string }
  currentMatches: readonly DataRouteMatch[]
  nextMatches: readonly DataRouteMatch[]
  loaderData: Record<string, unknown>
}

/**
 * What opening a page will need beyond the page we are on. React Router has a component for this,
 * but it imports the route's code to do so and reloads the tab when that fails: pointing at a link
 * while the line drops would cost a visitor what they typed.
 */
export function planPrefetch(path: string, facts: RouterFacts): PrefetchPlan {
  const added = facts.nextMatches.filter((match, index) =>
    isNewOrMoved(match, facts.currentMatches[index]),
  )
  const routes = added.flatMap((match) => facts.manifest.routes[match.route.id] ?? [])
  return {
    dataUrl: isPersonal(path) ? null : dataUrlOf(path, facts),
    modules: [...new Set(routes.flatMap((route) => [route.module, ...(route.imports ?? [])]))],
    styles: [...new Set(routes.flatMap((route) => route.css ?? []))],
  }
}

function isPersonal(path: string): boolean {
  return PERSONAL_SCREENS.has(path.split(/[/?#]/, 3)[2] ?? '')
}

/** The very address React Router asks for, else the browser's cache would not find it again. */
function dataUrlOf(path: string, facts: RouterFacts): string | null {
  const withLoader = facts.nextMatches.filter(
    (match) => facts.manifest.routes[match.route.id]?.hasLoader,
  )
  const loaded = withLoader.filter((match) => isLoadedAnew(path, match, facts))
  if (loaded.length === 0) return null
  const url = toUrl(path)
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data'
  // It drops this parameter from every request, and dropping rewrites the others' encoding.
  url.searchParams.delete('index')
  if (loaded.length < withLoader.length) {
    url.searchParams.set('_routes', loaded.map((match) => match.route.id).join(','))
  }
  return `${url.pathname}${url.search}`
}

function isLoadedAnew(path: string, match: DataRouteMatch, facts: RouterFacts): boolean {
  const { id, shouldRevalidate } = match.route
  if (facts.manifest.routes[id]?.hasClientLoader) return false
  const current = facts.currentMatches[facts.nextMatches.indexOf(match)]
  if (id !== current?.route.id || !(id in facts.loaderData) || !shouldRevalidate) return true
  return shouldRevalidate({
    currentUrl: toUrl(`${facts.location.pathname}${facts.location.search}`),
    currentParams: facts.currentMatches[0]?.params ?? {},
    nextUrl: toUrl(path),
    nextParams: match.params,
    defaultShouldRevalidate: true,
  })
}

function isNewOrMoved(match: DataRouteMatch, current: DataRouteMatch | undefined): boolean {
  if (match.route.id !== current?.route.id || match.pathname !== current.pathname) return true
  return match.route.path?.endsWith('*') === true && match.params['*'] !== current.params['*']
}

function toUrl(path: string): URL {
  return new URL(path, 'https://saum.invalid')
}
