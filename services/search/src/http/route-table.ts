import { ProtocolError } from './protocol-error.ts'
import type { Route } from './route.ts'

interface Entry {
  route: Route
  steps: readonly string[]
}

/** The routes that share one address, and what its variable steps are. */
export interface Address {
  routes: readonly Route[]
  params: Readonly<Record<string, string>>
}

interface RouteTable {
  /** `null` for an address nobody knows. */
  find(path: string): Address | null
}

/** No address has more; what is longer is not even split. */
const MAX_PATH_LENGTH = 1024

export function createRouteTable(routes: readonly Route[]): RouteTable {
  const byLength = new Map<number, Entry[]>()
  for (const route of routes) {
    const steps = splitPath(route.path)
    const entries = byLength.get(steps.length)
    if (entries === undefined) byLength.set(steps.length, [{ route, steps }])
    else entries.push({ route, steps })
  }

  return {
    find(path) {
      if (path.length > MAX_PATH_LENGTH) return null
      const steps = splitPath(path)
      const matches = (byLength.get(steps.length) ?? []).filter((entry) => isAt(entry, steps))
      const first = matches[0]
      if (first === undefined) return null
      return { routes: matches.map(({ route }) => route), params: paramsOf(first, steps) }
    },
  }
}

/** A base that ends in a slash makes clients ask for `…//listing`, so empty steps do not count. */
function splitPath(path: string): string[] {
  return path.split('/').filter((step) => step !== '')
}

function isAt({ steps }: Entry, asked: readonly string[]): boolean {
  return steps.every((step, at) => isVariable(step) || step === asked[at])
}

function paramsOf({ steps }: Entry, asked: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [at, step] of steps.entries()) {
    if (isVariable(step)) params[step.slice(1, -1)] = decode(asked[at] ?? '')
  }
  return params
}

function isVariable(step: string): boolean {
  return step.startsWith('{')
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    throw new ProtocolError('INVALID_REQUEST', 'The address is not encoded correctly.')
  }
}
