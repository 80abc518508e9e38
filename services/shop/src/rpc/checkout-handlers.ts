import * as calls from '@saum/contract/checkout'
import {
  addressesEntry,
  customerEntry,
  methodEntry,
  optionEntry,
} from '../checkout/checkout-entry.ts'
import type { CheckoutService } from '../checkout/checkout-service.ts'
import { changeKey, on, onSession } from './handler.ts'

export interface CheckoutHandlerParts {
  checkouts: CheckoutService
}

/** Calls of the checkout; all but the first are made by whoever shows it, with the token of the page. */
export function checkoutHandlers({ checkouts }: CheckoutHandlerParts) {
  return {
    getCheckoutToken: onSession(calls.getCheckoutToken, (_, owner, context) =>
      checkouts.token(owner, () => changeKey(context, owner)),
    ),
    startCheckout: on(calls.startCheckout, ({ checkoutJwt }, { shop, sessionKey: pageKey }) =>
      checkouts.start({ shop, checkoutJwt, pageKey }),
    ),
    setCheckoutCustomer: on(calls.setCheckoutCustomer, (payload, { shop }) =>
      checkouts.enter({ shop, checkoutJwt: payload.checkoutJwt }, customerEntry(payload)),
    ),
    setCheckoutAddresses: on(calls.setCheckoutAddresses, (payload, { shop }) =>
      checkouts.enter({ shop, checkoutJwt: payload.checkoutJwt }, addressesEntry(payload)),
    ),
    setShippingOption: on(calls.setShippingOption, (payload, { shop }) =>
      checkouts.enter({ shop, checkoutJwt: payload.checkoutJwt }, optionEntry(payload)),
    ),
    setPaymentMethod: on(calls.setPaymentMethod, (payload, { shop }) =>
      checkouts.enter({ shop, checkoutJwt: payload.checkoutJwt }, methodEntry(payload)),
    ),
    addGiftCard: on(calls.addGiftCard, (payload, { shop, clientKey }) =>
      checkouts.addGiftCard({ shop, checkoutJwt: payload.checkoutJwt }, { ...payload, clientKey }),
    ),
    removeGiftCard: on(calls.removeGiftCard, ({ checkoutJwt, id }, { shop }) =>
      checkouts.removeGiftCard({ shop, checkoutJwt }, id),
    ),
    placeOrder: on(calls.placeOrder, (payload, context) => {
      const { shop, clientKey, nextSessionKey } = context
      const asked = { shop, checkoutJwt: payload.checkoutJwt }
      return checkouts.place(asked, {
        ...payload,
        clientKey,
        hasNextSession: nextSessionKey !== null,
        changeKey: (owner) => changeKey(context, owner, { isOrder: true }),
      })
    }),
    abandonPayment: on(calls.abandonPayment, ({ checkoutJwt, paymentKey }, { shop }) =>
      checkouts.abandon({ shop, checkoutJwt }, paymentKey),
    ),
  }
}
