import type { FacetView, ObservableState } from './observable-state.ts'

export function aFacetView(changes: Partial<FacetView> = {}): FacetView {
  return {
    facetId: 'ec_color',
    type: 'regular',
    displayName: 'Farbe',
    values: [
      { key: 'blau', state: 'idle', count: 3 },
      { key: 'rot', state: 'selected', count: 2 },
    ],
    isLoading: false,
    hasActiveValues: true,
    canShowMore: false,
    canShowLess: false,
    activePath: null,
    ancestry: [],
    domain: null,
    manualRange: null,
    search: null,
    ...changes,
  }
}

/** A listing with one product on the first of two pages. */
export function anObservableState(changes: Partial<ObservableState> = {}): ObservableState {
  return {
    page: {
      products: [{ permanentid: '1', position: 1, name: 'Kleid', price: 20, children: ['1', '2'] }],
      isLoading: false,
      isAnswered: true,
      error: null,
      pagination: { page: 0, pageSize: 1, totalEntries: 2, totalPages: 2 },
      summary: { firstProduct: 1, lastProduct: 1, totalNumberOfProducts: 2 },
      sort: { applied: 'relevance', available: ['relevance', 'ec_price asc'] },
      facets: [aFacetView()],
      breadcrumbs: [{ facetId: 'ec_color', values: ['rot'] }],
      parameters: {},
      fragment: '',
      allParameters: {},
    },
    search: null,
    cart: { items: [], totalQuantity: 0 },
    context: { language: 'de', country: 'DE', currency: 'EUR', url: '/de/c/' },
    slots: {},
    ...changes,
  }
}
