import type { VisitEvent } from '@saum/contract/tracking-event'
import type { ShopId } from '@saum/domain/shops'
import type { SqlValue } from '../database/database.ts'

/** Whose events these are. */
export interface VisitKey {
  shopId: ShopId
  visitId: string
  consentId: string
}

export const EVENT_COLUMNS = [
  'id',
  'shop_id',
  'visit_id',
  'consent_id',
  'at',
  'name',
  'page_type',
  'path',
  'product_id',
  'quantity',
  'value',
  'query',
  'total',
  'metric',
  'measure',
  'experiment',
  'variant',
] as const

/** What an event says beside its name is only kept where it means something: the report relies on it. */
export function toEventRow(
  { shopId, visitId, consentId }: VisitKey,
  event: VisitEvent,
  now: number,
): SqlValue[] {
  const isSearch = event.name === 'search' && Boolean(event.query)
  const isVital =
    event.name === 'web_vitals' && event.metric !== undefined && event.measure !== undefined
  const isExperiment = event.name === 'experiment' && Boolean(event.experiment && event.variant)
  return [
    event.id,
    shopId,
    visitId,
    consentId,
    momentOf(event, now),
    event.name,
    event.pageType,
    event.path,
    event.productId ?? null,
    event.quantity ?? null,
    event.value ?? null,
    isSearch ? (event.query ?? null) : null,
    isSearch ? (event.total ?? null) : null,
    isVital ? (event.metric ?? null) : null,
    isVital ? (event.measure ?? null) : null,
    isExperiment ? (event.experiment ?? null) : null,
    isExperiment ? (event.variant ?? null) : null,
  ]
}

/** By our own clock: those of visitors are wrong. */
export function momentOf({ ageMs }: VisitEvent, now: number): number {
  return now - ageMs
}
