import type { CategoryValue, FacetReply, FacetValueState, RegularValue } from './facet.ts'
import type { ProductReply } from './product.ts'
import type { PageReply } from './reply.ts'

export function aProduct(id: string, changes: Partial<ProductReply> = {}): ProductReply {
  return {
    permanentid: id,
    clickUri: `https://saum.example/de/p/bluse-${id}/`,
    ec_product_id: id,
    ec_name: `Bluse ${id}`,
    ec_description: null,
    ec_shortdesc: null,
    ec_brand: 'Saum',
    ec_category: ['Damen', 'Damen|Blusen'],
    ec_price: 79.99,
    ec_promo_price: null,
    ec_images: [],
    ec_thumbnails: [],
    ec_in_stock: true,
    ec_rating: null,
    ec_gender: null,
    ec_color: 'Blau',
    ec_listing: null,
    ec_item_group_id: null,
    additionalFields: {},
    children: [],
    totalNumberOfChildren: 0,
    ...changes,
  }
}

export function aRegularValue(value: string, state: FacetValueState = 'idle'): RegularValue {
  return { value, state, ...COUNTED }
}

export function aCategoryValue(
  path: readonly string[],
  changes: Partial<CategoryValue> = {},
): CategoryValue {
  const value = path.at(-1) ?? ''
  return { value, path, state: 'idle', isLeafValue: false, children: [], ...COUNTED, ...changes }
}

const COUNTED = {
  numberOfResults: 3,
  isAutoSelected: false,
  isSuggested: false,
  moreValuesAvailable: false,
}

const FACET = {
  isFieldExpanded: false,
  moreValuesAvailable: true,
  fromAutoSelect: false,
  numberOfValues: 4,
}

/** One facet of each kind. */
export function someFacets(): FacetReply[] {
  return [
    {
      ...FACET,
      facetId: 'ec_color',
      field: 'ec_color',
      displayName: 'Farbe',
      type: 'regular',
      values: ['Blau', 'Rot', 'Weiß', 'Schwarz'].map((value) => aRegularValue(value)),
    },
    {
      ...FACET,
      facetId: 'ec_category',
      field: 'ec_category',
      displayName: 'Kategorie',
      type: 'hierarchical',
      delimitingCharacter: '|',
      values: [aCategoryValue(['Damen']), aCategoryValue(['Sale'])],
    },
    {
      ...FACET,
      facetId: 'ec_price',
      field: 'ec_price',
      displayName: 'Preis',
      type: 'numericalRange',
      interval: 'continuous',
      domain: { min: 0, max: 200, increment: 1 },
      numberOfValues: 1,
      values: [{ start: 10, end: 150, endInclusive: true, state: 'idle', ...COUNTED }],
    },
    {
      ...FACET,
      facetId: 'ec_reduction',
      field: 'ec_reduction',
      displayName: 'Reduziert',
      type: 'numericalRange',
      interval: 'discrete',
      values: [
        { start: 10, end: 30, endInclusive: false, state: 'idle', ...COUNTED },
        { start: 30, end: 100, endInclusive: true, state: 'idle', ...COUNTED },
      ],
    },
    {
      ...FACET,
      facetId: 'ec_date',
      field: 'ec_date',
      displayName: 'Neu seit',
      type: 'dateRange',
      values: [
        {
          start: '2026/11/01@00:00:00',
          end: '2026/11/16@00:00:00',
          endInclusive: false,
          state: 'idle',
          ...COUNTED,
        },
      ],
    },
    {
      ...FACET,
      facetId: 'store',
      field: 'store',
      displayName: 'Filiale',
      type: 'location',
      values: [
        { value: 'berlin', state: 'idle' },
        { value: 'wien', state: 'idle' },
      ],
    },
  ]
}

/** The first of five pages of two products each. */
export function aPageReply(changes: Partial<PageReply> = {}): PageReply {
  return {
    responseId: 'response-1',
    products: [aProduct('1'), aProduct('2')],
    facets: someFacets(),
    pagination: { page: 0, perPage: 2, totalEntries: 10, totalPages: 5 },
    sort: {
      appliedSort: { sortCriteria: 'relevance' },
      availableSorts: [
        { sortCriteria: 'relevance' },
        {
          sortCriteria: 'fields',
          fields: [{ field: 'ec_price', direction: 'asc', displayName: 'Preis aufsteigend' }],
        },
      ],
    },
    triggers: [],
    queryCorrection: null,
    ...changes,
  }
}
