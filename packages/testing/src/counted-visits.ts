import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '@saum/contract/call'
import { keepVisitEvents, type TrackingEventName } from '@saum/contract/tracking-event'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import type { DatabaseEngine } from '@saum/shop/database/database'
import { startTestBackend } from './test-backend.ts'

export const NOW = Date.parse('2026-11-17T12:00:00+01:00')
export const HOUR_MS = 60 * 60 * 1000

type SentEvent = PayloadOf<typeof keepVisitEvents>['events'][number]

export function anEvent(name: TrackingEventName, more: Partial<SentEvent> = {}): SentEvent {
  return { id: randomUUID(), name, ageMs: 0, pageType: 'product_page', path: '/de/', ...more }
}

/** A shop whose visitors are counted, with a clock one can turn. */
export async function aCountingShop(engine: DatabaseEngine) {
  const clock = { now: NOW }
  const backend = await startTestBackend({ engine, now: () => clock.now })
  return {
    backend,
    clock,
    /** A whole visit; of a visitor of their own unless one is named. */
    visit(
      events: SentEvent[],
      {
        shopId = SHOPS[0].shopId,
        visitId = randomUUID(),
        consentId = randomUUID(),
      }: { shopId?: ShopId; visitId?: string; consentId?: string } = {},
    ) {
      return backend.post(keepVisitEvents, { visitId, consentId, events }, shopId)
    },
  }
}
