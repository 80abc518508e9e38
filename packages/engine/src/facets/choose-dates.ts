import { demand, listOf } from '../check.ts'
import type { Solution } from '../page/solution.ts'
import type { DateRange } from '../wire/facet.ts'
import { toDateRange } from './dates.ts'
import { changeAndFetch } from './facet-verbs.ts'
import { DATE_SELECTION } from './selections.ts'
import { setDateRanges } from './set-date-ranges.ts'

/**
 * Shows the products of dates chosen by hand, instead of all other ranges of the facet. No verb of the
 * facet, so that only a shop that lets its visitors choose dates carries a calendar.
 */
export function chooseDates(
  solution: Solution,
  facetId: string,
  ranges: readonly DateRange[],
): Promise<void> {
  const now = solution.engine.environment.now()
  const dates = demand(listOf(DATE_SELECTION), ranges, 'ranges').map((range) =>
    toDateRange(range, now),
  )
  return changeAndFetch(solution, (page) => setDateRanges(page, facetId, dates))
}
