import type { ProductPage } from '@saum/engine/page/product-page'
import { toFoundTile } from '#app/features/catalog/found-tile.ts'
import type { ListingAddress } from '#app/features/listing/listing-address.ts'
import type { ListingFacts } from '#app/features/listing/listing-facts.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { PER_PAGE } from './ask-provider.ts'
import { toFilterGroups } from './filter-groups.ts'
import type { Vocabulary } from './vocabulary.ts'

/** No listing is that long; nobody needs to be asked. */
const MAX_PAGE = 10_000

interface FactsView {
  address: ListingAddress
  vocabulary: Vocabulary
  hasCategories: boolean
}

/** What a screen shows of the provider's page. */
export function toListingFacts(
  { products, pagination, answeredFacets, responseId }: ProductPage,
  { address, vocabulary, hasCategories }: FactsView,
): ListingFacts {
  const { totalEntries: total, totalPages } = pagination
  return {
    tiles: products.map(toFoundTile),
    total,
    page: address.page,
    perPage: PER_PAGE,
    lastPage: Math.max(1, totalPages),
    sort: address.sort,
    groups: toFilterGroups({ facets: answeredFacets, address, vocabulary, total, hasCategories }),
    responseId,
  }
}

export function refuseFarPage({ page }: ListingAddress, { pathname }: URL): void {
  if (page > MAX_PAGE) throw pageNotFound(pathname)
}

export function refusePageBehind({ page, lastPage }: ListingFacts, { pathname }: URL): void {
  if (page > lastPage) throw pageNotFound(pathname)
}
