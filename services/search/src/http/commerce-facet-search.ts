import type { SearchAnswer } from '@saum/contract/search'
import { toFacetSearchResponse } from '../facets/facet-search.ts'
import type { IndexAnswer } from '../index/index-answer.ts'
import { findListed, findSearched } from '../listing/find-products.ts'
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

  const facets = facetPlans(context, body.facets, { only: body.facetId })
  const wanted = { facets, sort: [], from: 0, size: 0 }
  const answer: IndexAnswer =
    type === 'SEARCH'
      ? await findSearched(shop, await shop.planner.plan(body.query), wanted)
      : await findListed(shop, body.context.view.url, wanted)
  return answerJson(toFacetSearchResponse(facets, answer.facets, body))
}
