import { controllerOf, type Controller } from '../controller.ts'
import type { Solution } from '../page/solution.ts'
import type { PlainValue } from '../wire/facet.ts'
import { foldVerbs, toggleVerbs, type FoldVerbs, type SelectVerbs } from './facet-verbs.ts'
import { facetView, shownBase, type FacetParts, type ShownFacetBase } from './facet-view.ts'
import { layOver } from './lay-over.ts'
import { PLAIN_SELECTION } from './selections.ts'
import { toggleAsked } from './toggle-asked.ts'

export interface ShownLocationFacet extends ShownFacetBase {
  type: 'location'
  values: readonly PlainValue[]
}

export interface LocationFacet
  extends Controller<ShownLocationFacet>, SelectVerbs<PlainValue>, FoldVerbs {
  type: 'location'
}

/** A facet of places, which can be selected but not excluded. */
export function createLocationFacet(solution: Solution, facetId: string): LocationFacet {
  const { toggleSelect, toggleSingleSelect, isValueSelected } = toggleVerbs(
    solution,
    facetId,
    PLAIN_SELECTION,
    (...toggled) => toggleAsked('location', ...toggled),
  )
  return controllerOf(facetView(solution.page, facetId, 'location', showLocation), {
    type: 'location' as const,
    toggleSelect,
    toggleSingleSelect,
    isValueSelected,
    ...foldVerbs(solution, facetId),
  })
}

function showLocation(parts: FacetParts<'location'>): ShownLocationFacet {
  const { ask, reply } = parts
  return shownBase(parts, layOver<PlainValue, PlainValue>(reply?.values, ask?.values))
}
