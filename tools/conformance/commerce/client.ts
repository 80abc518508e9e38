import type { AnsweredState, Controller } from '../controller.ts'

/** The part of the public commerce client that is driven here, in our own words. */
export interface CommerceClient {
  VERSION: string
  buildCommerceEngine(options: { configuration: object; loggerOptions: object }): Engine
  buildProductListing(engine: Engine): Listing
  buildSearch(engine: Engine): Search
  buildSearchBox(engine: Engine, props?: { options: { id?: string } }): SearchBox
  buildStandaloneSearchBox(
    engine: Engine,
    props: { options: { id?: string; redirectionUrl: string } },
  ): StandaloneBox
  buildInstantProducts(
    engine: Engine,
    props: { options: { searchBoxId?: string } },
  ): Controller<InstantState> & { updateQuery(query: string): void }
  buildFieldSuggestionsGenerator(
    engine: Engine,
  ): { fieldSuggestions: readonly FieldSuggestions[] } & Controller<
    readonly { facetId: string; type: string }[]
  >
  buildFilterSuggestionsGenerator(
    engine: Engine,
  ): { filterSuggestions: readonly FilterSuggestions[] } & Controller<
    readonly { facetId: string; type: string }[]
  >
  buildNotifyTrigger(engine: Engine): Controller<{ notifications: readonly string[] }>
  buildRedirectionTrigger(engine: Engine): Controller<{ redirectTo: string }>
  buildQueryTrigger(engine: Engine): Controller<{
    originalQuery: string
    newQuery: string
    wasQueryModified: boolean
  }> & {
    undo(): void
  }
  buildRecommendations(
    engine: Engine,
    props: { options: { slotId: string; productId?: string } },
  ): Recommendations
  buildProductView(engine: Engine): { view(product: Omit<CartItem, 'quantity'>): void }
  buildCart(engine: Engine): Cart
  loadCategoryFacetSetActions(engine: Engine): {
    updateCategoryFacetNumberOfValues(payload: { facetId: string; numberOfValues: number }): object
  }
  buildContext(engine: Engine): { setView(view: { url: string }): void }
}

export interface Engine {
  dispatch(action: object): unknown
}

export interface ChildProduct {
  permanentid: string
  clickUri: string
  ec_product_id: string | null
  ec_name: string | null
  ec_brand: string | null
  ec_category: readonly string[]
  ec_price: number | null
  ec_promo_price: number | null
  ec_images: readonly string[]
  ec_in_stock: boolean | null
  ec_color: string | null
  ec_item_group_id: string | null
  additionalFields: Readonly<Record<string, unknown>>
}

export interface Product extends ChildProduct {
  children: readonly ChildProduct[]
  totalNumberOfChildren: number | null
  position: number
}

export interface ProductsState extends AnsweredState {
  products: readonly Product[]
}

interface Shared extends Controller<ProductsState> {
  promoteChildToParent(child: ChildProduct): void
  interactiveProduct(props: { options: { product: Product } }): { select(): void }
  pagination(): Pagination
  summary(): Controller<{
    firstProduct: number
    lastProduct: number
    totalNumberOfProducts: number
  }>
}

export interface ProductPage extends Shared {
  sort(): Sort
  facetGenerator(): { facets: readonly Facet[]; deselectAll(): void } & Controller<
    readonly string[]
  >
  breadcrumbManager(): Controller<{
    facetBreadcrumbs: readonly Breadcrumb[]
    hasBreadcrumbs: boolean
  }> & {
    deselectAll(): void
  }
  urlManager(props: {
    initialState: { fragment: string }
    excludeDefaultParameters?: boolean
  }): Controller<{ fragment: string }> & { synchronize(fragment: string): void }
  parameterManager(props?: { excludeDefaultParameters?: boolean }): Controller<{
    parameters: Readonly<Record<string, unknown>>
  }> & {
    synchronize(parameters: object): void
  }
}

