import { redeemOrderCode, requestOrderCode, trackOrder } from '@saum/contract/order'
import type { TrackingService } from '../tracking/tracking-service.ts'
import { on } from './handler.ts'

export interface TrackingHandlerParts {
  tracking: TrackingService
}

/** Calls about an order by its number. */
export function trackingHandlers({ tracking }: TrackingHandlerParts) {
  return {
    trackOrder: on(trackOrder, (question, asker) => tracking.track(asker, question)),
    requestOrderCode: on(requestOrderCode, (wish, asker) => tracking.requestCode(asker, wish)),
    redeemOrderCode: on(redeemOrderCode, (attempt, asker) => tracking.redeemCode(asker, attempt)),
  }
}
