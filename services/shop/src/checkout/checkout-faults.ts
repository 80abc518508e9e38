import type { CheckoutStep, FieldFault } from '@saum/contract/checkout'
import { addressFaults } from '@saum/domain/address-rules'
import { isEmail, isPhone } from '@saum/domain/contact-rules'
import type { Shop } from '@saum/domain/shops'
import type { CheckoutDocument } from './checkout-document.ts'
import { needsBilling, type Quote } from './checkout-quote.ts'

export function contactFaults({ email, phone }: CheckoutDocument): FieldFault[] {
  const faults: FieldFault[] = []
  if (email === '') faults.push({ field: 'email', reason: 'required' })
  else if (!isEmail(email)) faults.push({ field: 'email', reason: 'invalid' })
  // Nobody has to leave a number.
  if (phone !== '' && !isPhone(phone)) faults.push({ field: 'phone', reason: 'invalid' })
  return faults
}

export function addressesFaults(shop: Shop, document: CheckoutDocument): FieldFault[] {
  const named = (use: 'shipping' | 'billing') =>
    addressFaults(shop, document[use], use).map(({ field, reason }) => ({
      field: `${use}.${field}`,
      reason,
    }))
  return [...named('shipping'), ...(needsBilling(document) ? named('billing') : [])]
}

export function deliveryFaults(document: CheckoutDocument, quote: Quote): FieldFault[] {
  if (document.optionKey === null) return [{ field: 'option', reason: 'required' }]
  if (quote.option === null) return [{ field: 'option', reason: 'not-available' }]
  if (quote.option.key !== 'collect' || quote.branch !== null) return []
  const reason = document.branchId === null ? 'required' : 'not-available'
  return [{ field: 'branch', reason }]
}

/** Where gift cards pay for all of it, nothing has to be chosen. */
export function paymentFaults({ methodKey }: CheckoutDocument, quote: Quote): FieldFault[] {
  if (quote.cost.dueCents === 0) return []
  if (methodKey === null) return [{ field: 'payment', reason: 'required' }]
  const isOffered = quote.payments.some(({ key, fault }) => key === methodKey && !fault)
  return isOffered ? [] : [{ field: 'payment', reason: 'not-available' }]
}

function accountFaults({ needsAccount }: Quote): FieldFault[] {
  return needsAccount ? [{ field: 'account', reason: 'required' }] : []
}

/** Everything that keeps it from being ordered. */
export function allFaults(shop: Shop, document: CheckoutDocument, quote: Quote): FieldFault[] {
  return [
    ...accountFaults(quote),
    ...contactFaults(document),
    ...addressesFaults(shop, document),
    ...deliveryFaults(document, quote),
    ...paymentFaults(document, quote),
  ]
}

/** Of what was entered; whoever has not got somewhere yet has made no mistake there. */
export function enteredFaults(shop: Shop, document: CheckoutDocument, quote: Quote): FieldFault[] {
  return [
    ...(document.hasContact ? contactFaults(document) : []),
    ...(document.hasAddresses ? addressesFaults(shop, document) : []),
    ...(document.optionKey === null ? [] : deliveryFaults(document, quote)),
    ...(document.methodKey === null ? [] : paymentFaults(document, quote)),
  ]
}

/** The first step that is not done. */
export function stepOf(shop: Shop, document: CheckoutDocument, quote: Quote): CheckoutStep {
  const isContactDone =
    !quote.needsAccount &&
    contactFaults(document).length === 0 &&
    addressesFaults(shop, document).length === 0
  if (!isContactDone) return 'contact'
  const isDeliveryDone =
    deliveryFaults(document, quote).length === 0 && paymentFaults(document, quote).length === 0
  return isDeliveryDone ? 'review' : 'delivery'
}
