import { looksPersonal, MAX_QUERY_LENGTH, toCountedQuery } from '@saum/domain/personal-text'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import type { SearchEvent } from './event-log.ts'

const MAX_PRODUCTS_PER_ORDER = 100
const MAX_QUANTITY = 1_000
const MAX_POSITION = 100_000

const shopId = v.picklist(SHOPS.map((shop) => shop.shopId))
const at = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const clientId = v.pipe(v.string(), v.uuid(), v.toLowerCase())
const productId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const quantity = v.pipe(v.number(), v.finite(), v.minValue(1), v.toMaxValue(MAX_QUANTITY))
const token = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/u))
const query = v.pipe(
  v.string(),
  v.maxLength(MAX_QUERY_LENGTH),
  v.transform(toCountedQuery),
  v.nonEmpty(),
  v.check((text) => !looksPersonal(text)),
)

/** An id nobody can use to recognise a visitor is worse than none. */
const fields = { shopId, at, clientId: v.fallback(v.optional(clientId), undefined) }

const keptEvent = v.variant('kind', [
  v.object({
    ...fields,
    kind: v.literal('search'),
    query,
    total: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    responseId: token,
  }),
  v.object({
    ...fields,
    kind: v.literal('click'),
    productId,
    responseId: v.fallback(v.optional(token), undefined),
    position: v.fallback(
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_POSITION))),
      undefined,
    ),
  }),
  v.object({
    ...fields,
    kind: v.literal('view'),
    productId,
    isUncounted: v.optional(v.literal(true)),
  }),
  v.object({
    ...fields,
    kind: v.literal('cart'),
    action: v.picklist(['add', 'remove']),
    productId,
    quantity,
  }),
  v.object({
    ...fields,
    kind: v.literal('purchase'),
    orderId: token,
    products: v.pipe(
      v.array(v.object({ productId, quantity })),
      v.nonEmpty(),
      v.maxLength(MAX_PRODUCTS_PER_ORDER),
    ),
  }),
  v.object({
    ...fields,
    kind: v.literal('answer-feedback'),
    answerId: token,
    isHelpful: v.boolean(),
  }),
  v.object({
    ...fields,
    kind: v.literal('custom'),
    name: v.pipe(
      token,
      v.check((name) => !looksPersonal(name)),
    ),
  }),
  v.object({ ...fields, kind: v.literal('forget'), clientId }),
])

/**
 * The event as it may be kept, or `null`: only known fields, no visitor id that is not a UUID, no
 * query that is long or may be personal. What is read back from disk passes here too.
 */
export function toKeptEvent(event: unknown): SearchEvent | null {
  const parsed = v.safeParse(keptEvent, event)
  return parsed.success ? withoutAbsent(parsed.output) : null
}

/** The schema has already said what it is; only keys without a value go. */
function withoutAbsent(event: v.InferOutput<typeof keptEvent>): SearchEvent {
  return Object.fromEntries(
    Object.entries(event).filter(([, value]) => value !== undefined),
  ) as unknown as SearchEvent
}
