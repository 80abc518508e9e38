import type { Shop } from '@saum/domain/shops'
import { expect, type APIRequestContext } from '@playwright/test'
import { SHOPPERS } from './checkout.ts'

interface WantedOrder {
  email: string
  items: readonly { variantId: number | undefined; quantity: number }[]
  payment: 'invoice' | 'prepayment'
  voucher?: string
}

interface PlacedOrder {
  orderNumber: string
  next: { successUrl: string }
}

/** An order of a guest, placed by calls: the way through the checkout is another journey. */
export async function placeOrder(
  request: APIRequestContext,
  place: { origin: string; shop: Shop },
  wanted: WantedOrder,
): Promise<string> {
  return (await placeOrderByCalls(request, place, wanted)).orderNumber
}

/** The same with the link to its confirmation. */
export async function placeOrderByCalls(
  request: APIRequestContext,
  { origin, shop }: { origin: string; shop: Shop },
  { email, items, payment, voucher }: WantedOrder,
): Promise<PlacedOrder> {
  async function call(name: string, payload: object) {
    const answer = await request.post(`${origin}${shop.apiBasePath}/rpc/${name}`, {
      headers: { 'x-shop-id': String(shop.shopId), origin },
      data: { payload },
    })
    expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200)
    return answer.json()
  }
  await call('addItemsToBasket', { items })
  if (voucher !== undefined) await call('applyVoucher', { code: voucher })
  const { checkoutJwt } = await call('getCheckoutToken', {})
  await call('startCheckout', { checkoutJwt })
  await call('setCheckoutCustomer', { checkoutJwt, email, phone: '' })
  const shipping = { ...SHOPPERS[shop.path], countryCode: shop.country }
  await call('setCheckoutAddresses', { checkoutJwt, shipping, isSame: true })
  await call('setShippingOption', { checkoutJwt, optionKey: 'standard' })
  const { state } = await call('setPaymentMethod', { checkoutJwt, methodKey: payment })
  return call('placeOrder', {
    checkoutJwt,
    expectedTotalCents: state.cost.totalCents,
    hasAcceptedTerms: true,
  })
}
