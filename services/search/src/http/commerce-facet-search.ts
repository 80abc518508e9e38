import type { SearchAnswer } from '@saum/contract/search'
import type * as v from '@saum/schema/schema'
import { toFacetSearchResponse } from '../facets/facet-search.ts'
import { findListed, findSearched } from '../listing/find-products.ts'
import { listingScope } from '../listing/listing-scope.ts'
import { namedRanges } from '../listing/named-values.ts'
import { facetPlans, refuseOtherShop } from './commerce-context.ts'
import { listingFacetRequest, searchFacetRequest, solutionType } from './commerce-request.ts'
import { answerJson } from './json-answer.ts'
import { parseValue, readBody } from './read-body.ts'
import type { HandlerContext } from './route.ts'

const COUNTS_ONLY = { sort: [], from: 0, size: 0 } as const

/** The values of one facet that fit what was typed, counted in a listing or in a search. */
export async function answerFacetSearch(context: HandlerContext): Promise<SearchAnswer> {
  const { query, request } = context
  const { type } = parseValue(solutionType, { type: query.get('type') ?? undefined })
  const body = readBody(type === 'SEARCH' ? searchFacetRequest : listingFacetRequest, request)
  refuseOtherShop(context, body)

  const ask = type === 'LISTING' ? askListing : askSearch
  const { facets, answer } = await ask(context, body)
  return answerJson(toFacetSearchResponse(facets, answer.facets, body))
}

type FacetBody = v.InferOutput<typeof listingFacetRequest>

async function askListing(context: HandlerContext, { facetId, facets: asked, ...body }: FacetBody) {
  const listing = listingScope(body.context.view.url, context.shop.categories)
  const facets = facetPlans(context, asked, { only: facetId, basePath: listing.path })
  return { facets, answer: await findListed(context.shop, listing, { ...COUNTS_ONLY, facets }) }
}

async function askSearch(context: HandlerContext, { facetId, facets: asked, query }: FacetBody) {
  const { shop } = context
  const plan = await shop.planner.plan(query)
  const facets = facetPlans(context, asked, { only: facetId, autoRanges: namedRanges(plan) })
  return { facets, answer: await findSearched(shop, plan, { ...COUNTS_ONLY, facets }) }
}
