import {
  allOf,
  demand,
  fields,
  flag,
  listOf,
  matching,
  missable,
  nonEmptyText,
  number,
  oneOf,
  optional,
  recordOf,
  text,
  type Check,
} from '../check.ts'
import { toDateRange } from '../facets/dates.ts'
import type { DateRange, FacetValueState, NumericRange, PlainValue } from '../wire/facet.ts'

/** A category as it is asked for; only one way down the tree is open at a time. */
export interface ClassicNode {
  value: string
  state: FacetValueState
  children: readonly ClassicNode[]
  retrieveChildren: boolean
  retrieveCount: number
}

const texts = optional(listOf(text), [])
const listed = listOf(nonEmptyText, 1, 25)
const valueState = optional(oneOf(['idle', 'selected', 'excluded']), 'idle')

const common = {
  facetId: allOf(nonEmptyText, matching(/^[a-zA-Z0-9\-_]+$/)),
  field: nonEmptyText,
  /** On which tabs it is asked for; on all where none is included. */
  tabs: optional(fields({ included: texts, excluded: texts }), {}),
  /** Whether its values are among the breadcrumbs. */
  hasBreadcrumbs: optional(flag, true),
  /** What values are called where they are searched for. */
  captions: optional(recordOf(text), {}),
  filterFacetCount: optional(flag, true),
  injectionDepth: optional(number(0), 1000),
  resultsMustMatch: optional(oneOf(['atLeastOneValue', 'allValues']), 'atLeastOneValue'),
}

const SORT_CRITERIA = [
  'score',
  'alphanumeric',
  'alphanumericDescending',
  'alphanumericNatural',
  'alphanumericNaturalDescending',
  'occurrences',
  'automatic',
] as const

const specific = fields({
  type: oneOf(['specific']),
  ...common,
  numberOfValues: optional(number(1), 8),
  sortCriteria: optional(oneOf(SORT_CRITERIA), 'automatic'),
  allowedValues: missable(fields({ type: oneOf(['simple']), values: listed })),
  customSort: missable(listed),
})

const hierarchical = fields({
  type: oneOf(['hierarchical']),
  ...common,
  numberOfValues: optional(number(1), 5),
  sortCriteria: optional(oneOf(['alphanumeric', 'occurrences']), 'occurrences'),
  delimitingCharacter: optional(nonEmptyText, ';'),
  basePath: texts,
  filterByBasePath: optional(flag, true),
})

const ranges = {
  ...common,
  numberOfValues: optional(number(1), 8),
  generateAutomaticRanges: flag,
  sortCriteria: optional(oneOf(['ascending', 'descending']), 'ascending'),
  rangeAlgorithm: optional(oneOf(['even', 'equiprobable']), 'even'),
}

const numericalRange = fields({
  type: oneOf(['numericalRange']),
  ...ranges,
  currentValues: rangesOf(number()),
})

const dateRange = fields({
  type: oneOf(['dateRange']),
  ...ranges,
  currentValues: rangesOf(nonEmptyText),
})

/* @__NO_SIDE_EFFECTS__ */
function rangesOf<Bound>(bound: Check<Bound>) {
  const range = fields({ start: bound, end: bound, endInclusive: flag, state: valueState })
  return optional(listOf(range), [])
}

const CHECKS = { specific, hierarchical, numericalRange, dateRange }

type ClassicFacetType = keyof typeof CHECKS

type CheckedFacet<Type extends ClassicFacetType> = ReturnType<(typeof CHECKS)[Type]>

type NeededKey = 'type' | 'facetId' | 'field' | 'generateAutomaticRanges'

/** What a shop has to say about a facet; all else is as most shops want it. */
type Given<Facet> = Pick<Facet, keyof Facet & NeededKey> &
  Partial<Omit<Facet, 'tabs' | 'currentValues'>> & {
    tabs?: { included?: readonly string[]; excluded?: readonly string[] }
  }

interface GivenRanges<Bound> {
  currentValues?: readonly {
    start: Bound
    end: Bound
    endInclusive: boolean
    state?: FacetValueState
  }[]
}

export type ClassicFacetOptions =
  | Given<CheckedFacet<'specific'>>
  | Given<CheckedFacet<'hierarchical'>>
  | (Given<CheckedFacet<'numericalRange'>> & GivenRanges<number>)
  | (Given<CheckedFacet<'dateRange'>> & GivenRanges<string>)

interface Asked<Value> {
  currentValues: readonly Value[]
  initialNumberOfValues: number
  freezeCurrentValues: boolean
  isFieldExpanded: boolean
  preventAutoSelect: boolean
}

type Output<Type extends ClassicFacetType> = Omit<CheckedFacet<Type>, 'currentValues'>

export type SpecificFacet = Output<'specific'> & Asked<PlainValue>
export type CategoryFacet = Output<'hierarchical'> & Asked<ClassicNode>
export type NumericFacet = Output<'numericalRange'> & Asked<NumericRange>
export type DateFacet = Output<'dateRange'> & Asked<DateRange>

/** A facet as a classic search asks for it. */
export type ClassicFacet = SpecificFacet | CategoryFacet | NumericFacet | DateFacet

/** A facet from what a shop wrote down; throws where that makes no sense. */
export function toClassicFacet(options: ClassicFacetOptions, now: number): ClassicFacet {
  const { type } = demand(fields({ type: oneOf(Object.keys(CHECKS)) }), options)
  const checked = demand<CheckedFacet<ClassicFacetType>>(CHECKS[type as ClassicFacetType], options)
  const currentValues = 'currentValues' in checked ? checked.currentValues : []
  if (checked.type === 'numericalRange') checked.currentValues.forEach(checkRange)
  if (checked.type === 'dateRange') {
    for (const range of checked.currentValues) toDateRange(range, now)
  }
  const numberOfValues = numberOfRanges(checked, currentValues.length)
  // Each schema gives the values of its own kind.
  return {
    ...checked,
    currentValues,
    numberOfValues,
    initialNumberOfValues: numberOfValues,
    freezeCurrentValues: false,
    isFieldExpanded: false,
    preventAutoSelect: false,
  } as ClassicFacet
}

export function checkRange({ start, end }: { start: number; end: number }): void {
  if (start <= end) return
  throw new Error(
    `The start value is greater than the end value for the numeric range ${start} to ${end}`,
  )
}

/** Ranges given by hand are all wanted; where the provider draws them too, at least those. */
export function numberOfRanges(
  facet: { numberOfValues: number; generateAutomaticRanges?: boolean },
  given: number,
): number {
  if (facet.generateAutomaticRanges === undefined) return facet.numberOfValues
  return facet.generateAutomaticRanges ? Math.max(facet.numberOfValues, given) : given
}
