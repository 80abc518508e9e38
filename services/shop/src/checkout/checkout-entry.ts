import type { ParsedPayloadOf } from '@saum/contract/call'
import type {
  FieldFault,
  setCheckoutAddresses,
  setCheckoutCustomer,
  setPaymentMethod,
  setShippingOption,
} from '@saum/contract/checkout'
import { isLocker } from '@saum/domain/address-rules'
import { toAddressInput } from './checked-address.ts'
import { NO_ADDRESS, type CheckoutDocument } from './checkout-document.ts'
import { addressesFaults, contactFaults, deliveryFaults, paymentFaults } from './checkout-faults.ts'
import type { QuotedCheckout } from './read-quote.ts'

/** What one form changes, and what of it is not right afterwards. */
export interface CheckoutEntry {
  change(before: CheckoutDocument, saved: QuotedCheckout['saved']): CheckoutDocument
  faults(quoted: QuotedCheckout): FieldFault[]
}

export function customerEntry({
  email,
  phone,
}: ParsedPayloadOf<typeof setCheckoutCustomer>): CheckoutEntry {
  return {
    change: (before) => ({ ...before, email, phone, hasContact: true }),
    faults: ({ document }) => contactFaults(document),
  }
}

type AddressesPayload = ParsedPayloadOf<typeof setCheckoutAddresses>

/** Of an address book only who owns it can choose; any other id is as if nothing had been chosen. */
export function addressesEntry(payload: AddressesPayload): CheckoutEntry {
  const { savedAddressId, isSame } = payload
  return {
    change(before, saved) {
      const chosen = saved.find(({ id }) => id === savedAddressId)
      const shipping = chosen ? toAddressInput(chosen) : payload.shipping
      // A billing address that is hidden for now is not sent; whoever shows it again finds it.
      const billing = payload.billing ?? before.billing
      return { ...before, shipping, billing: forBilling(billing), isSame, hasAddresses: true }
    },
    faults: ({ owner, document }) => addressesFaults(owner.shop, document),
  }
}

/** No invoice goes to a locker. */
function forBilling(billing: CheckoutDocument['billing']): CheckoutDocument['billing'] {
  if (!isLocker(billing)) return billing
  const { lockerNumber, postNumber } = NO_ADDRESS
  return { ...billing, lockerNumber, postNumber, isLocker: false }
}

export function optionEntry({
  optionKey,
  branchId,
}: ParsedPayloadOf<typeof setShippingOption>): CheckoutEntry {
  return {
    change: (before) => ({ ...before, optionKey, branchId: branchId ?? before.branchId }),
    faults: ({ document, quote }) => deliveryFaults(document, quote),
  }
}

export function methodEntry({
  methodKey,
}: ParsedPayloadOf<typeof setPaymentMethod>): CheckoutEntry {
  return {
    change: (before) => ({ ...before, methodKey }),
    faults: ({ document, quote }) => paymentFaults(document, quote),
  }
}

export function withCard(card: CheckoutDocument['giftCards'][number]): CheckoutEntry['change'] {
  return (before) => ({
    ...before,
    giftCards: [...before.giftCards.filter(({ id }) => id !== card.id), card],
  })
}

export function withoutCard(cardId: string): CheckoutEntry['change'] {
  return (before) => ({
    ...before,
    giftCards: before.giftCards.filter(({ id }) => id !== cardId),
  })
}
