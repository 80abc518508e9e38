import * as calls from '@saum/contract/checkout'
import {
  addressesEntry,
  customerEntry,
  methodEntry,
  optionEntry,
} from '../checkout/checkout-entry.ts'
import type { CheckoutService } from '../checkout/checkout-service.ts'
import type { AskedCheckout } from '../checkout/checkout-visit.ts'
import { changeKey, on, onSession, type CallContext } from './handler.ts'

export interface CheckoutHandlerParts {
  checkouts: CheckoutService
}

/** Calls of the checkout; all but the first are made by whoever shows it, with the token of the page. */
export function checkoutHandlers({ checkouts }: CheckoutHandlerParts) {
  return {
    getCheckoutToken: onSession(calls.getCheckoutToken, (_, owner, context) =>
      checkouts.token(owner, () => changeKey(context, owner)),
    ),
    startCheckout: on(calls.startCheckout, (payload, context) =>
      checkouts.start({ ...askedOf(payload, context), pageKey: context.sessionKey }),
    ),
    setCheckoutCustomer: on(calls.setCheckoutCustomer, (payload, context) =>
      checkouts.enter(askedOf(payload, context), customerEntry(payload)),
    ),
    setCheckoutAddresses: on(calls.setCheckoutAddresses, (payload, context) =>
      checkouts.enter(askedOf(payload, context), addressesEntry(payload)),
    ),
    setShippingOption: on(calls.setShippingOption, (payload, context) =>
      checkouts.enter(askedOf(payload, context), optionEntry(payload)),
    ),
    setPaymentMethod: on(calls.setPaymentMethod, (payload, context) =>
      checkouts.enter(askedOf(payload, context), methodEntry(payload)),
    ),
    addGiftCard: on(calls.addGiftCard, (payload, context) =>
      checkouts.addGiftCard(askedOf(payload, context), {
        ...payload,
        clientKey: context.clientKey,
      }),
    ),
    removeGiftCard: on(calls.removeGiftCard, (payload, context) =>
      checkouts.removeGiftCard(askedOf(payload, context), payload.id),
    ),
    placeOrder: on(calls.placeOrder, (payload, context) => {
      const { clientKey, nextSessionKey } = context
      return checkouts.place(askedOf(payload, context), {
        ...payload,
        clientKey,
        hasNextSession: nextSessionKey !== null,
        changeKey: (owner) => changeKey(context, owner, { isOrder: true }),
      })
    }),
    abandonPayment: on(calls.abandonPayment, (payload, context) =>
      checkouts.abandon(askedOf(payload, context), payload.paymentKey),
    ),
  }
}

function askedOf(
  { checkoutJwt }: { checkoutJwt: string },
  { shop, sessionKey }: CallContext,
): AskedCheckout {
  return { shop, checkoutJwt, sessionKey }
}
