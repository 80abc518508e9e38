import type { AddressInput } from '@saum/contract/address'
import type { CheckoutChange, DeliveryOption } from '@saum/contract/checkout'
import type { PaymentMethodKey } from '../order/order-draft.ts'

/** What the shopper last saw of what they are about to buy; only ever compared with. */
export interface SeenOrder {
  items: readonly SeenItem[]
  voucherCode: string | null
  giftCards: readonly { id: string; usedCents: number }[]
  delivery: SeenDelivery | null
}

export interface SeenItem {
  /** Of the item: one size may be in the basket alone and in a set. */
  key: string
  name: string
  size: string
  unitCents: number
  /** Pieces that could be had; 0 for what could not. */
  quantity: number
}

export interface SeenDelivery {
  optionKey: DeliveryOption['key']
  countryCode: string
  /** Days such as `2026-11-18`, both included. */
  min: string
  max: string
}

/** Everything somebody has entered, right or wrong; nothing in it has a price. */
export interface CheckoutDocument {
  email: string
  phone: string
  shipping: AddressInput
  billing: AddressInput
  isSame: boolean
  /** Whether the form was ever sent: what nobody has filled in is not wrong yet. */
  hasContact: boolean
  hasAddresses: boolean
  optionKey: DeliveryOption['key'] | null
  branchId: number | null
  methodKey: PaymentMethodKey | null
  giftCards: readonly { id: string; lastDigits: string }[]
  seen: SeenOrder | null
  /** What has changed and was not shown by a page of its own yet. */
  untold: readonly CheckoutChange[]
}

export const NO_ADDRESS: AddressInput = {
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  additional: '',
  zipCode: '',
  city: '',
  countryCode: '',
  lockerNumber: '',
  postNumber: '',
}

export function newDocument(countryCode: string): CheckoutDocument {
  const address = { ...NO_ADDRESS, countryCode }
  return {
    email: '',
    phone: '',
    shipping: address,
    billing: address,
    isSame: true,
    hasContact: false,
    hasAddresses: false,
    optionKey: null,
    branchId: null,
    methodKey: null,
    giftCards: [],
    seen: null,
    untold: [],
  }
}
