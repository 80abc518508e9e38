import { createParameterManager } from '@saum/engine/address/parameter-manager'
import { createUrlManager } from '@saum/engine/address/url-manager'
import { createCart } from '@saum/engine/cart/create-cart'
import { createContextController } from '@saum/engine/context/create-context'
import { createEngine } from '@saum/engine/create-engine'
import type { Engine } from '@saum/engine/engine'
import { createBreadcrumbs } from '@saum/engine/facets/breadcrumbs'
import { createFacets } from '@saum/engine/facets/facets'
import { createListing } from '@saum/engine/listing/create-listing'
import { createPager } from '@saum/engine/page/create-pager'
import { createSort } from '@saum/engine/page/create-sort'
import { createSummary } from '@saum/engine/page/create-summary'
import type { Recommendations } from '@saum/engine/recommend/create-recommendations'
import { createCorrection } from '@saum/engine/search/create-correction'
import { createSearch } from '@saum/engine/search/create-search'
import {
  createNotifications,
  createQueryTrigger,
  createRedirection,
} from '@saum/engine/search/create-triggers'
import { createFilterSuggestionsGenerator } from '@saum/engine/suggest/filter-suggestions'
import { createInstantProducts } from '@saum/engine/suggest/instant-products'
import { createRecentQueries } from '@saum/engine/suggest/recent-queries-list'
import { createSearchBox } from '@saum/engine/suggest/search-box'
import { createStandaloneSearchBox } from '@saum/engine/suggest/standalone-search-box'
import type { Stage } from '../stage.ts'
import { RESULT_PAGE, type Scene } from './driver.ts'
import { nodeEnvironment } from './node-environment.ts'

/** All controllers of one engine of ours that a sequence may use. */
export type OwnParts = ReturnType<typeof openOwnParts>

export function openOwnParts(stage: Stage, scene: Scene) {
  const engine = createOwnEngine(stage, scene)
  const listing = scene.page === 'listing' ? createListing(engine) : null
  const search = scene.page === 'search' ? createSearch(engine) : null
  const page = listing ?? search
  if (page === null) throw new Error(`No page ${scene.page}`)
  const { solution } = page
  const slots = new Map<string, Recommendations>()
  return {
    engine,
    page,
    solution,
    slots,
    search: search === null ? null : openSearchParts(engine),
    address: createUrlManager(solution, {
      initialState: { fragment: '' },
      excludeDefaultParameters: true,
    }),
    parameters: createParameterManager(solution, { excludeDefaultParameters: true }),
    allParameters: createParameterManager(solution, { excludeDefaultParameters: false }),
    facets: createFacets(solution),
    crumbs: createBreadcrumbs(solution),
    pager: createPager(solution),
    sort: createSort(solution),
    summary: createSummary(solution),
    cart: createCart(engine),
    context: createContextController(engine),
  }
}

function openSearchParts(engine: Engine) {
  return {
    search: createSearch(engine),
    box: createSearchBox(engine, { id: 'box', clearFilters: true }),
    keepingBox: createSearchBox(engine, { id: 'keeping', clearFilters: false }),
    correction: createCorrection(engine),
    queryTrigger: createQueryTrigger(engine),
    notifications: createNotifications(createSearch(engine).solution),
    redirection: createRedirection(createSearch(engine).solution),
    recent: createRecentQueries(engine),
    filters: createFilterSuggestionsGenerator(engine),
    instant: createInstantProducts(engine, { searchBoxId: 'instant' }),
    standalone: createStandaloneSearchBox(engine, { id: 'alone', redirectionUrl: RESULT_PAGE }),
  }
}

/** The same shop, visitor and page as the public client gets. */
export function createOwnEngine(
  { origin, access }: Stage,
  { path, accessToken }: Scene,
  eventsUrl = `${origin}/rest/organizations/${access.organizationId}/events/v1`,
): Engine {
  const { organizationId, trackingId, commerceBaseUrl } = access
  return createEngine(
    {
      organizationId,
      accessToken: accessToken ?? access.accessToken,
      renewAccessToken: async () => access.accessToken,
      proxyBaseUrl: commerceBaseUrl,
      analytics: { trackingId, proxyBaseUrl: eventsUrl },
      classic: { locale: 'de-DE' },
      context: {
        language: 'de',
        country: 'DE',
        currency: 'EUR',
        view: { url: `${origin}${path}` },
      },
    },
    nodeEnvironment(),
  )
}
