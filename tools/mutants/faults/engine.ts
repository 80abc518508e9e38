import type { Mutant } from '../mutant.ts'

/** The search client, the HTTP client and the contract between processes. */
export const ENGINE_FAULTS: readonly Mutant[] = [
  {
    name: 'engine: a new filter keeps the visitor on a later page',
    file: 'packages/engine/src/page/refine.ts',
    find: 'pagination: firstPage(refined.pagination),',
    replace: '',
  },
  {
    name: 'engine: a facet that was cleared stays in the address',
    file: 'packages/engine/src/facets/deselect.ts',
    find: 'clearFacet(page.parameters, facetId)',
    replace: 'page.parameters',
  },
  {
    name: 'engine: adding one piece reports all pieces of the line',
    file: 'packages/engine/src/cart/create-cart.ts',
    find: 'quantity: Math.abs(quantity - known)',
    replace: 'quantity',
  },
  {
    name: 'engine: a redirect of the search provider may run a script',
    file: 'packages/engine/src/calls/read-reply.ts',
    find: String.raw`type === 'redirect' && /^(https?:\/)?\//i.test(content)`,
    replace: "type === 'redirect'",
  },
  {
    name: 'engine: a browser that asks for privacy is followed',
    file: 'packages/engine/src/analytics/may-follow.ts',
    find: 'analytics.enabled && !asksForPrivacy',
    replace: 'analytics.enabled',
  },
  {
    name: 'engine: more found values of a facet are never asked for',
    file: 'packages/engine/src/facets/find-values.ts',
    find: '...(numberOfValues > FOUND_STEP && { numberOfValues }),',
    replace: '',
  },
  {
    name: 'engine: a tab names visitors who have not agreed',
    file: 'apps/storefront/app/engine/known-visitor.ts',
    find: "tracking.analyticsMode === 'next' && gate.allows('search-usage')",
    replace: "tracking.analyticsMode === 'next'",
  },
  {
    name: 'http: a failed POST is sent a second time',
    file: 'packages/http/src/retry.ts',
    find: "new Set(['POST', 'PUT', 'PATCH', 'DELETE'])",
    replace: "new Set(['PUT', 'PATCH', 'DELETE'])",
  },
  {
    name: 'http: a call with a signal of its own has no time limit',
    file: 'packages/http/src/http.ts',
    find: 'AbortSignal.any([wish.signal, deadline])',
    replace: 'wish.signal',
  },
  {
    name: 'contract: a caller may ask for a page of any size',
    file: 'packages/contract/src/pagination.ts',
    find: 'v.minValue(1), v.maxValue(100)',
    replace: 'v.minValue(1)',
  },
]
