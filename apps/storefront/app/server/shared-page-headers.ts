import type { RouterContextProvider } from 'react-router'
import { degradedContext } from './context.ts'
import { DEGRADED_PAGE, PUBLIC_PAGE } from './page-cache-headers.ts'

/** How long a page that is the same for everybody is kept. Ask once its parts have been loaded. */
export function sharedPageHeaders(context: Readonly<RouterContextProvider>) {
  return context.get(degradedContext) ? DEGRADED_PAGE : PUBLIC_PAGE
}
