import * as calls from '@saum/contract/subscription'
import { accept } from '@saum/domain/result'
import type { SubscriptionService } from '../subscription/subscription-service.ts'
import { onCustomer, type CallingCustomer } from './handler.ts'

export interface SubscriptionHandlerParts {
  subscriptions: SubscriptionService
}

/** Calls about deliveries that come again and again. */
export function subscriptionHandlers({ subscriptions }: SubscriptionHandlerParts) {
  return {
    getSubscriptions: onCustomer(calls.getSubscriptions, async (_, calling) =>
      accept(await subscriptions.list(callerOf(calling))),
    ),
    updateSubscription: onCustomer(calls.updateSubscription, ({ id, ...update }, calling) =>
      subscriptions.update(callerOf(calling), id, update),
    ),
    skipDelivery: onCustomer(calls.skipDelivery, ({ id, deliveryOn }, calling) =>
      subscriptions.skip(callerOf(calling), id, deliveryOn),
    ),
    restoreDelivery: onCustomer(calls.restoreDelivery, ({ id, deliveryOn }, calling) =>
      subscriptions.restore(callerOf(calling), id, deliveryOn),
    ),
    pauseSubscription: onCustomer(calls.pauseSubscription, ({ id, months }, calling) =>
      subscriptions.pause(callerOf(calling), id, months),
    ),
    resumeSubscription: onCustomer(calls.resumeSubscription, ({ id }, calling) =>
      subscriptions.resume(callerOf(calling), id),
    ),
    cancelSubscription: onCustomer(calls.cancelSubscription, ({ id, requestKey }, calling) =>
      subscriptions.cancel(callerOf(calling), id, requestKey),
    ),
    getSubscriptionCancellations: onCustomer(
      calls.getSubscriptionCancellations,
      async (_, calling) => accept(await subscriptions.cancellations(callerOf(calling))),
    ),
  }
}

function callerOf({ owner, customer }: CallingCustomer) {
  return { shop: owner.shop, customerId: customer.id }
}
