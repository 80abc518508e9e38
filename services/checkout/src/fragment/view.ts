import type { CheckoutState, CheckoutStep, FieldFault } from '@saum/contract/checkout'
import type { Shop } from '@saum/domain/shops'
import type { ShopText } from '../shop-text.ts'
import type { Remark } from '../remark.ts'

/** Where the host is reached, on its own server and behind every page of the shop. */
export const HOST_BASE = '/checkout-host'

/** Everything one fragment is made of. */
export interface FragmentView {
  shop: Shop
  text: ShopText
  state: CheckoutState
  step: CheckoutStep
  checkoutJwt: string
  /** Base of the pictures of products, without a trailing slash. */
  imageBase: string
  faults: readonly FieldFault[]
  remarks: readonly Remark[]
}

export function pageAddress({ path }: Shop, step: string): string {
  return `/${path}/checkout/?step=${step}`
}

export function stepAddress({ shopId }: Shop, name: string): string {
  return `${HOST_BASE}/${shopId}/steps/${name}`
}

/** `shipping.zipCode` as an id of the page. */
export function idOf(field: string): string {
  return `checkout-${field.replaceAll('.', '-')}`
}
