import type { ShopPath } from './shops.ts'

export type PaymentMethod =
  | 'invoice'
  | 'prepayment'
  | 'paypal'
  | 'visa'
  | 'mastercard'
  | 'gift-card'

/** How a shop's customers reach us, and what they can pay with. */
export interface ShopService {
  phone: string
  email: string
  weekdayHours: string
  saturdayHours: string
  carrier: string
  paymentMethods: readonly PaymentMethod[]
  /** The EU's statutory withdrawal, also without login; Swiss shops offer returns instead. */
  hasWithdrawal: boolean
}

const EMAIL = 'service@saum.example'
const PAYMENT_METHODS: readonly PaymentMethod[] = [
  'invoice',
  'paypal',
  'visa',
  'mastercard',
  'prepayment',
  'gift-card',
]

export const SHOP_SERVICE: Readonly<Record<ShopPath, ShopService>> = {
  de: service('+49 000 0000 000', '8–19', '9–14', 'DHL', true),
  at: service('+43 000 0000 000', '8–19', '9–14', 'Österreichische Post', true),
  ch: service('+41 00 000 00 00', '8–19', '9–14', 'Schweizerische Post', false),
  'fr-ch': service('+41 00 000 00 00', '8 h à 19 h', '9 h à 14 h', 'La Poste Suisse', false),
  en: service('+49 000 0000 001', '8 am to 7 pm', '9 am to 2 pm', 'DHL', true),
}

function service(
  phone: string,
  weekdayHours: string,
  saturdayHours: string,
  carrier: string,
  hasWithdrawal: boolean,
): ShopService {
  return {
    phone,
    email: EMAIL,
    weekdayHours,
    saturdayHours,
    carrier,
    paymentMethods: PAYMENT_METHODS,
    hasWithdrawal,
  }
}
