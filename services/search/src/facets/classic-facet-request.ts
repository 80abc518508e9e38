import * as v from '@saum/schema/schema'
import {
  byType,
  facetIdText,
  facetText,
  listOf,
  MAX_DEPTH,
  MAX_FACETS,
  MAX_RANGES,
  MAX_VALUES,
  requestedDates,
  requestedNumbers,
  requestedTree,
  requestedValue,
  valueCount,
} from './facet-request.ts'

const SPECIFIC_VALUES = 8
const CATEGORY_VALUES = 5
const RANGE_VALUES = 8
const MAX_LISTED = 25

const FACET_ID = /^[a-zA-Z0-9\-_]+$/

const listedValues = v.pipe(v.array(facetIdText), v.minLength(1), v.maxLength(MAX_LISTED))
const facetPath = v.pipe(v.array(facetText), v.maxLength(MAX_DEPTH))

const common = {
  facetId: v.pipe(facetIdText, v.regex(FACET_ID)),
  field: facetIdText,
  freezeCurrentValues: v.nullish(v.boolean(), false),
  preventAutoSelect: v.nullish(v.boolean(), false),
  isFieldExpanded: v.nullish(v.boolean(), false),
  /** Our index looks at every product, so this is only checked. */
  injectionDepth: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 1000),
  /** Counts are of styles, whose colors are always folded. */
  filterFacetCount: v.nullish(v.boolean(), true),
}

const SORT_CRITERIA = [
  'automatic',
  'score',
  'alphanumeric',
  'alphanumericDescending',
  'alphanumericNatural',
  'alphanumericNaturalDescending',
  'occurrences',
] as const

/** Clients name a direction beside the order: `{ type: 'alphanumeric', order: 'descending' }`. */
const valueOrder = v.union([
  v.picklist(SORT_CRITERIA),
  v.pipe(
    v.object({
      type: v.picklist(['alphanumeric', 'alphanumericNatural']),
      order: v.picklist(['ascending', 'descending']),
    }),
    v.transform(({ type, order }) =>
      order === 'descending' ? (`${type}Descending` as const) : type,
    ),
  ),
])

const ranges = {
  numberOfValues: v.nullish(valueCount, RANGE_VALUES),
  generateAutomaticRanges: v.boolean(),
  sortCriteria: v.nullish(v.picklist(['ascending', 'descending']), 'ascending'),
  rangeAlgorithm: v.nullish(v.picklist(['even', 'equiprobable']), 'even'),
}

const specific = v.object({
  type: v.literal('specific'),
  ...common,
  numberOfValues: v.nullish(valueCount, SPECIFIC_VALUES),
  currentValues: listOf(requestedValue, MAX_VALUES),
  sortCriteria: v.nullish(valueOrder, 'automatic'),
  customSort: v.nullish(listedValues),
  allowedValues: v.nullish(v.object({ type: v.literal('simple'), values: listedValues })),
  resultsMustMatch: v.nullish(v.picklist(['atLeastOneValue', 'allValues']), 'atLeastOneValue'),
})

const hierarchical = v.object({
  type: v.literal('hierarchical'),
  ...common,
  numberOfValues: v.nullish(valueCount, CATEGORY_VALUES),
  currentValues: requestedTree,
  sortCriteria: v.nullish(valueOrder, 'occurrences'),
  customSort: v.nullish(listedValues),
  delimitingCharacter: v.nullish(facetText, ';'),
  basePath: v.nullish(facetPath, () => []),
  filterByBasePath: v.nullish(v.boolean(), true),
})

const numericalRange = v.object({
  type: v.literal('numericalRange'),
  ...common,
  ...ranges,
  currentValues: listOf(requestedNumbers, MAX_RANGES),
})

const dateRange = v.object({
  type: v.literal('dateRange'),
  ...common,
  ...ranges,
  currentValues: listOf(requestedDates, MAX_RANGES),
})

const classicFacet = byType({ specific, hierarchical, numericalRange, dateRange })

/** `facets` of a classic search. */
export const classicFacetRequests = listOf(classicFacet, MAX_FACETS)

export type ClassicFacetRequest = v.InferOutput<typeof classicFacet>
export type SpecificRequest = v.InferOutput<typeof specific>
export type HierarchicalRequest = v.InferOutput<typeof hierarchical>
export type RangeRequest = v.InferOutput<typeof numericalRange> | v.InferOutput<typeof dateRange>

/** `generateAutomaticFacets` of a classic search. */
export const automaticFacetsRequest = v.object({
  desiredCount: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(20)), 5),
  numberOfValues: v.nullish(valueCount, SPECIFIC_VALUES),
  currentFacets: listOf(
    v.object({ field: facetIdText, currentValues: listOf(requestedValue, MAX_VALUES) }),
    MAX_FACETS,
  ),
})

export type AutomaticFacetsRequest = v.InferOutput<typeof automaticFacetsRequest>

/** A classic facet search, without the `searchContext` it is about. */
export const classicFacetSearchEntries = {
  field: facetIdText,
  type: v.nullish(v.picklist(['specific', 'hierarchical']), 'specific'),
  query: v.nullish(facetText, '*'),
  numberOfValues: v.nullish(valueCount, 10),
  captions: v.nullish(v.record(v.string(), v.string()), () => ({})),
  filterFacetCount: v.nullish(v.boolean(), true),
  ignoreValues: listOf(facetText, MAX_VALUES),
  basePath: v.nullish(facetPath, () => []),
  ignorePaths: listOf(facetPath, MAX_VALUES),
  delimitingCharacter: v.nullish(facetText, ';'),
}

const classicFacetSearch = v.object(classicFacetSearchEntries)
export type ClassicFacetSearch = v.InferOutput<typeof classicFacetSearch>
