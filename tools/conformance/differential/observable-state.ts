/** What a visitor could see of a client, in one form for both; plain JSON, compared as it is. */
export interface ObservableState {
  page: PageView
  /** `null` on a listing. */
  search: SearchView | null
  cart: { items: readonly CartLine[]; totalQuantity: number }
  context: { language: string; country: string; currency: string; url: string }
  slots: Readonly<Record<string, SlotView>>
}

export interface PageView {
  products: readonly ProductView[]
  isLoading: boolean
  isAnswered: boolean
  error: { statusCode: number; type: string } | null
  pagination: PaginationView
  summary: { firstProduct: number; lastProduct: number; totalNumberOfProducts: number }
  sort: { applied: string; available: readonly string[] }
  facets: readonly FacetView[]
  breadcrumbs: readonly { facetId: string; values: readonly string[] }[]
  /** What the visitor has set, with usual values left out. */
  parameters: Readonly<Record<string, unknown>>
  fragment: string
  /** The same with usual values, which are known once there is a reply. */
  allParameters: Readonly<Record<string, unknown>>
}

export interface ProductView {
  permanentid: string
  position: number
  name: string | null
  price: number | null
  children: readonly string[]
}

export interface PaginationView {
  page: number
  pageSize: number
  totalEntries: number
  totalPages: number
}

export interface FacetView {
  facetId: string
  type: string
  displayName: string
  values: readonly ValueView[]
  isLoading: boolean
  hasActiveValues: boolean
  canShowMore: boolean
  canShowLess: boolean
  /** Hierarchical facets: the path that is open. */
  activePath: string | null
  ancestry: readonly string[]
  domain: { min: number; max: number } | null
  manualRange: string | null
  search: FacetSearchView | null
}

export interface ValueView {
  /** Unique in its facet: the value, the range or the path. */
  key: string
  state: string
  count: number | null
  children?: readonly ValueView[]
}

export interface FacetSearchView {
  query: string
  values: readonly { rawValue: string; count: number; path: readonly string[] }[]
  more: boolean
}

export interface SearchView {
  query: string
  box: { value: string; suggestions: readonly string[]; isLoading: boolean }
  correction: { originalQuery: string; correctedTo: string; offered: string }
  triggers: {
    redirectTo: string
    notifications: readonly string[]
    query: { original: string; new: string; isModified: boolean }
  }
  recent: readonly string[]
  filters: readonly SuggestedFilter[]
  instant: { products: readonly string[]; totalCount: number; isLoading: boolean }
  standalone: { value: string; redirectTo: string; isLoading: boolean }
}

/** Values of a facet that go with what is typed, and the address each leads to. */
interface SuggestedFilter {
  facetId: string
  values: readonly { key: string; address: string }[]
}

interface CartLine {
  productId: string
  name: string
  price: number
  quantity: number
}

export interface SlotView {
  headline: string
  products: readonly ProductView[]
  isLoading: boolean
  error: boolean
  pagination: PaginationView
}
