import { checkoutHandlers, type CheckoutHandlerParts } from './checkout-handlers.ts'
import { declarationHandlers, type DeclarationHandlerParts } from './declaration-handlers.ts'
import type { OperatingParts } from '../order/operate.ts'
import { logisticsHandlers } from './logistics-handlers.ts'
import { consentHandlers, type ConsentHandlerParts } from './consent-handlers.ts'
import { contactHandlers, type ContactHandlerParts } from './contact-handlers.ts'
import { newsletterHandlers, type NewsletterHandlerParts } from './newsletter-handlers.ts'
import { orderHandlers, type OrderHandlerParts } from './order-handlers.ts'
import { paperHandlers, type PaperHandlerParts } from './paper-handlers.ts'
import { paymentHandlers, type PaymentHandlerParts } from './payment-handlers.ts'
import { returnHandlers, type ReturnHandlerParts } from './return-handlers.ts'
import { trackingHandlers, type TrackingHandlerParts } from './tracking-handlers.ts'

export interface PurchaseParts
  extends
    OperatingParts,
    CheckoutHandlerParts,
    OrderHandlerParts,
    PaymentHandlerParts,
    TrackingHandlerParts,
    ReturnHandlerParts,
    PaperHandlerParts,
    DeclarationHandlerParts,
    NewsletterHandlerParts,
    ContactHandlerParts,
    ConsentHandlerParts {}

/** Calls about buying something and about what was bought. */
export function purchaseHandlers(parts: PurchaseParts) {
  return {
    ...checkoutHandlers(parts),
    ...orderHandlers(parts),
    ...paymentHandlers(parts),
    ...logisticsHandlers(parts),
    ...trackingHandlers(parts),
    ...returnHandlers(parts),
    ...paperHandlers(parts),
    ...declarationHandlers(parts),
    ...newsletterHandlers(parts),
    ...contactHandlers(parts),
    ...consentHandlers(parts),
  }
}
