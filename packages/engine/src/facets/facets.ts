import { controllerOf, type Controller } from '../controller.ts'
import type { ProductPage } from '../page/product-page.ts'
import { select } from '../page/select.ts'
import type { Solution } from '../page/solution.ts'
import { derive, isSame } from '../state.ts'
import type { FacetType } from '../wire/facet.ts'
import { createCategoryFacet, type CategoryFacet } from './category-facet.ts'
import { createDateFacet, type DateFacet } from './date-facet.ts'
import { clearAllFacets } from './deselect.ts'
import { changeAndFetch } from './facet-verbs.ts'
import { createLocationFacet, type LocationFacet } from './location-facet.ts'
import { createNumericFacet, type NumericFacet } from './numeric-facet.ts'
import { createRegularFacet, type RegularFacet } from './regular-facet.ts'

/** A facet of any kind; its `type` says which. */
export type FacetController =
  | RegularFacet
  | LocationFacet
  | NumericFacet
  | DateFacet
  | CategoryFacet

export type ShownFacet = FacetController['state']

export interface Facets extends Controller<readonly ShownFacet[]> {
  /** The facet to work with; `null` where the page has none of that name. */
  facet(facetId: string): FacetController | null
  deselectAll(): Promise<void>
}

const CREATE: Readonly<
  Record<FacetType, (solution: Solution, facetId: string) => FacetController>
> = {
  regular: createRegularFacet,
  location: createLocationFacet,
  numericalRange: createNumericFacet,
  dateRange: createDateFacet,
  hierarchical: createCategoryFacet,
}

/** All facets of a page in the provider's order, whatever they are. */
export function createFacets(solution: Solution): Facets {
  const { page } = solution
  const controllers = new Map<string, FacetController>()

  function controllerFor(facetId: string, type: FacetType): FacetController {
    let controller = controllers.get(facetId)
    if (controller?.type !== type) {
      controller = CREATE[type](solution, facetId)
      controllers.set(facetId, controller)
    }
    return controller
  }

  let shown: readonly ShownFacet[] = []
  // Pages, sorts and products come and go without a look at the facets.
  const view = derive(select(page, facetFields), ({ answeredFacets }) => {
    // A provider that repeats a facet means one.
    const types = new Map(answeredFacets.map(({ facetId, type }) => [facetId, type]))
    const next = [...types].map(([facetId, type]) => controllerFor(facetId, type).state)
    if (next.length !== shown.length || !isSame(next, shown)) shown = next
    return shown
  })

  return controllerOf(view, {
    facet(facetId: string) {
      const { answeredFacets, facets } = page.get()
      const facet = [...facets, ...answeredFacets].findLast((one) => one.facetId === facetId)
      return facet === undefined ? null : controllerFor(facetId, facet.type)
    },
    deselectAll: () => changeAndFetch(solution, clearAllFacets),
  })
}

function facetFields(page: ProductPage) {
  const { facets, answeredFacets, manualRanges, facetSearches, isLoading } = page
  return { facets, answeredFacets, manualRanges, facetSearches, isLoading }
}
