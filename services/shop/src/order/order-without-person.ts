import type { Order } from '@saum/contract/order'

/**
 * What the link of the confirmation page shows: the order, but not whose it is or where it goes. The link
 * stands in address bars and histories; the session that has ordered sees the whole order.
 */
export function orderWithoutPerson(order: Order): Order {
  const { address, customer, customData: _customData, ...said } = order
  return {
    ...said,
    basketKey: '',
    address: { billing: countryOf(address.billing), shipping: countryOf(address.shipping) },
    customer: { email: '', phone: '', firstName: '', lastName: '', isGuest: customer.isGuest },
    packages: order.packages.map((parcel) => ({
      ...parcel,
      trackingNumber: null,
      trackingUrl: null,
    })),
    // A code may still be worth something.
    vouchers: order.vouchers.map((voucher) => ({ ...voucher, code: '' })),
    cancelUntil: null,
  }
}

/** How long a delivery takes depends on it. */
function countryOf({ countryCode }: Order['address']['billing']): Order['address']['billing'] {
  const recipient = { firstName: '', lastName: '' }
  return { recipient, street: '', zipCode: '', city: '', countryCode }
}
