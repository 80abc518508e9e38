import type { SearchAnswer } from '@saum/contract/search'
import {
  planClassicFacetSearch,
  toClassicFacetSearchResponse,
} from '../facets/classic-facet-search.ts'
import { answerJson } from '../http/json-answer.ts'
import { ProtocolError } from '../http/protocol-error.ts'
import { parseValue, readBody } from '../http/read-body.ts'
import type { HandlerContext } from '../http/route.ts'
import { facetSearchBody, searchBody } from './classic-request.ts'
import { toQuestion } from './find-results.ts'
import { readQuery } from './read-parts.ts'

/** Values of one facet by what is typed, counted within the search it belongs to. */
export async function answerFacetSearch(context: HandlerContext): Promise<SearchAnswer> {
  const { shop, request, now } = context
  const body = readBody(facetSearchBody, request)
  const search = body.searchContext ?? parseValue(searchBody, {})
  const plans = planClassicFacetSearch(body, { shop: shop.shop, requests: search.facets, now })
  if (!plans.ok) {
    const { facetId, message } = plans.refusal
    throw new ProtocolError('INVALID_REQUEST', `${facetId}: ${message}`)
  }
  const clock = { now, timeZone: shop.shop.timeZone }
  const query = await readQuery(search, { planner: shop.planner, clock })
  const { text } = await shop.planner.plan(query.words)
  const wanted = { facets: plans.value, sort: [{ by: 'relevance' }], from: 0, size: 0 } as const
  const { facets } = await shop.index.ask(toQuestion(query, wanted, text))
  return answerJson(toClassicFacetSearchResponse(plans.value, facets, body))
}
