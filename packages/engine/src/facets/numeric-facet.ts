import { demand, listOf } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Solution } from '../page/solution.ts'
import type { NumericRange, NumericValue, RangeDomain } from '../wire/facet.ts'
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
import { setManualRange } from './manual-ranges.ts'
import { NUMERIC_SELECTION } from './selections.ts'
import { toggleAsked } from './toggle-asked.ts'

export interface ShownNumericFacet extends ShownFacetBase {
  type: 'numericalRange'
  values: readonly NumericValue[]
  domain?: RangeDomain
  /** What the visitor typed in. */
  manualRange?: NumericRange
}

export interface NumericFacet
  extends
    Controller<ShownNumericFacet>,
    SelectVerbs<NumericRange>,
    ExcludeVerbs<NumericRange>,
    FoldVerbs {
  type: 'numericalRange'
  /** Ranges typed in by hand; there is room for one, so the last one counts. */
  setRanges(ranges: readonly NumericRange[]): Promise<void>
}

/** A facet of numbers in ranges: prices, reductions. */
export function createNumericFacet(solution: Solution, facetId: string): NumericFacet {
  return controllerOf(facetView(solution.page, facetId, 'numericalRange', showNumeric), {
    type: 'numericalRange' as const,
    ...toggleVerbs(solution, facetId, NUMERIC_SELECTION, (...toggled) =>
      toggleAsked('numericalRange', ...toggled),
    ),
    ...foldVerbs(solution, facetId),
    setRanges(given: readonly NumericRange[]) {
      const range = checkedRanges(given).at(-1)
      return changeAndFetch(solution, (page) =>
        range === undefined ? page : setManualRange(page, facetId, range),
      )
    },
  })
}

function checkedRanges(given: readonly NumericRange[]): readonly NumericRange[] {
  const ranges = demand(listOf(NUMERIC_SELECTION), given, 'ranges')
  for (const { start, end } of ranges) {
    if (start > end) {
      throw new Error(
        `The start value is greater than the end value for the numeric range ${start} to ${end}`,
      )
    }
  }
  return ranges
}

function showNumeric(parts: FacetParts<'numericalRange'>): ShownNumericFacet {
  const { ask, reply, manualRange } = parts
  const asked = manualRange === undefined ? ask?.values : [manualRange]
  return {
    ...shownBase(parts, layOver<NumericRange, NumericValue>(reply?.values, asked)),
    ...(reply?.domain && { domain: reply.domain }),
    ...(manualRange && { manualRange }),
  }
}
