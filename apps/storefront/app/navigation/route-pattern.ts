/** A route's URL pattern with its leading slash; the router leaves it out below the root. */
export function routePattern(pattern: string): string {
  return pattern.startsWith('/') ? pattern : `/${pattern}`
}
