import type { SearchAnswer } from '@saum/contract/search'
import { toFacetSearchResponse } from '../facets/facet-search.ts'
import type { IndexAnswer } from '../index/index-answer.ts'
import { findListed, findSearched } from '../listing/find-products.ts'
import { listingScope } from '../listing/listing-scope.ts'
import { facetPlans, refuseOtherShop } from './commerce-context.ts'
import { listingFacetRequest, searchFacetRequest, solutionType } from './commerce-request.ts'
import { answerJson } from './json-answer.ts'
import { parseValue, readBody } from './read-body.ts'
import type { HandlerContext } from './route.ts'

/** The values of one facet that fit what was typed, counted in a listing or in a search. */
export async function answerFacetSearch(context: HandlerContext): Promise<SearchAnswer> {
  const { shop, query, request } = context
  const { type } = parseValue(solutionType, { type: query.get('type') ?? undefined })
  const body = readBody(type === 'SEARCH' ? searchFacetRequest : listingFacetRequest, request)
  refuseOtherShop(context, body)

  const listing = type === 'LISTING' ? listingScope(body.context.view.url, shop.categories) : null
  const basePath = listing?.path ?? []
  const facets = facetPlans(context, body.facets, { only: body.facetId, basePath })
  const wanted = { facets, sort: [], from: 0, size: 0 }
  const answer: IndexAnswer =
    listing === null
      ? await findSearched(shop, await shop.planner.plan(body.query), wanted)
      : await findListed(shop, listing, wanted)
  return answerJson(toFacetSearchResponse(facets, answer.facets, body))
}
