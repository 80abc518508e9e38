import * as v from '@saum/schema/schema'

/** More facets than any shop has; a request with more is not from a shopper. */
export const MAX_FACETS = 100
/** More values than a page can show; each further one would cost time for nothing. */
export const MAX_VALUES = 1000
/** Every product is compared with every range, so there may be fewer of them. */
export const MAX_RANGES = 100
/** Steps from the root of a tree to its leaves. */
export const MAX_DEPTH = 10
const MAX_TEXT = 500

export const facetText = v.pipe(v.string(), v.maxLength(MAX_TEXT))
export const facetIdText = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TEXT))
export const valueCount = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const childCount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const finite = v.pipe(v.number(), v.finite())

export const facetState = v.picklist(['idle', 'selected', 'excluded'])
export type FacetState = v.InferOutput<typeof facetState>

// Texts of values are not measured one by one: the body as a whole is.
export const requestedValue = v.object({ value: v.string(), state: facetState })
export type RequestedValue = v.InferOutput<typeof requestedValue>

const rangeEnd = { endInclusive: v.boolean(), state: facetState }

export const requestedNumbers = v.object({ start: finite, end: finite, ...rangeEnd })
export const requestedDates = v.object({ start: v.string(), end: v.string(), ...rangeEnd })

/** A node of a tree; `children` lead to what is selected below it. */
export interface RequestedNode {
  value: string
  state: FacetState
  retrieveCount?: number | null | undefined
  children: RequestedNode[]
}

/** Written out to its depth, so that a hostile nesting is refused and not followed. */
function nodeSchema(depth: number): v.GenericSchema<unknown, RequestedNode> {
  const children: v.GenericSchema<unknown, RequestedNode[]> =
    depth > 1 ? v.array(nodeSchema(depth - 1)) : v.pipe(v.array(v.never()), v.maxLength(0))
  return v.object({
    value: v.string(),
    state: facetState,
    retrieveCount: v.nullish(childCount),
    children: v.nullish(children, () => []),
  })
}

function countNodes(nodes: readonly RequestedNode[]): number {
  return nodes.reduce((count, node) => count + 1 + countNodes(node.children), 0)
}

const common = {
  facetId: facetIdText,
  field: facetIdText,
  numberOfValues: v.nullish(valueCount),
  isFieldExpanded: v.nullish(v.boolean()),
  preventAutoSelect: v.nullish(v.boolean()),
  freezeCurrentValues: v.nullish(v.boolean()),
}

/** One schema per type; an unknown type is refused in the words of every other enum. */
export function byType<T extends Readonly<Record<string, v.GenericSchema<unknown, unknown>>>>(
  schemas: T,
): v.GenericSchema<unknown, v.InferOutput<T[keyof T]>> {
  const types = new Map<unknown, v.GenericSchema<unknown, unknown>>(Object.entries(schemas))
  const unknownType = v.object({ type: v.picklist(Object.keys(schemas)) })
  return v.lazy((input) => {
    const isTyped = typeof input === 'object' && input !== null && 'type' in input
    return ((isTyped && types.get(input.type)) || unknownType) as T[keyof T]
  })
}

/** Too long a list is refused before anybody looks into it. */
export function listOf<T>(entry: v.GenericSchema<unknown, T>, limit: number) {
  const list = v.array(entry)
  // Never accepts anything it is asked about, so what it would answer with does not matter.
  const tooLong = v.pipe(
    v.custom<unknown[]>(Array.isArray),
    v.maxLength(limit),
  ) as unknown as typeof list
  const bounded = v.lazy((input) => (Array.isArray(input) && input.length > limit ? tooLong : list))
  return v.nullish(bounded, () => [])
}

/** The values of a tree, counted at all depths. */
export const requestedTree = v.pipe(
  listOf(nodeSchema(MAX_DEPTH), MAX_VALUES),
  v.check((nodes) => countNodes(nodes) <= MAX_VALUES),
)

const regular = v.object({
  type: v.literal('regular'),
  ...common,
  values: listOf(requestedValue, MAX_VALUES),
})

const location = v.object({
  type: v.literal('location'),
  ...common,
  values: listOf(requestedValue, MAX_VALUES),
})

const numericalRange = v.object({
  type: v.literal('numericalRange'),
  ...common,
  values: listOf(requestedNumbers, MAX_RANGES),
  interval: v.nullish(v.picklist(['continuous', 'discrete', 'even', 'equiprobable'])),
})

const dateRange = v.object({
  type: v.literal('dateRange'),
  ...common,
  values: listOf(requestedDates, MAX_RANGES),
})

const hierarchical = v.object({
  type: v.literal('hierarchical'),
  ...common,
  values: requestedTree,
  retrieveCount: v.nullish(childCount),
})

const facetRequest = byType({ regular, location, numericalRange, dateRange, hierarchical })

/** `facets` of a listing, search or facet search. */
export const facetRequests = listOf(facetRequest, MAX_FACETS)

export type FacetRequest = v.InferOutput<typeof facetRequest>

/** What facet search has beside the body of a search. */
export const facetSearchEntries = {
  facetId: facetIdText,
  captions: v.nullish(
    v.pipe(
      v.record(facetText, facetText),
      v.check((captions) => Object.keys(captions).length <= MAX_VALUES),
    ),
    () => ({}),
  ),
  facetQuery: v.nullish(facetText, '*'),
  numberOfValues: v.nullish(valueCount),
  ignoreValues: v.nullish(v.pipe(v.array(facetText), v.maxLength(MAX_VALUES)), () => []),
  ignorePaths: v.nullish(
    v.pipe(v.array(v.pipe(v.array(facetText), v.maxLength(MAX_DEPTH))), v.maxLength(MAX_VALUES)),
    () => [],
  ),
}
