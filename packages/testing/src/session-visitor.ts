import type { Call, PayloadOf } from '@saum/contract/call'
import { addItemToBasket } from '@saum/contract/basket'
import { getCheckoutToken } from '@saum/contract/checkout'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { DatabaseEngine } from '@saum/shop/database/database'
import { aDress } from './basket-shopper.ts'
import { aCategory } from './catalog-builders.ts'
import { aCustomerWithPassword } from './customer-visit.ts'
import { aSessionKey } from './session-key.ts'
import { startTestBackend, type TestAnswer, type TestBackend } from './test-backend.ts'

/** A shop with one dress to put in and one customer to log in as. */
export function aShopForVisitors(
  engine: DatabaseEngine,
  now = Date.now,
  { mayGuestsReorder = false } = {},
): Promise<TestBackend> {
  return startTestBackend({
    engine,
    now,
    mayGuestsReorder,
    catalog: {
      categories: [aCategory()],
      products: [aDress()],
      customers: [aCustomerWithPassword()],
    },
  })
}

/** The answer to a call, and the key of the session the shop has issued with it. */
export interface SessionAnswer extends TestAnswer {
  issuedKey: string | null
}

interface Asking {
  /** That the browser sends. */
  sessionKey?: string
  /** Whether the server offers a new key, as it does for calls that may begin or change a session. */
  isOffering?: boolean
}

/** A call as the server hands it on: unlike `postAs`, with a key the shop may not know. */
export async function callWithKey<C extends Call>(
  { transport }: TestBackend,
  call: C,
  payload: PayloadOf<C>,
  { sessionKey, isOffering = false }: Asking,
): Promise<SessionAnswer> {
  const nextSessionKey = aSessionKey()
  const { body, session, ...answer } = await transport({
    shopId: DEFAULT_SHOP.shopId,
    requestId: 'test-request',
    name: call.name,
    body: JSON.stringify({ payload }),
    ...(sessionKey !== undefined && { sessionKey }),
    ...(isOffering && { nextSessionKey }),
  })
  return {
    ...answer,
    body: body === '' ? null : (JSON.parse(body) as unknown),
    issuedKey: session === 'next' ? nextSessionKey : null,
  }
}

/** The key of a visitor who has put something in. */
export async function aVisitorKey(backend: TestBackend, variantId = 701): Promise<string> {
  const item = { variantId, quantity: 1 }
  const { issuedKey } = await callWithKey(backend, addItemToBasket, item, { isOffering: true })
  if (issuedKey === null) throw new Error('No session was begun')
  return issuedKey
}

/** What a page of the checkout is given: a token and another key. */
export async function enterCheckout(backend: TestBackend, sessionKey: string) {
  const asking = { sessionKey, isOffering: true }
  const { status, body, issuedKey } = await callWithKey(backend, getCheckoutToken, {}, asking)
  const { checkoutJwt = '' } = body as { checkoutJwt?: string }
  return { status, checkoutJwt, issuedKey }
}
