const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const MUTATING_METHODS: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** A server may ask for a short pause; nobody waits for a page longer than this. */
export const MAX_RETRY_AFTER_MS = 2_000

/** How often a failed call may be repeated: a mutation might have happened already. */
export function retriesFor(method: string): 0 | 1 {
  return MUTATING_METHODS.has(method.toUpperCase()) ? 0 : 1
}

export function isRetriedStatus(status: number): boolean {
  return RETRIED_STATUSES.has(status)
}

/** The pause before the second try, or `null` when the server wants a longer one than we grant. */
export function retryPauseMs(
  retryAfter: string | null,
  { defaultMs, nowMs }: { defaultMs: number; nowMs: number },
): number | null {
  const askedMs = parseRetryAfter(retryAfter, nowMs)
  if (askedMs === null) return defaultMs
  return askedMs > MAX_RETRY_AFTER_MS ? null : Math.max(askedMs, defaultMs)
}

/** Seconds or a date, in milliseconds from now; `null` for anything else. */
export function parseRetryAfter(retryAfter: string | null, nowMs: number): number | null {
  const text = retryAfter?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  const dateMs = Date.parse(text)
  return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs)
}