export interface Listing extends ProductPage {
  executeFirstRequest(): void
  refresh(): void
}

export interface Search extends ProductPage {
  executeFirstSearch(): void
  didYouMean(): Controller<{
    wasCorrectedTo: string
    originalQuery: string
    hasQueryCorrection: boolean
    queryCorrection: { correctedQuery: string }
  }> & { applyCorrection(): void }
}

export interface Recommendations extends Shared {
  state: ProductsState & { headline: string }
  refresh(): void
}

export interface Pagination extends Controller<{
  page: number
  pageSize: number
  totalEntries: number
  totalPages: number
}> {
  nextPage(): void
  previousPage(): void
  selectPage(page: number): void
  setPageSize(size: number): void
  fetchMoreProducts(): void
}

export interface SortCriterion {
  by: string
  fields?: readonly { name: string; direction?: string; displayName?: string }[]
}

interface Sort extends Controller<{
  appliedSort: SortCriterion
  availableSorts: readonly SortCriterion[]
}> {
  sortBy(criterion: SortCriterion): void
  isSortedBy(criterion: SortCriterion): boolean
}

export interface FacetValue {
  value: string
  state: 'idle' | 'selected' | 'excluded'
  numberOfResults: number
  path?: readonly string[]
  children?: readonly FacetValue[]
  isLeafValue?: boolean
  moreValuesAvailable?: boolean
  start: number
  end: number
  endInclusive: boolean
}

export interface FacetState {
  facetId: string
  displayName: string
  type: string
  values: readonly FacetValue[]
  canShowMoreValues: boolean
  canShowLessValues: boolean
  activeValue?: FacetValue
  selectedValueAncestry?: readonly FacetValue[]
  domain?: { min: number; max: number }
  facetSearch: {
    isLoading: boolean
    values: readonly FoundValue[]
    moreValuesAvailable: boolean
    query: string
  }
}

export interface FoundValue {
  displayValue: string
  rawValue: string
  count: number
  path?: readonly string[]
}

/** All kinds in one: which methods there are depends on the type. */
export interface Facet extends Controller<FacetState> {
  type: 'regular' | 'hierarchical' | 'numericalRange' | 'dateRange' | 'location'
  toggleSelect(value: FacetValue): void
  toggleExclude(value: FacetValue): void
  deselectAll(): void
  showMoreValues(): void
  showLessValues(): void
  setRanges(ranges: readonly object[]): void
  facetSearch: {
    updateText(text: string): void
    search(): void
    select(value: FoundValue): void
  }
}

interface Breadcrumb {
  facetId: string
  values: readonly { value: FacetValue; deselect(): void }[]
}

export interface Suggestion {
  highlightedValue: string
  rawValue: string
}

export interface SearchBox extends Controller<{
  value: string
  suggestions: readonly Suggestion[]
  isLoadingSuggestions: boolean
}> {
  updateText(text: string): void
  showSuggestions(): void
  selectSuggestion(value: string): void
  submit(): void
}

export interface StandaloneBox extends Controller<{
  value: string
  redirectTo: string
  isLoading: boolean
}> {
  updateText(text: string): void
  submit(): void
}

export interface InstantState {
  products: readonly Product[]
  isLoading: boolean
  error: unknown
  totalCount: number
}

interface FieldSuggestions extends Controller<{
  facetId: string
  isLoading: boolean
  values: readonly FoundValue[]
}> {
  updateText(text: string): void
  search(): void
}

interface FilterSuggestions extends Controller<{
  facetId: string
  isLoading: boolean
  values: readonly FoundValue[]
}> {
  updateQuery(query: string): void
  getSearchParameters(value: FoundValue): string
}

export interface CartItem {
  productId: string
  name: string
  price: number
  quantity: number
}

interface Cart extends Controller<{ items: readonly CartItem[]; totalQuantity: number }> {
  updateItemQuantity(item: CartItem): void
  empty(): void
  purchase(transaction: { id: string; revenue: number }): void
}
