import { requestStockAlert } from '@saum/contract/alert'
import { createAccountFromOrder } from '@saum/contract/order'
import { submitWithdrawal } from '@saum/contract/withdrawal'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { waitingMails } from '@saum/testing/account-mail'
import { aCatalog } from '@saum/testing/catalog-builders'
import { checkingOut } from '@saum/testing/checkout-shopper'
import { aCustomerWithPassword, logIn, PASSWORD } from '@saum/testing/customer-visit'
import { NOW } from '@saum/testing/order-placing'
import { aSessionKey } from '@saum/testing/session-key'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { aWisher } from '@saum/testing/wishlist-shopper'
import { issueLink, type LinkPurpose } from '../account/account-link.ts'
import { createEndTokens } from '../newsletter/end-token.ts'
import { requestNewsletter } from '../newsletter/newsletter-service.ts'
import { createOrderTokens } from './order-token.ts'
import { createTokens } from './signed-token.ts'

/** Everything that opens something for its holder. */
export type TokenKind =
  | LinkPurpose
  | 'checkout'
  | 'cbd'
  | 'order'
  | 'paper'
  | 'receipt'
  | 'account'
  | 'newsletter'
  | 'newsletter-end'
  | 'alert'
  | 'wishlist'

const SECRET = 'only for this test'
const CUSTOMER = aCustomerWithPassword()
const [IN_STOCK, SOLD_OUT] = [330_101, 330_102]

/** A token of each kind, all of the same moment, and a customer who tries them. */
export async function someTokens() {
  const clock = { now: NOW }
  const backend = await startTestBackend({
    catalog: { ...aCatalog(), customers: [CUSTOMER] },
    now: () => clock.now,
    secret: SECRET,
  })
  const tokens: Record<TokenKind, string> = {
    ...(await orderTokens(backend, () => clock.now)),
    ...(await mailTokens(backend, clock.now)),
    reset: await aLink(backend, 'reset', clock.now),
    verify: await aLink(backend, 'verify', clock.now),
    'email-change': await aLink(backend, 'email-change', clock.now),
    'email-revoke': await aLink(backend, 'email-revoke', clock.now),
    'newsletter-end': createEndTokens(SECRET).sign(DEFAULT_SHOP, crypto.randomUUID()),
    wishlist: await aSharedWishlist(backend),
  }
  const { nextSessionKey: sessionKey } = await logIn(backend, { email: CUSTOMER.email })

  /** Whether a call does what it is for. */
  async function opens(name: string, payload: object): Promise<boolean> {
    const body = JSON.stringify({ payload })
    const answer = await backend.send({ name, body, sessionKey, nextSessionKey: aSessionKey() })
    const isNo = v.safeParse(v.object({ isValid: v.literal(false) }), answer.body).success
    return answer.status < 300 && !isNo
  }
  return { tokens, opens, clock }
}

async function orderTokens(backend: TestBackend, now: () => number) {
  const shopper = checkingOut(backend)
  await shopper.add({ variantId: IN_STOCK, quantity: 1 })
  await shopper.prepare({ email: 'guest@saum.example' })
  const { body } = await shopper.order()
  const { orderId, next } = body as { orderId: number; next: { successUrl: string } }
  const orderToken = await shopper.orderToken()
  await backend.post(createAccountFromOrder, { orderToken, password: PASSWORD })
  const declaration = await backend.post(submitWithdrawal, {
    requestKey: 'once',
    name: 'Anna Faden',
    contract: 'DE1',
    email: 'guest@saum.example',
  })
  const { receiptToken, receiptUrl } = v.parse(submitWithdrawal.result, declaration.body)
  const buyer = checkingOut(backend)
  await buyer.add({ variantId: IN_STOCK, quantity: 1 })
  return {
    cbd: tokenIn(next.successUrl),
    order: createOrderTokens(createTokens(SECRET), now).orderToken(DEFAULT_SHOP, orderId),
    paper: receiptUrl.split('/')[3] ?? '',
    receipt: receiptToken,
    checkout: await buyer.token(),
  }
}

async function mailTokens(backend: TestBackend, now: number) {
  const wish = { shop: DEFAULT_SHOP, email: 'letters@saum.example', now }
  await backend.db.transaction((sql) => requestNewsletter(sql, wish))
  await backend.post(requestStockAlert, { variantId: SOLD_OUT, email: 'size@saum.example' })
  const links = (await waitingMails(backend)).map(({ kind, slots }) => [kind, slots] as const)
  const slotsOf = Object.fromEntries(links)
  return {
    account: tokenIn(slotsOf['account-verification']?.['verifyUrl']),
    newsletter: tokenIn(slotsOf['newsletter-opt-in']?.['confirmUrl']),
    alert: tokenIn(slotsOf['back-in-stock-opt-in']?.['confirmUrl']),
  }
}

function aLink({ db }: TestBackend, purpose: LinkPurpose, now: number): Promise<string> {
  const { id: customerId, email } = CUSTOMER
  const data = { email, oldEmail: email, newEmail: 'new@saum.example' }
  const link = { purpose, shopId: DEFAULT_SHOP.shopId, customerId, data, now }
  return db.transaction((sql) => issueLink(sql, link))
}

async function aSharedWishlist(backend: TestBackend): Promise<string> {
  const wisher = aWisher(backend)
  await wisher.wish({ productId: 3301 })
  return wisher.share()
}

/** The first value of a link's query. */
function tokenIn(href = ''): string {
  const [token = ''] = new URL(href, 'https://saum.example').searchParams.values()
  return token
}
