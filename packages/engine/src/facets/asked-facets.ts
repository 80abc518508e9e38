import type { ProductPage } from '../page/product-page.ts'
import type { FacetAsk } from '../wire/facet.ts'

/** The facets as they go into a request. */
export declare function askedFacets(page: ProductPage): FacetAsk[]
