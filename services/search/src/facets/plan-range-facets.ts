import { accept, type Result } from '@saum/domain/result'
import type { NumberRange } from '../index/index-question.ts'
import type { FacetClock } from './facet-date.ts'
import type { DateDefinition, NumericDefinition } from './facet-definitions.ts'
import { type FacetRequest, MAX_RANGES } from './facet-request.ts'
import {
  isActive,
  listDates,
  listNumbers,
  rangesBetween,
  rangesUntilToday,
  uniqueRanges,
  withActive,
} from './listed-range.ts'
import type { ListedRange, RangeFacet } from './planned-facet.ts'

export type NumericInterval = 'continuous' | 'discrete' | 'even' | 'equiprobable'

interface NumericPlan {
  facet: RangeFacet
  interval: NumericInterval
  /** What the words of the query selected. */
  autoRange: NumberRange | null
}

function selected(range: NumberRange): ListedRange {
  return { ...range, state: 'selected', startText: null, endText: null }
}

/** A facet of numbers; the refusal is the text of the protocol. */
export function planNumericFacet(
  definition: NumericDefinition,
  request: FacetRequest | null,
  autoRange: NumberRange | null = null,
): Result<NumericPlan, string> {
  const asked = request?.type === 'numericalRange' ? request : null
  const wanted = listNumbers(asked?.values ?? [])
  if (!wanted.ok) return wanted
  const isAutomatic = asked?.preventAutoSelect !== true && !wanted.value.some(isActive)
  const automatic = isAutomatic ? autoRange : null
  const requested = accept([...wanted.value, ...(automatic === null ? [] : [selected(automatic)])])
  const interval = asked?.interval ?? definition.interval
  const isFrozen = asked?.freezeCurrentValues === true && requested.value.length > 0
  const facet: RangeFacet = {
    kind: 'range',
    field: definition.field,
    ...(isFrozen ? frozen(requested.value) : drawn(interval, definition, requested.value)),
    numberOfValues: rangeCount(asked?.numberOfValues ?? definition.numberOfValues),
    direction: 'ascending',
    // Ranges that were drawn together leave no gap.
    areEmptyShown: isFrozen || interval === 'even' || interval === 'equiprobable',
    timeZone: null,
  }
  return accept({ facet, interval, autoRange: automatic })
}

/** A facet of dates; the refusal is the text of the protocol. */
export function planDateFacet(
  definition: DateDefinition,
  request: FacetRequest | null,
  clock: FacetClock,
): Result<RangeFacet, string> {
  const asked = request?.type === 'dateRange' ? request : null
  const requested = listDates(asked?.values ?? [], clock)
  if (!requested.ok) return requested
  const isFrozen = asked?.freezeCurrentValues === true && requested.value.length > 0
  const offered = rangesUntilToday(definition.pastDays, clock)
  return accept({
    kind: 'range',
    field: definition.field,
    listed: isFrozen ? uniqueRanges(requested.value) : withActive(offered, requested.value),
    drawing: 'none',
    numberOfValues: rangeCount(asked?.numberOfValues ?? definition.numberOfValues),
    // The shortest range last: it starts latest.
    direction: 'ascending',
    areEmptyShown: isFrozen,
    timeZone: clock.timeZone,
  })
}

type Listing = Pick<RangeFacet, 'listed' | 'drawing'>

function frozen(requested: readonly ListedRange[]): Listing {
  return { listed: uniqueRanges(requested), drawing: 'none' }
}

function drawn(
  interval: NumericInterval,
  { borders }: NumericDefinition,
  requested: readonly ListedRange[],
): Listing {
  if (interval === 'continuous') {
    return { listed: uniqueRanges(requested.filter(isActive)), drawing: 'bounds' }
  }
  if (interval === 'discrete') {
    const offered = borders.length > 0 ? rangesBetween(borders) : uniqueRanges(requested)
    return { listed: withActive(offered, requested), drawing: 'none' }
  }
  // Fresh borders beside a selected range would leave gaps or overlap it.
  const isKept = requested.some(isActive)
  return { listed: isKept ? uniqueRanges(requested) : [], drawing: interval }
}

/** Nobody reads more ranges, and each one is counted through all products. */
function rangeCount(numberOfValues: number): number {
  return Math.min(numberOfValues, MAX_RANGES)
}
