import type { Order, OrderItem } from '@saum/contract/order'
import { aPrice, aProduct, aVariant } from '#app/features/catalog/test-product.ts'

const ADDRESS = {
  recipient: { firstName: 'Marlene', lastName: 'Vogt' },
  street: 'Ackerstraße 12',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
}

const CODE = { code: 'open', name: 'open' }

export function anOrderItem(id: number, overrides: Partial<OrderItem> = {}): OrderItem {
  return {
    id,
    key: String(id),
    status: 'available',
    price: aPrice(9_995),
    product: aProduct(),
    variant: aVariant('38'),
    packageId: 1,
    promotionId: null,
    promotionName: null,
    ...overrides,
  }
}

/** An order as the shop service answers it; a test states only what it is about. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  return {
    id: 7,
    publicKey: 'DE26-0000017',
    basketKey: 'basket',
    status: 'order_open',
    state: 'ordered',
    detailedStatus: { order: CODE, billing: CODE, shipping: CODE },
    createdAt: '2026-11-16T09:42:00.000Z',
    updatedAt: '2026-11-16T09:42:00.000Z',
    confirmedAt: '2026-11-16T09:42:00.000Z',
    invoicedAt: null,
    currencyCode: 'EUR',
    cost: { ...aPrice(9_995), appliedFees: [] },
    items: [anOrderItem(1)],
    packages: [
      {
        id: 1,
        carrierKey: 'dhl',
        carrierName: 'DHL',
        trackingNumber: null,
        trackingUrl: null,
        deliveryDate: { minimum: '2026-11-18', maximum: '2026-11-19' },
        status: 'open',
        shippedAt: null,
        deliveredAt: null,
      },
    ],
    events: [],
    address: { billing: ADDRESS, shipping: ADDRESS },
    customer: {
      email: 'marlene@saum.example',
      phone: '',
      firstName: 'Marlene',
      lastName: 'Vogt',
      isGuest: true,
    },
    payment: [{ key: 'invoice', amount: 9_995, state: 'invoice', data: {} }],
    shipping: { option: 'standard', deliveryCents: 0 },
    vouchers: [],
    loyaltyCard: null,
    cancelUntil: '2026-11-16T10:12:00.000Z',
    returnUntil: null,
    shop: { id: 10028, country: 'DE', language: 'de' },
    ...overrides,
  }
}
