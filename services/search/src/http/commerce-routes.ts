import { answerFacetSearch } from './commerce-facet-search.ts'
import {
  answerListing,
  answerProductSuggest,
  answerRedirect,
  answerSearch,
  type SearchParts,
} from './commerce-products.ts'
import { answerQuerySuggest, answerRecommendations } from './commerce-suggestions.ts'
import type { HandlerContext, Route } from './route.ts'

const BASE = '/rest/organizations/{org}/commerce/v2'

/** The commerce calls of version 2: listing, search, suggestions, recommendations, facet search. */
export function createCommerceRoutes(parts: SearchParts): Route[] {
  return [
    call('/listing', answerListing),
    call('/search', (context) => answerSearch(context, parts)),
    call('/search/productSuggest', (context) => answerProductSuggest(context, parts)),
    call('/search/redirect', answerRedirect),
    call('/search/querySuggest', answerQuerySuggest),
    call('/recommendations', answerRecommendations),
    call('/facet', answerFacetSearch),
  ]
}

function call(
  path: string,
  handle: (context: HandlerContext) => ReturnType<Route['handle']>,
): Route {
  return { method: 'POST', path: `${BASE}${path}`, caller: 'bearer', purpose: 'search', handle }
}
