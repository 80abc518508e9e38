import { isRouteErrorResponse } from 'react-router'

/**
 * Whether an error the router tells of is a fault of ours. A method or an address that no route has, and a
 * client that left, are none: the request has its own line in the log.
 */
export function isServerFault(error: unknown, { signal }: Pick<Request, 'signal'>): boolean {
  if (signal.aborted) return false
  return !isRouteErrorResponse(error) || error.status >= 500
}
