import { clearedFacetSearch } from '../facets/facet-search.ts'
import { facetsFromReply } from '../facets/facets-from-reply.ts'
import { answerTriggers } from '../search/triggers.ts'
import { changeEntries } from '../suggest/entries.ts'
import type { PageReply } from '../wire/reply.ts'
import type { ProductPage } from './product-page.ts'
import { addProducts, replaceProducts } from './request-transitions.ts'
import { fromWireSort } from './sort.ts'

/** A reply says everything anew: products, pages, sorts, facets and what the page shall do. */
export function replacePage(page: ProductPage, reply: PageReply): ProductPage {
  return {
    ...replaceProducts(page, reply),
    sort: {
      applied: fromWireSort(reply.sort.appliedSort),
      available: reply.sort.availableSorts.map(fromWireSort),
    },
    facets: facetsFromReply(page.facets, reply.facets),
    answeredFacets: reply.facets,
    facetSearches: changeEntries(page.facetSearches, clearedFacetSearch),
    triggers: answerTriggers(page.triggers, reply.triggers),
  }
}

/** Looking further changes neither the pages nor the sort nor what is asked of the facets. */
export function addToPage(page: ProductPage, reply: PageReply): ProductPage {
  return { ...addProducts(page, reply), answeredFacets: reply.facets }
}
