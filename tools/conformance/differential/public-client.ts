import type {
  CommerceClient,
  Engine,
  Facet,
  FoundValue,
  Listing,
  Recommendations,
  Search,
  SearchBox,
} from '../commerce/client.ts'
import { orderOf } from '../commerce/find-facet.ts'
import type { Controller } from '../controller.ts'
import { RESULT_PAGE } from './driver.ts'
import type { AnyFacet, AnyValue } from './normalize.ts'

/** What the differential test needs of the public client beyond what the other steps use. */
export interface PublicClient extends Omit<
  CommerceClient,
  'buildSearchBox' | 'buildContext' | 'buildFilterSuggestionsGenerator'
> {
  buildSearchBox(
    engine: Engine,
    props: { options: { id: string; clearFilters: boolean } },
  ): SearchBox
  buildContext(engine: Engine): Controller<{
    language: string
    country: string
    currency: string
    view: { url: string }
  }> & {
    setView(view: { url: string }): void
    setCurrency(currency: string): void
    setLocation(location: { latitude: number; longitude: number }): void
  }
  buildFilterSuggestionsGenerator(engine: Engine): {
    filterSuggestions: readonly PublicFilter[]
  }
  buildRecentQueriesList(
    engine: Engine,
  ): Controller<{ queries: readonly string[] }> & { executeRecentQuery(index: number): void }
}

interface PublicFilter extends Controller<{ facetId: string; values: readonly FoundValue[] }> {
  updateQuery(query: string): void
  select(value: FoundValue): void
  getSearchParameters(value: FoundValue): string
}

export type PublicFacet = Omit<Facet, 'state' | 'toggleSelect' | 'toggleExclude'> & {
  state: AnyFacet
  toggleSelect(value: AnyValue): void
  toggleExclude(value: AnyValue): void
  toggleSingleSelect(value: AnyValue): void
}

type PublicClientParts = ReturnType<typeof openPublicParts>

/** All controllers of one engine that a sequence may use. */
export interface PublicParts extends PublicClientParts {
  slots: Map<string, Recommendations>
}

/** Made at once, since some of them restore a state when they are made. */
export function openPublicParts(client: PublicClient, engine: Engine, kind: 'listing' | 'search') {
  const listing: Listing | null = kind === 'listing' ? client.buildProductListing(engine) : null
  const search: Search | null = kind === 'search' ? client.buildSearch(engine) : null
  const page = listing ?? search
  if (page === null) throw new Error(`No page ${kind}`)
  return {
    page,
    listing,
    search: search === null ? null : openSearchParts(client, engine, search),
    address: page.urlManager({ initialState: { fragment: '' }, excludeDefaultParameters: true }),
    parameters: page.parameterManager({ excludeDefaultParameters: true }),
    allParameters: page.parameterManager(),
    pagination: page.pagination(),
    sort: orderOf(page),
    summary: page.summary(),
    crumbs: page.breadcrumbManager(),
    cart: client.buildCart(engine),
    context: client.buildContext(engine),
    productView: client.buildProductView(engine),
  }
}

function openSearchParts(client: PublicClient, engine: Engine, search: Search) {
  const box = (id: string, clearFilters: boolean) =>
    client.buildSearchBox(engine, { options: { id, clearFilters } })
  return {
    search,
    box: box('box', true),
    keepingBox: box('keeping', false),
    correction: search.didYouMean(),
    queryTrigger: client.buildQueryTrigger(engine),
    notifyTrigger: client.buildNotifyTrigger(engine),
    redirection: client.buildRedirectionTrigger(engine),
    recent: client.buildRecentQueriesList(engine),
    filters: client.buildFilterSuggestionsGenerator(engine),
    instant: client.buildInstantProducts(engine, { options: { searchBoxId: 'instant' } }),
    standalone: client.buildStandaloneSearchBox(engine, {
      options: { id: 'alone', redirectionUrl: RESULT_PAGE },
    }),
  }
}
