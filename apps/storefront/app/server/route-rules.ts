import type { RouteRule } from '@saum/contract/storefront'
import type { ServerBuild } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { SECRET_PAGES } from '#app/navigation/secret-pages.ts'
import { patternOf } from './route-guard.ts'

/** Every screen by the pattern of its address, with what its route says of itself. */
export function routeRulesOf(build: ServerBuild): Record<string, RouteRule> {
  const rules: Record<string, RouteRule> = {}
  for (const route of Object.values(build.routes)) {
    const handle = route?.module.handle as RouteHandle | undefined
    if (!route || !handle) continue
    const pattern = patternOf(build, route.id)
    rules[pattern] = {
      pageType: handle.pageType,
      ...(handle.protected && { protected: true }),
      ...(Object.hasOwn(SECRET_PAGES, pattern) && { secret: true }),
    }
  }
  return rules
}
