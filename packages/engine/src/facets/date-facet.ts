import * as v from '@saum/schema/schema'
import { isAbsoluteDate, isDateText } from '../address/date-text.ts'
import { isSameRange } from '../address/parameter-changes.ts'
import { controllerOf, type Controller } from '../controller.ts'
import { demand } from '../page/demand.ts'
import type { Solution } from '../page/solution.ts'
import type { DateRange, DateValue } from '../wire/facet.ts'
import {
  changeAndFetch,
  excludeVerbs,
  foldVerbs,
  selectVerbs,
  type ExcludeVerbs,
  type FoldVerbs,
  type SelectVerbs,
} from './facet-verbs.ts'
import { facetView, shownBase, type FacetParts, type ShownFacetBase } from './facet-view.ts'
import { layOver } from './lay-over.ts'
import { DATE_SELECTION } from './selections.ts'
import { setDateRanges, toggleDateValue } from './toggle-range.ts'

export interface ShownDateFacet extends ShownFacetBase {
  type: 'dateRange'
  values: readonly DateValue[]
}

export interface DateFacet
  extends Controller<ShownDateFacet>, SelectVerbs<DateRange>, ExcludeVerbs<DateRange>, FoldVerbs {
  type: 'dateRange'
  /** Ranges chosen by hand, as `toDateRange` makes them, instead of all others. */
  setRanges(ranges: readonly DateRange[]): Promise<void>
}

/** A facet of dates in ranges: new since. */
export function createDateFacet(solution: Solution, facetId: string): DateFacet {
  const toggles = [solution, facetId, DATE_SELECTION, toggleDateValue] as const
  return controllerOf(facetView(solution.page, facetId, 'dateRange', showDate), {
    type: 'dateRange' as const,
    ...selectVerbs(...toggles),
    ...excludeVerbs(...toggles),
    ...foldVerbs(solution, facetId),
    setRanges(given: readonly DateRange[]) {
      const ranges = checkedRanges(given)
      return changeAndFetch(solution, (page) => setDateRanges(page, facetId, ranges))
    },
  })
}

/** Texts that are both dates of the provider's form can be compared as texts. */
function checkedRanges(given: readonly DateRange[]): readonly DateRange[] {
  const { ranges } = demand(v.object({ ranges: v.array(DATE_SELECTION) }), { ranges: given })
  for (const { start, end } of ranges) {
    const unknown = [start, end].find((date) => !isDateText(date))
    if (unknown !== undefined) throw new Error(`Could not parse the provided date "${unknown}"`)
    if (isAbsoluteDate(start) && isAbsoluteDate(end) && start > end) {
      throw new Error(
        `The start value is greater than the end value for the date range ${start} to ${end}`,
      )
    }
  }
  return ranges
}

function showDate(parts: FacetParts<'dateRange'>): ShownDateFacet {
  const { ask, reply } = parts
  const values = layOver<DateRange, DateValue>(reply?.values, ask?.values, isSameRange)
  return { ...shownBase(parts, values), type: 'dateRange', values }
}
