import * as v from '@saum/schema/schema'
import { toDateRange } from '../facets/dates.ts'
import { demand } from '../page/demand.ts'
import type { DateRange, FacetValueState, NumericRange, PlainValue } from '../wire/facet.ts'

/** A category as it is asked for; only one way down the tree is open at a time. */
export interface ClassicNode {
  value: string
  state: FacetValueState
  children: readonly ClassicNode[]
  retrieveChildren: boolean
  retrieveCount: number
}

const name = v.pipe(v.string(), v.nonEmpty())
const flag = v.boolean()
const texts = v.optional(v.array(v.string()), () => [])
const count = (fallback: number) => v.optional(v.pipe(v.number(), v.minValue(1)), fallback)
const listed = v.pipe(v.array(name), v.minLength(1), v.maxLength(25))
const valueState = v.optional(v.picklist(['idle', 'selected', 'excluded']), 'idle')

const common = {
  facetId: v.pipe(name, v.regex(/^[a-zA-Z0-9\-_]+$/)),
  field: name,
  /** On which tabs it is asked for; on all where none is included. */
  tabs: v.optional(v.object({ included: texts, excluded: texts }), {}),
  /** Whether its values are among the breadcrumbs. */
  hasBreadcrumbs: v.optional(flag, true),
  /** What values are called where they are searched for. */
  captions: v.optional(v.record(v.string(), v.string()), {}),
  filterFacetCount: v.optional(flag, true),
  injectionDepth: v.optional(v.pipe(v.number(), v.minValue(0)), 1000),
  resultsMustMatch: v.optional(v.picklist(['atLeastOneValue', 'allValues']), 'atLeastOneValue'),
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

const specific = v.object({
  type: v.picklist(['specific']),
  ...common,
  numberOfValues: count(8),
  sortCriteria: v.optional(v.picklist(SORT_CRITERIA), 'automatic'),
  allowedValues: v.exactOptional(v.object({ type: v.picklist(['simple']), values: listed })),
  customSort: v.exactOptional(listed),
})

const hierarchical = v.object({
  type: v.picklist(['hierarchical']),
  ...common,
  numberOfValues: count(5),
  sortCriteria: v.optional(v.picklist(['alphanumeric', 'occurrences']), 'occurrences'),
  delimitingCharacter: v.optional(name, ';'),
  basePath: texts,
  filterByBasePath: v.optional(flag, true),
})

const ranges = {
  ...common,
  numberOfValues: count(8),
  generateAutomaticRanges: flag,
  sortCriteria: v.optional(v.picklist(['ascending', 'descending']), 'ascending'),
  rangeAlgorithm: v.optional(v.picklist(['even', 'equiprobable']), 'even'),
}

const numericalRange = v.object({
  type: v.picklist(['numericalRange']),
  ...ranges,
  currentValues: v.optional(
    v.array(
      v.object({ start: v.number(), end: v.number(), endInclusive: flag, state: valueState }),
    ),
    () => [],
  ),
})

const dateRange = v.object({
  type: v.picklist(['dateRange']),
  ...ranges,
  currentValues: v.optional(
    v.array(v.object({ start: name, end: name, endInclusive: flag, state: valueState })),
    () => [],
  ),
})

const SCHEMAS = { specific, hierarchical, numericalRange, dateRange }

export type ClassicFacetType = keyof typeof SCHEMAS

export type ClassicFacetOptions = v.InferInput<(typeof SCHEMAS)[ClassicFacetType]>

type Checked = v.InferOutput<(typeof SCHEMAS)[ClassicFacetType]>

interface Asked<Value> {
  currentValues: readonly Value[]
  initialNumberOfValues: number
  freezeCurrentValues: boolean
  isFieldExpanded: boolean
  preventAutoSelect: boolean
}

type Output<Type extends ClassicFacetType> = Omit<
  v.InferOutput<(typeof SCHEMAS)[Type]>,
  'currentValues'
>

export type SpecificFacet = Output<'specific'> & Asked<PlainValue>
export type CategoryFacet = Output<'hierarchical'> & Asked<ClassicNode>
export type NumericFacet = Output<'numericalRange'> & Asked<NumericRange>
export type DateFacet = Output<'dateRange'> & Asked<DateRange>

/** A facet as a classic search asks for it. */
export type ClassicFacet = SpecificFacet | CategoryFacet | NumericFacet | DateFacet

/** A facet from what a shop wrote down; throws where that makes no sense. */
export function toClassicFacet(options: ClassicFacetOptions, now: number): ClassicFacet {
  const { type } = demand(v.object({ type: v.picklist(Object.keys(SCHEMAS)) }), options)
  const checked = demand<Checked>(SCHEMAS[type as ClassicFacetType], options)
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
