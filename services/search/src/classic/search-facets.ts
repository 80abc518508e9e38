import {
  planAutomaticFacets,
  toAutomaticFacets,
  type AutomaticFacetPlan,
} from '../facets/automatic-facets.ts'
import { planClassicFacets, type ClassicFacetPlan } from '../facets/classic-facets.ts'
import { toClassicFacetResponses } from '../facets/classic-responses.ts'
import { ProtocolError } from '../http/protocol-error.ts'
import type { HandlerContext } from '../http/route.ts'
import type { IndexAnswer } from '../index/index-answer.ts'
import type { SearchBody } from './classic-request.ts'

export interface SearchFacets {
  asked: readonly ClassicFacetPlan[]
  /** Those nobody asked for by name. */
  automatic: readonly AutomaticFacetPlan[]
}

/** The facets of a search as the shop has them. */
export function planSearchFacets({ shop, now }: HandlerContext, body: SearchBody): SearchFacets {
  const plans = planClassicFacets({ shop: shop.shop, requests: body.facets, now })
  if (!plans.ok) {
    const { facetId, message } = plans.refusal
    throw new ProtocolError('INVALID_REQUEST', `${facetId}: ${message}`)
  }
  const request = body.generateAutomaticFacets ?? null
  const takenFields = plans.value.map(({ field }) => field)
  const automatic =
    request === null ? [] : planAutomaticFacets({ shop: shop.shop, request, takenFields })
  return { asked: plans.value, automatic }
}

/** In the order asked first, then the automatic ones. */
export function facetsPart(
  body: SearchBody,
  { asked, automatic }: SearchFacets,
  answer: IndexAnswer,
) {
  const facets = toClassicFacetResponses(asked, answer.facets.slice(0, asked.length))
  if (!body.generateAutomaticFacets) return { facets }
  const { desiredCount } = body.generateAutomaticFacets
  const counts = answer.facets.slice(asked.length)
  const chosen = toAutomaticFacets(automatic, counts, { desiredCount, total: answer.total })
  return { facets, generateAutomaticFacets: { facets: chosen } }
}
