import { SHOPS, type Shop, type ShopId } from '@saum/domain/shops'
import type { KeywordField, NumberField } from '../shop-schema.ts'
import { facetCaptions, facetName } from './facet-names.ts'

interface BaseDefinition {
  /** The same as the field: one facet per field. */
  facetId: string
  displayName: string
  /** How many values a reply has where the request does not say. */
  numberOfValues: number
  /** Whether values of it are worth offering while a shopper types. */
  isSuggested: boolean
}

export interface KeywordDefinition extends BaseDefinition {
  type: 'regular' | 'location'
  field: KeywordField
  order: 'occurrences' | 'size'
  /** How values are called where they are codes. */
  captions: Readonly<Record<string, string>>
}

export interface PathDefinition extends BaseDefinition {
  type: 'hierarchical'
  field: 'ec_category'
  /** How many children of the selected value a reply has where the request does not say. */
  retrieveCount: number
}

export interface NumericDefinition extends BaseDefinition {
  type: 'numericalRange'
  field: NumberField
  interval: 'continuous' | 'discrete'
  /** The ranges of a discrete facet; the last one includes its end. */
  borders: readonly number[]
}

export interface DateDefinition extends BaseDefinition {
  type: 'dateRange'
  field: NumberField
  /** Ranges that end today, by the days they reach back. */
  pastDays: readonly number[]
}

export type FacetDefinition =
  | KeywordDefinition
  | PathDefinition
  | NumericDefinition
  | DateDefinition

type Outline<T extends FacetDefinition = FacetDefinition> = T extends FacetDefinition
  ? Omit<T, 'facetId' | 'displayName' | 'captions'>
  : never

const REGULAR_VALUES = 10
/** Letter sizes and the numbers of clothes, so that a shopper rarely has to ask for more. */
const SIZE_VALUES = 30
const REDUCTION_BORDERS = [10, 20, 30, 40, 50, 100] as const
const DAYS_SINCE_NEW = [7, 30, 90, 365] as const

function regular(field: KeywordField, isSuggested = false): Outline<KeywordDefinition> {
  const numberOfValues = REGULAR_VALUES
  return { type: 'regular', field, order: 'occurrences', numberOfValues, isSuggested }
}

/** In the order in which a shopper is shown them. */
const OUTLINES: readonly Outline[] = [
  {
    type: 'hierarchical',
    field: 'ec_category',
    numberOfValues: REGULAR_VALUES,
    retrieveCount: REGULAR_VALUES,
    isSuggested: true,
  },
  { ...regular('size'), order: 'size', numberOfValues: SIZE_VALUES },
  regular('ec_color', true),
  {
    type: 'numericalRange',
    field: 'ec_price',
    interval: 'continuous',
    borders: [],
    numberOfValues: 1,
    isSuggested: false,
  },
  regular('label'),
  regular('material', true),
  regular('pattern'),
  regular('fit'),
  regular('length'),
  regular('sleeve'),
  regular('neckline'),
  regular('occasion'),
  regular('ec_brand', true),
  {
    type: 'numericalRange',
    field: 'ec_reduction',
    interval: 'discrete',
    borders: REDUCTION_BORDERS,
    numberOfValues: REDUCTION_BORDERS.length - 1,
    isSuggested: false,
  },
  {
    type: 'dateRange',
    field: 'ec_date',
    pastDays: DAYS_SINCE_NEW,
    numberOfValues: DAYS_SINCE_NEW.length,
    isSuggested: false,
  },
  regular('availability'),
  { ...regular('store'), type: 'location' },
]

function toDefinition(outline: Outline, shop: Shop): FacetDefinition {
  const named = { facetId: outline.field, displayName: facetName(outline.field, shop) }
  switch (outline.type) {
    case 'hierarchical':
      return { ...outline, ...named }
    case 'numericalRange':
      return { ...outline, ...named }
    case 'dateRange':
      return { ...outline, ...named }
    default:
      return { ...outline, ...named, captions: facetCaptions(outline.field, shop) }
  }
}

const BY_SHOP: ReadonlyMap<ShopId, readonly FacetDefinition[]> = new Map(
  SHOPS.map((shop) => [shop.shopId, OUTLINES.map((outline) => toDefinition(outline, shop))]),
)

/** The facets a shop shows, in their order. */
export function facetDefinitionsOf(shop: Shop): readonly FacetDefinition[] {
  return BY_SHOP.get(shop.shopId) ?? []
}

export interface FieldSuggestionsFacet {
  facetId: string
  displayName: string
  field: string
  type: 'regular' | 'hierarchical'
}

/** Facets whose values may be offered beside completions: what shoppers name when they search. */
export function fieldSuggestionsFacets(shop: Shop): FieldSuggestionsFacet[] {
  return facetDefinitionsOf(shop).flatMap(({ facetId, displayName, field, type, isSuggested }) =>
    isSuggested && (type === 'regular' || type === 'hierarchical')
      ? [{ facetId, displayName, field, type }]
      : [],
  )
}
