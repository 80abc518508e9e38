import type {
  CategoryValue,
  FacetReply,
  NumericFacetReply,
  PlainValue,
} from '@saum/engine/wire/facet'
import {
  VALUE_KEYS,
  type ListingAddress,
  type ValueKey,
} from '#app/features/listing/listing-address.ts'
import type {
  FilterGroup,
  FilterValue,
  PriceGroup,
  SwitchGroup,
  ValueGroup,
} from '#app/features/listing/listing-facts.ts'
import { facetOf } from './facet-asks.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface GroupSource {
  facets: readonly FacetReply[]
  address: ListingAddress
  vocabulary: Vocabulary
  total: number
  /** A listing has its sub-categories in the tree of the shop. */
  hasCategories: boolean
}

/** Every value costs bytes on every page; nobody reads a list of all stores of a country. */
const MAX_STORES = 12

/** The filters of a page in the order they are shown; those that would not narrow it are left out. */
export function toFilterGroups(source: GroupSource): FilterGroup[] {
  const values = new Map(
    VALUE_KEYS.flatMap((key) => {
      const group = toValueGroup(key, source)
      return group === null ? [] : [[key, group] as const]
    }),
  )
  const { category, size, color, brand, store, ...rest } = Object.fromEntries(values)
  const groups = [
    source.hasCategories ? category : undefined,
    size,
    color,
    toPriceGroup(source),
    ...Object.values(rest),
    brand,
    ...toSwitches(source),
    store,
  ]
  return groups.filter((group) => group !== undefined && group !== null)
}

function toValueGroup(key: ValueKey, source: GroupSource): ValueGroup | null {
  const known = source.vocabulary.group(key)
  const facet = source.facets.find(({ facetId }) => facetId === facetOf(key))
  if (known === undefined || facet === undefined) return null
  const chosen = new Set(source.address.values.get(key))
  const values = countedValues(facet).flatMap(({ name, count, isSelected }) => {
    const value = known.byValue.get(name)
    if (value === undefined || (count === 0 && !isSelected)) return []
    chosen.delete(value.id)
    return [toFilterValue(value, count, isSelected)]
  })
  // What the provider says nothing about can still be taken back.
  for (const id of chosen) {
    const value = known.byId.get(id)
    if (value !== undefined) values.push(toFilterValue(value, 0, true))
  }
  const isChosen = values.some(({ isSelected }) => isSelected)
  if (!isChosen && (values.length < 2 || (key === 'store' && values.length > MAX_STORES)))
    return null
  const placeOf = ({ id }: FilterValue) => known.placeOf.get(id) ?? 0
  const isOrdered = key === 'size' || key === 'store'
  return {
    kind: 'values',
    key,
    label: known.name,
    look: key === 'size' ? 'sizes' : key === 'color' ? 'colors' : 'list',
    values: isOrdered ? values.toSorted((one, other) => placeOf(one) - placeOf(other)) : values,
  }
}

function toFilterValue(
  { id, name, hex }: { id: number; name: string; hex?: string | undefined },
  count: number,
  isSelected: boolean,
): FilterValue {
  return { id, label: name, count, ...(isSelected && { isSelected }), ...(hex && { hex }) }
}

interface CountedValue {
  /** As the provider calls it. */
  name: string
  count: number
  isSelected: boolean
}

function countedValues(facet: FacetReply): CountedValue[] {
  if (facet.type === 'hierarchical') return facet.values.flatMap((value) => wayDown(value))
  if (facet.type !== 'regular' && facet.type !== 'location') return []
  return facet.values.map((value: PlainValue) => ({
    name: value.value,
    // Our provider counts in places of stock as well, which not every provider does.
    count: 'numberOfResults' in value ? Number(value.numberOfResults) || 0 : 0,
    isSelected: value.state === 'selected',
  }))
}

/** The chosen category, those it lies in and those right below it; otherwise the roots alone. */
function wayDown(value: CategoryValue): CountedValue[] {
  const own = {
    name: value.path.join('|'),
    count: value.numberOfResults,
    isSelected: value.state === 'selected',
  }
  return [own, ...value.children.flatMap(wayDown)]
}

function toPriceGroup({ facets, address }: GroupSource): PriceGroup | null {
  const facet = numericFacet(facets, 'ec_price')
  const { minCents, maxCents } = address
  const isChosen = minCents !== undefined || maxCents !== undefined
  const { min, max } = facet?.domain ?? { min: (minCents ?? 0) / 100, max: (maxCents ?? 0) / 100 }
  if (!isChosen && !(max > min)) return null
  return {
    kind: 'price',
    key: 'price',
    label: facet?.displayName ?? '',
    lowestCents: Math.round(min * 100),
    highestCents: Math.round(max * 100),
    ...(minCents !== undefined && { fromCents: minCents }),
    ...(maxCents !== undefined && { toCents: maxCents }),
  }
}

function toSwitches({ facets, address, total }: GroupSource): SwitchGroup[] {
  const { switches, minReduction } = address
  const counts = {
    sale: countOf(numericFacet(facets, 'ec_reduction')?.values.at(0)),
    new: countOf(valueOf(facets, 'label', 'new')),
    available: countOf(valueOf(facets, 'availability', 'in_stock')),
  }
  return (['sale', 'new', 'available'] as const).flatMap((key) => {
    const count = counts[key]
    const isSelected = switches.has(key)
    // One that every product fulfils chooses nothing.
    if (!isSelected && (count === 0 || count === total)) return []
    if (key === 'sale' && minReduction !== undefined && !isSelected) return []
    return [{ kind: 'switch', key, label: key, count, ...(isSelected && { isSelected }) }]
  })
}

function numericFacet(facets: readonly FacetReply[], id: string): NumericFacetReply | undefined {
  const facet = facets.find(({ facetId }) => facetId === id)
  return facet?.type === 'numericalRange' ? facet : undefined
}

function valueOf(facets: readonly FacetReply[], id: string, value: string) {
  const facet = facets.find(({ facetId }) => facetId === id)
  return facet?.type === 'regular' ? facet.values.find((one) => one.value === value) : undefined
}

function countOf(value: { numberOfResults: number } | undefined): number {
  return value?.numberOfResults ?? 0
}
