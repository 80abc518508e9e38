import type { CategoryNode, FacetAsk, FacetValueState, NumericRange } from '@saum/engine/wire/facet'
import {
  VALUE_KEYS,
  type ListingAddress,
  type ValueKey,
} from '#app/features/listing/listing-address.ts'
import { categoryPath, type Vocabulary } from './vocabulary.ts'

/** What the search provider calls the groups of addresses. */
const FACETS: Readonly<Partial<Record<ValueKey, string>>> = {
  category: 'ec_category',
  color: 'ec_color',
  brand: 'ec_brand',
}

/** The whole group is wanted, so that a screen can fold it and search in it without asking again. */
const ALL_VALUES = 300
const MANY_CATEGORIES = 100
/** Nothing costs more: the end of a range without one, asked for and answered. */
export const HIGHEST_PRICE = 10_000_000
const WHOLE_PERCENT = 100

export function facetOf(key: ValueKey): string {
  return FACETS[key] ?? key
}

/**
 * What is asked of the provider's facets: every group with all its values, and what the address
 * chooses. A search that is to be taken as typed has nothing chosen by its words.
 */
export function toFacetAsks(address: ListingAddress, vocabulary: Vocabulary): FacetAsk[] {
  const preventAutoSelect = address.isExact === true
  const regular = (facetId: string, selected: readonly string[]): FacetAsk => ({
    facetId,
    field: facetId,
    type: facetId === 'store' ? 'location' : 'regular',
    numberOfValues: ALL_VALUES,
    preventAutoSelect,
    values: selected.map((value) => ({ value, state: 'selected' })),
  })
  const groups = VALUE_KEYS.map((key) => {
    const group = vocabulary.group(key)
    const chosen = (address.values.get(key) ?? []).flatMap((id) => group?.byId.get(id) ?? [])
    return key === 'category'
      ? toCategoryAsk(categoryPath(chosen[0]))
      : regular(
          facetOf(key),
          chosen.map(({ value }) => value),
        )
  })
  const { switches } = address
  return [
    ...groups,
    regular('label', switches.has('new') ? ['new'] : []),
    regular('availability', switches.has('available') ? ['in_stock'] : []),
    toPriceAsk(address),
    toReductionAsk(address),
  ]
}

function toCategoryAsk(path: readonly string[]): FacetAsk {
  const nodes = path.reduceRight<readonly CategoryNode[]>(
    (children, value, depth) => [
      { value, state: depth === path.length - 1 ? 'selected' : 'idle', children },
    ],
    [],
  )
  return {
    facetId: 'ec_category',
    field: 'ec_category',
    type: 'hierarchical',
    delimitingCharacter: '|',
    numberOfValues: MANY_CATEGORIES,
    retrieveCount: MANY_CATEGORIES,
    preventAutoSelect: true,
    values: nodes,
  }
}

function toPriceAsk({ minCents, maxCents, isExact }: ListingAddress): FacetAsk {
  const isWanted = minCents !== undefined || maxCents !== undefined
  const end = maxCents === undefined ? HIGHEST_PRICE : maxCents / 100
  return {
    ...range('ec_price'),
    preventAutoSelect: isExact === true,
    interval: 'continuous',
    values: isWanted ? [toRange((minCents ?? 0) / 100, end, 'selected')] : [],
  }
}

/**
 * Whatever is reduced, and by how much at least. The label of the provider would say the same, but
 * shares its facet with what is new: of values in one facet any may match.
 */
function toReductionAsk({ switches, minReduction }: ListingAddress): FacetAsk {
  const isAnyWanted = switches.has('sale') && minReduction === undefined
  const any = toRange(1, WHOLE_PERCENT, isAnyWanted ? 'selected' : 'idle')
  return {
    ...range('ec_reduction'),
    interval: 'discrete',
    freezeCurrentValues: true,
    values:
      minReduction === undefined || minReduction === 1
        ? [{ ...any, state: isAnyWanted || minReduction === 1 ? 'selected' : 'idle' }]
        : [any, toRange(minReduction, WHOLE_PERCENT, 'selected')],
  }
}

function range(facetId: string) {
  return {
    facetId,
    field: facetId,
    type: 'numericalRange',
    preventAutoSelect: true,
  } as const
}

function toRange(start: number, end: number, state: FacetValueState): NumericRange {
  return { start, end, endInclusive: true, state }
}
