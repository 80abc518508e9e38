import { demand } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { ProductPage } from '../page/product-page.ts'
import type { Solution } from '../page/solution.ts'
import { derive } from '../state.ts'
import type {
  CategoryValue,
  DateRange,
  FacetType,
  NumericRange,
  PlainValue,
} from '../wire/facet.ts'
import { clearAllFacets, deselectFacet } from './deselect.ts'
import { findAsk, withAsk } from './facet-ask.ts'
import { changeAndFetch } from './facet-verbs.ts'
import { createFacets, type Facets, type ShownFacet } from './facets.ts'
import { ANY_SELECTION, togglePayload } from './selections.ts'
import { toggleAsked } from './toggle-asked.ts'
import { isSameValue } from './toggle-value.ts'

export type CrumbValue = PlainValue | NumericRange | DateRange | CategoryValue

/** What a visitor has set in one facet. */
export interface Breadcrumb {
  facetId: string
  facetDisplayName: string
  field: string
  type: FacetType
  /** Selected and excluded ones; of a hierarchical facet the selected one alone. */
  values: readonly CrumbValue[]
}

export interface ShownBreadcrumbs {
  facetBreadcrumbs: readonly Breadcrumb[]
  hasBreadcrumbs: boolean
}

export interface Breadcrumbs extends Controller<ShownBreadcrumbs> {
  /** Lets go of one value; one that is not set any more is left alone. */
  deselect(facetId: string, value: CrumbValue): Promise<void>
  deselectAll(): Promise<void>
}

/**
 * Everything set in the facets of a page, to be taken back one by one or at once. A screen that shows
 * the facets as well hands them in, and they are laid out once.
 */
export function createBreadcrumbs(
  solution: Solution,
  facets: Facets = createFacets(solution),
): Breadcrumbs {
  const shown = { get: () => facets.state, subscribe: facets.subscribe }
  const view = derive(shown, toBreadcrumbs)
  return controllerOf(view, {
    deselect(facetId: string, value: CrumbValue) {
      demand(togglePayload(ANY_SELECTION), { facetId, selection: value })
      const crumb = view.get().facetBreadcrumbs.find((one) => one.facetId === facetId)
      const current = crumb?.values.find((one) => isSameValue(one, value))
      if (crumb === undefined || current === undefined) return Promise.resolve()
      return changeAndFetch(solution, (page) => letGo(page, crumb, current))
    },
    deselectAll: () => changeAndFetch(solution, clearAllFacets),
  })
}

function toBreadcrumbs(facets: readonly ShownFacet[]): ShownBreadcrumbs {
  const facetBreadcrumbs = facets
    .map((facet) => ({
      facetId: facet.facetId,
      facetDisplayName: facet.displayName,
      field: facet.field,
      type: facet.type,
      values: activeValues(facet),
    }))
    .filter(({ values }) => values.length > 0)
  return { facetBreadcrumbs, hasBreadcrumbs: facetBreadcrumbs.length > 0 }
}

function activeValues(facet: ShownFacet): readonly CrumbValue[] {
  if (facet.type === 'hierarchical') return facet.selectedValueAncestry.slice(-1)
  const values: readonly CrumbValue[] = facet.values
  return values.filter(({ state }) => state !== 'idle')
}

/** What was let go of from here need not stay in its place, so the facet is not frozen. */
function letGo(page: ProductPage, { facetId, type }: Breadcrumb, value: CrumbValue): ProductPage {
  if (type === 'hierarchical') return deselectFacet(page, facetId)
  const verb = value.state === 'excluded' ? 'exclude' : 'select'
  const toggled = toggleAsked(type, page, facetId, value, verb)
  const facet = findAsk(toggled, facetId)
  if (facet === undefined || type === 'location') return toggled
  return withAsk(toggled, { ...facet, freezeCurrentValues: false })
}
