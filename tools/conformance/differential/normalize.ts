import type { FacetView, ProductView, ValueView } from './observable-state.ts'

interface Product {
  permanentid: string
  position: number
  ec_name: string | null
  ec_price: number | null
  ec_promo_price: number | null
  children: readonly { permanentid: string }[]
}

/** Either client's product, by what a tile shows of it. */
export function toProductView(product: Product): ProductView {
  const { permanentid, position, ec_name, ec_price, ec_promo_price, children } = product
  return {
    permanentid,
    position,
    name: ec_name,
    price: ec_promo_price ?? ec_price,
    children: children.map((child) => child.permanentid),
  }
}

/** A product as a cart and an event name it. */
export function toCartProduct(product: {
  permanentid: string
  ec_product_id: string | null
  ec_name: string | null
  ec_price: number | null
  ec_promo_price: number | null
}): { productId: string; name: string; price: number } {
  return {
    productId: product.ec_product_id ?? product.permanentid,
    name: product.ec_name ?? product.permanentid,
    price: product.ec_promo_price ?? product.ec_price ?? 0,
  }
}

interface Range {
  start: number | string
  end: number | string
  endInclusive: boolean
}

/** A value of any kind of facet. */
export interface AnyValue extends Partial<Range> {
  state: string
  value?: string
  numberOfResults?: number
  path?: readonly string[]
  children?: readonly AnyValue[]
}

const PATH_MARK = ' > '

/** What makes a value the same in both clients. */
export function keyOf({ value, path, start, end, endInclusive }: AnyValue): string {
  if (start !== undefined) return `${start}${endInclusive === true ? '...' : '..'}${end}`
  return path === undefined ? (value ?? '') : pathKey(path)
}

function pathKey(path: readonly string[]): string {
  return path.join(PATH_MARK)
}

export function toPath(key: string): readonly string[] {
  return key.split(PATH_MARK)
}

export function toValueView(value: AnyValue): ValueView {
  const view = { key: keyOf(value), state: value.state, count: value.numberOfResults ?? null }
  return value.children === undefined
    ? view
    : { ...view, children: value.children.map(toValueView) }
}

/** A value of a hierarchical facet, wherever in the tree it is. */
export function findNode<Node extends { path?: readonly string[]; children?: readonly Node[] }>(
  values: readonly Node[],
  path: readonly string[],
): Node | undefined {
  for (const value of values) {
    if (pathKey(value.path ?? []) === pathKey(path)) return value
    const found = findNode(value.children ?? [], path)
    if (found !== undefined) return found
  }
  return undefined
}

/** All values of a hierarchical facet, parents before their children. */
export function flatten(values: readonly ValueView[]): ValueView[] {
  return values.flatMap((value) => [value, ...flatten(value.children ?? [])])
}

/** A facet of either client; which fields there are depends on its type. */
export interface AnyFacet {
  facetId: string
  type: string
  displayName?: string | undefined
  values: readonly AnyValue[]
  isLoading: boolean
  hasActiveValues: boolean
  canShowMoreValues: boolean
  canShowLessValues: boolean
  activeValue?: AnyValue | undefined
  selectedValueAncestry?: readonly AnyValue[] | undefined
  domain?: { min: number; max: number } | undefined
  manualRange?: AnyValue | undefined
  facetSearch?:
    | {
        query: string
        values: readonly { rawValue: string; count: number; path?: readonly string[] }[]
        moreValuesAvailable: boolean
      }
    | undefined
}

export function toFacetView(facet: AnyFacet): FacetView {
  const { activeValue, domain, manualRange, facetSearch } = facet
  return {
    facetId: facet.facetId,
    type: facet.type,
    displayName: facet.displayName ?? '',
    values: facet.values.map(toValueView),
    isLoading: facet.isLoading,
    hasActiveValues: facet.hasActiveValues,
    canShowMore: facet.canShowMoreValues,
    canShowLess: facet.canShowLessValues,
    activePath: activeValue === undefined ? null : keyOf(activeValue),
    ancestry: (facet.selectedValueAncestry ?? []).map(keyOf),
    domain: domain === undefined ? null : { min: domain.min, max: domain.max },
    manualRange: manualRange === undefined ? null : keyOf(manualRange),
    search:
      facetSearch === undefined
        ? null
        : {
            query: facetSearch.query,
            more: facetSearch.moreValuesAvailable,
            values: facetSearch.values.map(({ rawValue, count, path = [] }) => ({
              rawValue,
              count,
              path,
            })),
          },
  }
}

interface Found {
  rawValue: string
  displayValue: string
  count: number
  path?: readonly string[]
}

/** Values that are suggested, with what an address would say of them, whatever its order. */
export function toSuggestedFilter<Value extends Found>(filter: {
  state: { facetId: string; values: readonly Value[] }
  getSearchParameters(value: Value): string
}): { facetId: string; values: { key: string; address: string }[] } {
  const { facetId, values } = filter.state
  return {
    facetId,
    values: values.map((value) => ({
      key: pathKey([...(value.path ?? []), value.rawValue]),
      address: filter.getSearchParameters(value).split('&').toSorted().join('&'),
    })),
  }
}

/** A sort as one word: relevance, or fields with their directions. */
export function sortKey(sort: {
  by: string
  fields?: readonly { name: string; direction?: string }[]
}): string {
  const fields = sort.fields ?? []
  if (sort.by === 'relevance' || fields.length === 0) return sort.by
  return fields.map(({ name, direction = '' }) => `${name} ${direction}`.trim()).join(', ')
}

/** What an address shows of them: nothing undefined, no empty maps, ranges and orders in short. */
export function toPlainParameters(parameters: object): Readonly<Record<string, unknown>> {
  const plain = JSON.parse(JSON.stringify(parameters)) as Record<string, unknown>
  const shown = Object.entries(plain).map(([name, value]) => [name, toPlain(value)] as const)
  return Object.fromEntries(shown.filter(([, value]) => !isEmptyObject(value)))
}

function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain)
  if (typeof value !== 'object' || value === null) return value
  if ('start' in value) return keyOf(value as AnyValue)
  if ('by' in value) return sortKey(value as Parameters<typeof sortKey>[0])
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toPlain(inner)]))
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
