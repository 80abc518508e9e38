import { PUBLIC_PAGE, UNSHARED_PAGE } from '#app/server/page-cache-headers.ts'
import type { ListingAnswer } from '#app/server/load-listing.ts'

/**
 * Filters make more pages than any cache holds: kept, they would push out those that everybody opens.
 * And what was shown while the search provider was away is forgotten at once.
 */
export function listingHeaders({ search, isLimited }: ListingAnswer) {
  return isPlainPage(search) && !isLimited ? PUBLIC_PAGE : UNSHARED_PAGE
}

function isPlainPage(search: string): boolean {
  return search === '' || /^\?page=\d+$/.test(search)
}
