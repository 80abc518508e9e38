import { MAX_QUERY_LENGTH } from '@saum/domain/personal-text'
import { MAX_VISIT_EVENTS } from '@saum/domain/visit-limits'
import * as v from '@saum/schema/schema'
import { call } from './call.ts'

/** What a visitor can do that is worth counting, by the names tag managers know. */
export const TRACKING_EVENT_NAMES = [
  'page_view',
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'add_to_wishlist',
  'remove_from_wishlist',
  'view_promotion',
  'select_promotion',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
  'search',
  'experiment',
  'web_vitals',
] as const

export type TrackingEventName = (typeof TRACKING_EVENT_NAMES)[number]

export const VITAL_METRICS = ['LCP', 'INP', 'CLS'] as const

const uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase())
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** Databases refuse some control signs, and nobody types them. */
const line = (maxLength: number) =>
  v.pipe(v.string(), v.maxLength(maxLength), v.regex(/^\P{Cc}*$/u))
const word = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w.:-]*$/))

const MAX_AGE_MS = 24 * 60 * 60 * 1000
/** Larger ones are made up, and would drown everything else. */
const MAX_CENTS = 10_000_000
const MAX_PIECES = 1_000
const MAX_MEASURE = 10 * 60 * 1000

/** One event as our own statistics keep it: no names, no addresses, nothing of an order but its value. */
export const visitEvent = v.object({
  /** The same event sent twice is one. */
  id: uuid,
  name: v.picklist(TRACKING_EVENT_NAMES),
  /** How long ago, measured by the page: clocks of visitors are wrong, and jump. */
  ageMs: v.pipe(count, v.maxValue(MAX_AGE_MS)),
  pageType: v.optional(word, ''),
  /** Without query; secrets in it are left out. */
  path: v.optional(line(512), ''),
  productId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  quantity: v.optional(v.pipe(count, v.maxValue(MAX_PIECES))),
  /** Cents of the shop's currency. */
  value: v.optional(v.pipe(count, v.maxValue(MAX_CENTS))),
  /** What was searched for, at most as long as the history keeps it. */
  query: v.optional(line(MAX_QUERY_LENGTH)),
  /** How many products it found. */
  total: v.optional(count),
  metric: v.optional(v.picklist(VITAL_METRICS)),
  /** Of the metric: milliseconds, or the thousandfold of a shift. */
  measure: v.optional(v.pipe(count, v.maxValue(MAX_MEASURE))),
  experiment: v.optional(word),
  variant: v.optional(word),
})

export type VisitEvent = v.InferOutput<typeof visitEvent>

/** Keeps what happened in one visit, each event once. Only our own server asks, which knows the consent. */
export const keepVisitEvents = call('keepVisitEvents', {
  access: 'internal',
  payload: v.object({
    visitId: uuid,
    /** Random and of the consent; who takes it back is forgotten by it. */
    consentId: uuid,
    events: v.pipe(v.array(visitEvent), v.minLength(1), v.maxLength(MAX_VISIT_EVENTS)),
  }),
  result: v.object({ kept: count }),
  refusals: {},
})
