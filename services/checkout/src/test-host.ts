import { getCheckoutToken } from '@saum/contract/checkout'
import type { RpcAnswer } from '@saum/contract/rpc'
import { DEFAULT_SHOP, type ShopId } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aShopper, type Shopper } from '@saum/testing/basket-shopper'
import { createCheckoutHost, type CheckoutHost } from './checkout-host.ts'
import type { PaymentClerk } from './payment/payment-clerk.ts'

const FACTS = {
  requestId: 'test-request',
  clientKey: 'test-network',
  sessionKey: null,
  nextSession: null,
}

/** Nobody pays elsewhere in these tests. */
const IDLE_CLERK: PaymentClerk = {
  begin: async () => null,
  learn: async () => null,
  recall: async () => null,
  giveUp: async () => null,
  workOff: async () => {},
}

const answerShape = v.object({
  html: v.optional(v.string(), ''),
  step: v.optional(v.string()),
  location: v.optional(v.string()),
  events: v.array(v.object({ name: v.string(), detail: v.record(v.string(), v.unknown()) })),
})

export interface HostVisit {
  host: CheckoutHost
  shopper: Shopper
  token: string
  /** As the element sends it. */
  send(name: string, fields?: Record<string, string>): Promise<v.InferOutput<typeof answerShape>>
  /** As a browser without the script does, which sends the cookie of its session. */
  post(name: string, fields?: Record<string, string>): Promise<Response>
  request(path: string, init?: RequestInit): Promise<Response>
  /** Every later call of the shop service is answered like this. */
  failCalls(answer: RpcAnswer): void
}

export const CONTACT = {
  email: 'marlene.vogt@saum.example',
  phone: '',
  'shipping.countryCode': 'DE',
  'shipping.firstName': 'Marlene',
  'shipping.lastName': 'Vogt',
  'shipping.street': 'Ackerstraße 12',
  'shipping.zipCode': '10115',
  'shipping.city': 'Berlin',
  isSame: 'yes',
}

/** Somebody with two dresses in their basket, at the checkout. */
export async function atTheCheckout(
  parts: { clerk?: Partial<PaymentClerk>; shopId?: ShopId; now?: () => number } = {},
): Promise<HostVisit> {
  const { shopId = DEFAULT_SHOP.shopId, now = Date.now } = parts
  const shopper = await aShopper({ now })
  await shopper.add({ variantId: 702, quantity: 2 }, shopId)
  const { backend, sessionKey } = shopper
  const { body } = await backend.postAs(sessionKey, getCheckoutToken, {}, shopId)
  const { checkoutJwt: token } = v.parse(getCheckoutToken.result, body)
  let failure: RpcAnswer | null = null
  const host = createCheckoutHost({
    rpc: async (request) => failure ?? backend.transport(request),
    clerk: { ...IDLE_CLERK, ...parts.clerk },
    webhookSecret: 'secret',
    logisticsSecret: 'parcels',
    publicOrigin: 'https://saum.example',
    imageBase: '/images',
    log: (entry) => backend.logged.push(entry),
    now,
  })

  const request = (path: string, init?: RequestInit, facts = {}) =>
    host.fetch(new Request(`https://saum.example/checkout-host${path}`, init), {
      ...FACTS,
      ...facts,
    })

  async function send(name: string, fields: Record<string, string> = {}) {
    const response = await request(`/${shopId}/steps/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      body: new URLSearchParams(fields),
    })
    return v.parse(answerShape, await response.json())
  }

  return {
    host,
    shopper,
    token,
    request,
    send,
    failCalls: (answer) => void (failure = answer),
    post: (name, fields = {}) =>
      request(
        `/${shopId}/steps/${name}`,
        {
          method: 'POST',
          headers: { accept: 'text/html' },
          body: new URLSearchParams({ token, ...fields }),
        },
        { sessionKey },
      ),
  }
}
