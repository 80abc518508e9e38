import { DEGRADED_PAGE, NOT_FOUND_PAGE, PRIVATE_PAGE, PUBLIC_PAGE } from './page-cache-headers.ts'

interface DocumentFacts {
  status: number
  /** What the route says. */
  cacheControl: string | null
  chrome: { lacksCategories: boolean }
}

/** How long a document is kept. Its header is none of the route's business, but part of the page. */
export function documentFreshness({ status, cacheControl, chrome }: DocumentFacts): string {
  if (cacheControl === null) {
    const isMissing = status === 404 || status === 410
    return (isMissing ? NOT_FOUND_PAGE : PRIVATE_PAGE)['cache-control']
  }
  const isDegraded = chrome.lacksCategories && cacheControl === PUBLIC_PAGE['cache-control']
  return isDegraded ? DEGRADED_PAGE['cache-control'] : cacheControl
}
