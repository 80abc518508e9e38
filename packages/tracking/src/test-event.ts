import { toTrackedItem, type ItemFacts, type TrackedItem } from './entities/tracked-item.ts'
import type { TrackedPage, TrackingEvent } from './events/tracking-event.ts'

/** Events as pages tell them; a test states only what it is about. */
export function anItem(changes: Partial<ItemFacts> = {}): TrackedItem {
  return toTrackedItem({ id: 7, name: 'Mantel Ottilie', cents: 99_95, ...changes })
}

export function aPage(changes: Partial<TrackedPage> = {}): TrackedPage {
  return { pageType: 'home', path: '/de/', title: 'Saum', ...changes }
}

export function anEvent(changes: Partial<TrackingEvent> = {}): TrackingEvent {
  return {
    name: 'page_view',
    id: '00000000-0000-4000-8000-000000000001',
    page: aPage(),
    happenedAt: 0,
    ...changes,
  }
}
