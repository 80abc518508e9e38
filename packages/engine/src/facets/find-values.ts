import { callCommerce } from '../calls/call-commerce.ts'
import type { BegunCall } from '../calls/latest-call.ts'
import { readFacetSearchReply } from '../calls/read-reply.ts'
import type { Engine } from '../engine.ts'
import type { ProductPage } from '../page/product-page.ts'
import type { Solution } from '../page/solution.ts'
import type { State } from '../state.ts'
import { selectedAncestry } from './category-tree.ts'
import { findAsk } from './facet-ask.ts'
import { FOUND_STEP, type FacetSearch } from './facet-search.ts'

export type Searched = Pick<State<FacetSearch>, 'get' | 'update'>

/** Asks for values of a facet; only the last question counts, and none of them rejects. */
export async function findValues(
  engine: Engine,
  type: Solution['type'],
  search: Searched,
  { requestId, signal }: BegunCall,
  body: (search: FacetSearch) => object,
): Promise<void> {
  search.update((before) => ({ ...before, requestId, isLoading: true }))
  const find = async () =>
    callCommerce(engine, {
      path: `/facet?type=${type}`,
      body: { ...body(search.get()), ...sizeAndNames(search.get()) },
      read: readFacetSearchReply,
      signal,
    })
  const result = await find().catch(() => null)
  // Only the reply to the last request counts; without one, what was found before stays.
  search.update((after) =>
    after.requestId === requestId
      ? { ...after, ...(result?.ok && result.reply), isLoading: false }
      : after,
  )
}

/** As long as nothing else is wanted, the provider decides. */
function sizeAndNames({ numberOfValues, captions }: FacetSearch): object {
  return {
    ...(numberOfValues > FOUND_STEP && { numberOfValues }),
    ...(Object.keys(captions).length > 0 && { captions }),
  }
}

/** The category that is selected need not be found. */
export function ignoredPaths(page: ProductPage, facetId: string): { ignorePaths: string[][] } {
  const facet = findAsk(page, facetId)
  const selected = facet?.type === 'hierarchical' ? selectedAncestry(facet.values) : []
  return { ignorePaths: selected.length > 0 ? [selected.map(({ value }) => value)] : [] }
}
