import type { CheckoutState } from '@saum/contract/checkout'
import { SHOPS, type ShopPath } from '@saum/domain/shops'
import { aDress, aShopper } from '@saum/testing/basket-shopper'
import type { FragmentView } from './fragment/view.ts'
import { shopTextOf } from './shop-text.ts'

const NO_ADDRESS = {
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  additional: '',
  zipCode: '',
  city: '',
  countryCode: 'DE',
  lockerNumber: '',
  postNumber: '',
}

export const AN_ADDRESS = {
  ...NO_ADDRESS,
  firstName: 'Marlene',
  lastName: 'Vogt',
  street: 'Ackerstraße 12',
  zipCode: '10115',
  city: 'Berlin',
}

/** A checkout of one dress in size M, filled in up to the last step. */
async function aCheckoutState(overrides: Partial<CheckoutState> = {}): Promise<CheckoutState> {
  const shopper = await aShopper({}, [aDress()])
  await shopper.add({ variantId: 702, quantity: 2 })
  const basket = await shopper.basket()
  const goodsCents = basket.cost.withTax
  return {
    id: 'checkout-1',
    step: 'review',
    isLoggedIn: false,
    needsAccount: false,
    basket,
    customer: { email: 'marlene.vogt@saum.example', phone: '' },
    addresses: { shipping: AN_ADDRESS, billing: NO_ADDRESS, isSame: true, saved: [] },
    countries: ['DE'],
    availableShippingOptions: [
      {
        key: 'standard',
        carrierKey: 'dhl',
        feeCents: 395,
        deliveryDate: { min: '2026-11-18', max: '2026-11-19' },
      },
      {
        key: 'express',
        carrierKey: 'dhl',
        feeCents: 995,
        deliveryDate: { min: '2026-11-17', max: '2026-11-17' },
      },
      {
        key: 'collect',
        carrierKey: 'branch',
        feeCents: 0,
        deliveryDate: { min: '2026-11-16', max: '2026-11-19' },
      },
    ],
    selectedShippingOption: 'standard',
    branches: [
      { id: 4, name: 'Berlin-Mitte', street: 'Weg 1', zipCode: '10119', city: 'Berlin' },
      { id: 5, name: 'Ottensen', street: 'Weg 2', zipCode: '22765', city: 'Hamburg' },
    ],
    selectedBranchId: null,
    availablePaymentOptions: [
      { key: 'wallet_redirect' },
      { key: 'card' },
      { key: 'prepayment' },
      { key: 'invoice', fault: { reason: 'over-limit', limitCents: 50_000 } },
    ],
    selectedPaymentOption: 'card',
    giftCards: [],
    cost: {
      currencyCode: 'EUR',
      subtotalCents: goodsCents,
      goodsCents,
      deliveryCents: 395,
      totalCents: goodsCents + 395,
      taxCents: 3_256,
      taxRate: 0.19,
      giftCardCents: 0,
      dueCents: goodsCents + 395,
    },
    faults: [],
    changes: [],
    order: null,
    expiresAt: '2026-11-16T13:00:00.000Z',
    ...overrides,
  }
}

interface ViewParts extends Partial<Omit<FragmentView, 'state' | 'shop' | 'text'>> {
  shopPath?: ShopPath
  state?: Partial<CheckoutState>
}

/** What a fragment is made of, in the German shop unless told. */
export async function aView(parts: ViewParts = {}): Promise<FragmentView> {
  const { shopPath = 'de', state, ...view } = parts
  const shop = SHOPS.find(({ path }) => path === shopPath) ?? SHOPS[0]
  return {
    shop,
    text: shopTextOf(shop),
    state: await aCheckoutState(state),
    step: 'contact',
    checkoutJwt: 'a.b.c',
    imageBase: '/images',
    faults: [],
    remarks: [],
    ...view,
  }
}
