/**
 * A page that is the same for everybody: fresh for a minute, then served while it is renewed. The
 * browser always asks again, so that a deployment reaches open tabs.
 */
export const PUBLIC_PAGE = {
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
} as const

/** A page that lacks parts which failed: one answer serves a crowd, and whoever comes next gets the rest. */
export const DEGRADED_PAGE = { 'cache-control': 'public, max-age=0, s-maxage=5' } as const

/** What is missing now may exist in a moment; until then one answer serves a crowd. */
export const NOT_FOUND_PAGE = { 'cache-control': 'public, max-age=0, s-maxage=10' } as const

/** A page that belongs to one visitor or depends on more than its URL. */
export const PRIVATE_PAGE = { 'cache-control': 'private, no-store' } as const

/**
 * The address is the secret: nobody keeps it, lists it, or hears of it from the browser. With
 * `no-referrer` forms would name no origin either, and be taken for those of another site.
 */
export const SECRET_PAGE = {
  ...PRIVATE_PAGE,
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex, nofollow',
} as const

/**
 * The same for everybody, but one of too many to be kept for others. The browser may keep it to go back
 * to.
 */
export const UNSHARED_PAGE = { 'cache-control': 'private, no-cache' } as const
