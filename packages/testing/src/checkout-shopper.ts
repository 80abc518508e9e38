import type { AddressInput } from '@saum/contract/address'
import type { Call, PayloadOf } from '@saum/contract/call'
import * as calls from '@saum/contract/checkout'
import { getRecentOrder } from '@saum/contract/order'
import { DEFAULT_SHOP, type ShopId } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { visiting, type Shopper } from './basket-shopper.ts'
import type { TestAnswer, TestBackend } from './test-backend.ts'

type WithoutToken<C extends Call> = Omit<PayloadOf<C>, 'checkoutJwt'>

/** Somebody on their way through the checkout of their basket. */
export interface CheckoutShopper extends Shopper {
  shopId: ShopId
  /** A new one each time, like a page that is loaded. */
  token(): Promise<string>
  /** A call of the checkout, with a new token. */
  call<C extends Call>(call: C, payload: WithoutToken<C>): Promise<TestAnswer>
  /** The state as a page shows it. */
  state(): Promise<calls.CheckoutState>
  /** Fills in everything up to the last click. */
  prepare(choice?: CheckoutChoice): Promise<calls.CheckoutState>
  /** The last click, of somebody who has seen what it costs. */
  order(wish?: Partial<WithoutToken<typeof calls.placeOrder>>): Promise<TestAnswer>
  /** For what may be done with the order this session has placed. */
  orderToken(): Promise<string>
}

export interface CheckoutChoice {
  email?: string
  address?: Partial<AddressInput>
  optionKey?: calls.DeliveryOption['key']
  branchId?: number
  methodKey?: calls.PaymentOption['key']
}

/** One that the shop delivers to. */
export function anAddress(overrides: Partial<AddressInput> = {}): AddressInput {
  return {
    firstName: 'Anna',
    lastName: 'Faden',
    company: '',
    street: 'Nadelweg 7',
    additional: '',
    zipCode: '10115',
    city: 'Berlin',
    countryCode: 'DE',
    lockerNumber: '',
    postNumber: '',
    ...overrides,
  }
}

export function checkingOut(
  backend: TestBackend,
  { sessionKey, shopId = DEFAULT_SHOP.shopId }: { sessionKey?: string; shopId?: ShopId } = {},
): CheckoutShopper {
  const shopper = visiting(backend, sessionKey)

  async function token(): Promise<string> {
    const answer = await backend.postAs(shopper.sessionKey, calls.getCheckoutToken, {}, shopId)
    return v.parse(calls.getCheckoutToken.result, answer.body).checkoutJwt
  }

  async function call<C extends Call>(one: C, payload: WithoutToken<C>): Promise<TestAnswer> {
    const body = JSON.stringify({ payload: { ...payload, checkoutJwt: await token() } })
    return backend.send({ shopId, name: one.name, body })
  }

  async function state(): Promise<calls.CheckoutState> {
    return stateOf(await call(calls.startCheckout, {}))
  }

  return {
    ...shopper,
    shopId,
    token,
    call,
    state,
    async prepare({ email = 'anna@saum.example', methodKey = 'prepayment', ...choice } = {}) {
      const { optionKey = 'standard', branchId } = choice
      await state()
      await call(calls.setCheckoutCustomer, { email, phone: '' })
      const shipping = anAddress(choice.address)
      await call(calls.setCheckoutAddresses, { shipping, isSame: true })
      await call(calls.setShippingOption, { optionKey, ...(branchId && { branchId }) })
      await call(calls.setPaymentMethod, { methodKey })
      return state()
    },
    async order(wish = {}) {
      const { expectedTotalCents = (await state()).cost.totalCents } = wish
      return call(calls.placeOrder, { hasAcceptedTerms: true, ...wish, expectedTotalCents })
    },
    async orderToken() {
      const answer = await backend.postAs(shopper.sessionKey, getRecentOrder, {}, shopId)
      return v.parse(getRecentOrder.result, answer.body).orderToken ?? ''
    },
  }
}

/** Of an answer or of a refusal that brings it along. */
export function stateOf({ body }: TestAnswer): calls.CheckoutState {
  return v.parse(v.object({ state: calls.checkoutState }), body).state
}
