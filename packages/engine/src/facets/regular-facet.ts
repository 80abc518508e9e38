import { demand } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Solution } from '../page/solution.ts'
import type { FoundValue, PlainValue, RegularValue } from '../wire/facet.ts'
import type { FacetSearch } from './facet-search.ts'
import { facetSearchVerbs, type FacetSearchVerbs } from './facet-search-verbs.ts'
import {
  changeAndFetch,
  foldVerbs,
  toggleVerbs,
  type ExcludeVerbs,
  type FoldVerbs,
  type SelectVerbs,
} from './facet-verbs.ts'
import { facetView, shownBase, type FacetParts, type ShownFacetBase } from './facet-view.ts'
import { layOver } from './lay-over.ts'
import { FOUND_SELECTION, PLAIN_SELECTION, togglePayload } from './selections.ts'
import { toggleAsked, toggleFoundValue } from './toggle-asked.ts'
import type { ToggleVerb } from './toggle-value.ts'

export interface ShownRegularFacet extends ShownFacetBase {
  type: 'regular'
  values: readonly RegularValue[]
  facetSearch: FacetSearch
}

export interface RegularFacet
  extends
    Controller<ShownRegularFacet>,
    SelectVerbs<PlainValue>,
    ExcludeVerbs<PlainValue>,
    FoldVerbs {
  type: 'regular'
  facetSearch: FacetSearchVerbs & {
    select(found: FoundValue): Promise<void>
    exclude(found: FoundValue): Promise<void>
  }
}

/** A facet whose values are names: colors, sizes, brands. */
export function createRegularFacet(solution: Solution, facetId: string): RegularFacet {
  const toggleFound = (given: FoundValue, verb: ToggleVerb) => {
    demand(togglePayload(FOUND_SELECTION), { facetId, selection: given })
    return changeAndFetch(solution, (page) => toggleFoundValue(page, facetId, given, verb))
  }
  return controllerOf(facetView(solution.page, facetId, 'regular', showRegular), {
    type: 'regular' as const,
    ...toggleVerbs(solution, facetId, PLAIN_SELECTION, (...toggled) =>
      toggleAsked('regular', ...toggled),
    ),
    ...foldVerbs(solution, facetId),
    facetSearch: {
      ...facetSearchVerbs(solution, facetId),
      select: (found: FoundValue) => toggleFound(found, 'select'),
      exclude: (found: FoundValue) => toggleFound(found, 'exclude'),
    },
  })
}

function showRegular(parts: FacetParts<'regular'>): ShownRegularFacet {
  const { ask, reply, facetSearch } = parts
  const values = layOver<PlainValue, RegularValue>(reply?.values, ask?.values)
  return { ...shownBase(parts, values), facetSearch }
}
