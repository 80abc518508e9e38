import type { MiddlewareFunction } from 'react-router'

type RouteMiddleware = MiddlewareFunction<Response>

/**
 * Routes name their middleware instead of importing it. The names are checked by the compiler; one
 * that comes from elsewhere fails when the route is read, before any request.
 */
export function createNamedMiddleware<Name extends string>(
  table: Readonly<Record<Name, RouteMiddleware>>,
): (name: Name) => RouteMiddleware {
  return function named(name) {
    if (!Object.hasOwn(table, name)) throw new Error(`Unknown middleware: '${name}'`)
    return table[name]
  }
}
