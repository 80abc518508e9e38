import { isSameRange } from '../address/parameter-changes.ts'
import { demand, fields, listOf } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Solution } from '../page/solution.ts'
import type { DateRange, DateValue } from '../wire/facet.ts'
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
  return controllerOf(facetView(solution.page, facetId, 'dateRange', showDate), {
    type: 'dateRange' as const,
    ...toggleVerbs(solution, facetId, DATE_SELECTION, toggleDateValue),
    ...foldVerbs(solution, facetId),
    setRanges(given: readonly DateRange[]) {
      const ranges = checkedRanges(given)
      return changeAndFetch(solution, (page) => setDateRanges(page, facetId, ranges))
    },
  })
}

/** `toDateRange` says more about what is wrong with a date; this keeps out what is none at all. */
const DATE = /^(now|(past|next)-[1-9]\d*-[a-z]+|\d{4}\/\d\d\/\d\d@\d\d:\d\d:\d\d)$/i

function checkedRanges(given: readonly DateRange[]): readonly DateRange[] {
  const { ranges } = demand(fields({ ranges: listOf(DATE_SELECTION) }), { ranges: given })
  for (const { start, end } of ranges) {
    const unknown = [start, end].find((date) => !DATE.test(date))
    if (unknown !== undefined) throw new Error(`Could not parse the provided date "${unknown}"`)
    // Dates of the provider's form can be compared as texts, and are less than any relative one.
    if (start < '1401' || end < '1401') {
      throw new Error('Date is before year 1401, which is unsupported by the API')
    }
    if (start < 'a' && start > end) {
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
  return shownBase(parts, values)
}
