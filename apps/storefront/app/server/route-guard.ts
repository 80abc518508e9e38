import type { ServerBuild } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'

/**
 * The URL patterns of all protected routes, read once from the routes' own handles: middleware
 * learns the pattern of a request, but not the handles of its routes.
 */
export function protectedPatterns(build: ServerBuild): ReadonlySet<string> {
  const patterns = new Set<string>()
  for (const route of Object.values(build.routes)) {
    if (!route) continue
    const handle = route.module.handle as RouteHandle | undefined
    if (handle?.protected) patterns.add(patternOf(build, route.id))
  }
  return patterns
}

/** The pattern of a route together with those of its parents. */
export function patternOf(build: Pick<ServerBuild, 'routes'>, id: string): string {
  const parts: string[] = []
  for (let route = build.routes[id]; route;) {
    if (route.path) parts.unshift(route.path)
    route = route.parentId === undefined ? undefined : build.routes[route.parentId]
  }
  return `/${parts.join('/')}`
}
