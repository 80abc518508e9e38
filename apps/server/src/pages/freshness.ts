/** How long an answer may be shared, as its own `cache-control` says. */
export interface Freshness {
  freshMs: number
  staleMs: number
}

/** The storefront knows a handful of freshnesses; each is read once. */
const known = new Map<string, Freshness | null>()
const MAX_KNOWN = 100

/** Null when the answer is not meant to be shared: `s-maxage` is the storefront's word for it. */
export function freshnessOf(cacheControl: string | null): Freshness | null {
  if (cacheControl === null) return null
  const read = known.get(cacheControl)
  if (read !== undefined) return read
  const freshness = parse(cacheControl)
  if (known.size < MAX_KNOWN) known.set(cacheControl, freshness)
  return freshness
}

function parse(cacheControl: string): Freshness | null {
  const directives = new Map(cacheControl.toLowerCase().split(',').map(toDirective))
  if (directives.has('private') || directives.has('no-store')) return null
  const seconds = directives.get('s-maxage')
  if (seconds === undefined || !(Number(seconds) > 0)) return null
  return {
    freshMs: Number(seconds) * 1000,
    staleMs: (Number(directives.get('stale-while-revalidate')) || 0) * 1000,
  }
}

function toDirective(part: string): [name: string, value: string] {
  const [name = '', value = ''] = part.split('=')
  return [name.trim(), value.trim()]
}
