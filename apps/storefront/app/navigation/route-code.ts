import { unlessLeaving } from './unless-leaving.ts'

/** The code of a route is gone. Its default is the error screen; a listener that loads a document prevents it. */
export const MISSING_ROUTE_CODE = 'saum:missing-route-code'

interface RouteEntry {
  id: string
  /** Address of its code. */
  module: string
}

/**
 * Takes the place of React Router's own (`vite/own-route-loader.ts`). Theirs reloads the page whenever the code
 * of a route does not arrive, even if it broke off because the visitor went back: the reload wins, and the
 * button does nothing.
 */
export async function loadRouteModule(
  { id, module }: RouteEntry,
  cache: Record<string, unknown>,
): Promise<unknown> {
  if (id in cache) return cache[id]
  try {
    cache[id] = await import(/* @vite-ignore */ module)
    return cache[id]
  } catch (fault) {
    return new Promise((_, reject) => {
      unlessLeaving(() => {
        if (window.dispatchEvent(new Event(MISSING_ROUTE_CODE, { cancelable: true }))) reject(fault)
      })
    })
  }
}
