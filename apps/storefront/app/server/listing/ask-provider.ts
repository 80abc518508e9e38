import type { Parameters } from '@saum/engine/address/parameters'
import { openPage } from '@saum/engine/address/open-page'
import type { ProviderRequest } from '@saum/engine/configuration'
import { listingOf } from '@saum/engine/listing/create-listing'
import type { ProductPage } from '@saum/engine/page/product-page'
import type { Sort } from '@saum/engine/page/sort'
import { searchOf } from '@saum/engine/search/create-search'
import type { RouterContextProvider } from 'react-router'
import type { ListingAddress } from '#app/features/listing/listing-address.ts'
import type { SortKey } from '#app/features/listing/listing-facts.ts'
import { scopeContext } from '#app/server/context.ts'
import { openEngine } from '#app/server/search-engine.ts'
import type { SearchVisitor } from '#app/server/search-visitor.ts'
import { toFacetAsks } from './facet-asks.ts'
import type { Vocabulary } from './vocabulary.ts'

export const PER_PAGE = 24

const SORTS: Readonly<Record<SortKey, Sort>> = {
  recommended: { by: 'relevance' },
  new: { by: 'fields', fields: [{ name: 'ec_date', direction: 'desc' }] },
  price_asc: { by: 'fields', fields: [{ name: 'ec_price', direction: 'asc' }] },
  price_desc: { by: 'fields', fields: [{ name: 'ec_price', direction: 'desc' }] },
}

interface Question {
  /** Of the page, without its query: what it asks for is in the address. */
  pageUrl: string
  address: ListingAddress
  vocabulary: Vocabulary
  /** Whose search it is; `null` for a page that everybody gets. */
  visitor?: SearchVisitor | null
}

/** The page as the search provider answers it; `null` when it does not, which is reported. */
export async function askProvider(
  context: Readonly<RouterContextProvider>,
  { pageUrl, address, vocabulary, visitor = null }: Question,
): Promise<ProductPage | null> {
  try {
    const preprocessRequest = askingFor(address, vocabulary)
    const { engine } = await openEngine(context, pageUrl, { preprocessRequest, visitor })
    const solution = address.searchTerm === undefined ? listingOf(engine) : searchOf(engine)
    openPage(solution, toParameters(address))
    await solution.fetchFirst()
    const page = solution.page.get()
    return page.error === null ? page : null
  } catch (error) {
    // A listing without filters is better than none.
    const { services, requestId } = context.get(scopeContext)
    services.reportFault(error, requestId)
    return null
  }
}

/** Pages count from zero in the engine. */
function toParameters({ sort, page, searchTerm }: ListingAddress): Parameters {
  return {
    ...(searchTerm !== undefined && { q: searchTerm }),
    ...(page > 1 && { page: page - 1 }),
    perPage: PER_PAGE,
    sortCriteria: SORTS[sort],
  }
}

/**
 * Asks for whole groups, chosen in or not, which an engine that follows a visitor has no reason to do;
 * and for products to what was typed where the shopper insists.
 */
function askingFor(address: ListingAddress, vocabulary: Vocabulary) {
  const additions = {
    facets: toFacetAsks(address, vocabulary),
    ...(address.isExact && { queryCorrection: { options: { automaticallyCorrect: 'never' } } }),
  }
  return (request: ProviderRequest): ProviderRequest => {
    const body = JSON.parse(request.body ?? '{}') as object
    return { ...request, body: JSON.stringify({ ...body, ...additions }) }
  }
}
