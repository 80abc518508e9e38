import { controllerOf, type Controller } from '../controller.ts'
import type { Solution } from '../page/solution.ts'
import type { DateRange, DateValue } from '../wire/facet.ts'
import {
  foldVerbs,
  toggleVerbs,
  type ExcludeVerbs,
  type FoldVerbs,
  type SelectVerbs,
} from './facet-verbs.ts'
import { facetView, shownBase, type FacetParts, type ShownFacetBase } from './facet-view.ts'
import { layOver } from './lay-over.ts'
import { DATE_SELECTION } from './selections.ts'
import { toggleAsked } from './toggle-asked.ts'

export interface ShownDateFacet extends ShownFacetBase {
  type: 'dateRange'
  values: readonly DateValue[]
}

export interface DateFacet
  extends Controller<ShownDateFacet>, SelectVerbs<DateRange>, ExcludeVerbs<DateRange>, FoldVerbs {
  type: 'dateRange'
}

/** A facet of dates in ranges: new since. */
export function createDateFacet(solution: Solution, facetId: string): DateFacet {
  return controllerOf(facetView(solution.page, facetId, 'dateRange', showDate), {
    type: 'dateRange' as const,
    ...toggleVerbs(solution, facetId, DATE_SELECTION, (...toggled) =>
      toggleAsked('dateRange', ...toggled),
    ),
    ...foldVerbs(solution, facetId),
  })
}

function showDate(parts: FacetParts<'dateRange'>): ShownDateFacet {
  const { ask, reply } = parts
  return shownBase(parts, layOver<DateRange, DateValue>(reply?.values, ask?.values))
}
