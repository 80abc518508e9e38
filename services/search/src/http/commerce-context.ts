import { planFacets, type FacetPlan, type FacetPlanParts } from '../facets/plan-facets.ts'
import type { FacetRequest } from '../facets/facet-request.ts'
import type { CommerceRequest } from './commerce-request.ts'
import { ProtocolError } from './protocol-error.ts'
import type { HandlerContext } from './route.ts'

/** A token of one shop does not count for another; two shops may share a tracking id. */
export function refuseOtherShop({ shop }: HandlerContext, { trackingId }: CommerceRequest): void {
  if (trackingId === shop.shop.trackingId) return
  throw new ProtocolError('FORBIDDEN', 'The token belongs to the shop of another tracking id.')
}

/** The facets of a request as the shop has them. */
export function facetPlans(
  { shop, now }: HandlerContext,
  requests: readonly FacetRequest[],
  wish: Pick<FacetPlanParts, 'only' | 'autoSelected' | 'autoRanges' | 'basePath'> = {},
): readonly FacetPlan[] {
  const plans = planFacets({ shop: shop.shop, requests, now, ...wish })
  if (plans.ok) return plans.value
  throw new ProtocolError('INVALID_REQUEST', plans.refusal.message)
}

/** Whose doings may be kept: nobody's, unless the visitor agreed and can be told apart. */
export function recognisedClient({ clientId, context }: CommerceRequest): string | null {
  return context.capture && clientId !== '' ? clientId : null
}
