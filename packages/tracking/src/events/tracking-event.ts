import type { TrackingEventName, VITAL_METRICS } from '@saum/contract/tracking-event'
import type { TrackedItem } from '../entities/tracked-item.ts'

/** Lists products stand in, by the names reports group them under. */
export const LIST_NAMES = ['category', 'search', 'cart', 'wishlist', 'promotion', 'outfit'] as const

export type ListName = (typeof LIST_NAMES)[number]

/** Where something happened. */
export interface TrackedPage {
  pageType: string
  /** Without query and without secrets. */
  path: string
  title: string
}

/** What happened, beyond where and when. */
export interface TrackingFacts {
  name: TrackingEventName
  items?: readonly TrackedItem[]
  list?: ListName
  /** In major units. */
  value?: number
  /** Number of an order. */
  transactionId?: string
  promotion?: { id: string; name: string }
  query?: string
  /** How many products a search found. */
  total?: number
  /** Of the provider's answer the products came with. */
  responseId?: string
  metric?: (typeof VITAL_METRICS)[number]
  measure?: number
  experiment?: string
  variant?: string
  /** What was chosen: a payment method, a way of delivery. */
  choice?: string
}

export interface TrackingEvent extends TrackingFacts {
  id: string
  page: TrackedPage
  /** By the clock that never jumps. */
  happenedAt: number
}
