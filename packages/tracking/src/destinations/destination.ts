import type { ConsentServiceId } from '@saum/domain/consent-services'
import type { TrackingEvent } from '../events/tracking-event.ts'

/** Where events are sent. */
export interface Destination {
  /** What the visitor has to allow. */
  service: ConsentServiceId
  /** Takes each event once; never throws. While the page goes away nothing can be waited for. */
  deliver(events: readonly TrackingEvent[], isLeaving: boolean): void
}
