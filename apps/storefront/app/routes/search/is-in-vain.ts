import { hasFilters, parseListingAddress } from '#app/features/listing/listing-address.ts'
import type { FoundSearch } from '#app/server/load-search.ts'

/** Nothing was found, and no filter is to blame: those can be taken away one by one. */
export function isInVain({ facts, search }: Pick<FoundSearch, 'facts' | 'search'>): boolean {
  return facts.total === 0 && !hasFilters(parseListingAddress(new URLSearchParams(search)))
}
