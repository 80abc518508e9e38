import { commonBody, type CommonBody } from '../calls/common-body.ts'
import type { Engine } from '../engine.ts'
import { askedFacets } from '../facets/asked-facets.ts'
import type { FacetAsk } from '../wire/facet.ts'
import type { WireSort } from '../wire/reply.ts'
import type { Pagination } from './pagination.ts'
import type { ProductPage } from './product-page.ts'
import { toWireSort } from './sort.ts'

export interface PageBody extends CommonBody {
  page: number
  perPage?: number
  facets: readonly FacetAsk[]
  sort: WireSort
}

/** What a listing is asked with; a search adds its query. */
export function pageBody(engine: Engine, page: ProductPage): PageBody {
  return {
    ...commonBody(engine),
    ...askedPages(page.pagination),
    facets: askedFacets(page),
    sort: toWireSort(page.sort.applied),
  }
}

/** How many products a page has is left to the provider until somebody has said. */
export function askedPages({ page, perPage }: Pagination): { page: number; perPage?: number } {
  return perPage === 0 ? { page } : { page, perPage }
}
