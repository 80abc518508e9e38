import { Hono, type Context } from 'hono'
import { createBackend } from '@saum/contract/backend'
import { isOwnPayment, type Payment } from '@saum/contract/payment'
import type { RpcTransport } from '@saum/contract/rpc'
import { findShopById, type Shop } from '@saum/domain/shops'
import type { Log } from '@saum/thread/log'
import { isWaiting } from './payment-book.ts'
import type { PaymentClerk } from './payment-clerk.ts'
import { createSeenNotices, type SeenNotices } from './seen-notices.ts'
import { SIGNATURE_HEADER } from '../signed-body.ts'
import type { HostEnv } from '../host-env.ts'
import { logUnlessUnavailable, UNAVAILABLE_HEADERS } from '../unavailable.ts'
import { parseWebhook } from './webhook.ts'

interface PaymentRouteParts {
  rpc: RpcTransport
  clerk: PaymentClerk
  webhookSecret: string
  publicOrigin: string
  log: Log
  now: () => number
}

const NO_STORE = { 'cache-control': 'no-store' }
/** As long as the confirmation itself can be seen: later the order is found by tracking it. */
const LEADS_TO_ORDER_FOR_MS = 2 * 60 * 60_000
const PAYMENT_KEY = /^[\w-]{1,64}$/

/**
 * The way to the provider and back, below the address of the checkout host. The key of a payment lets its
 * holder pay. The order is shown to the session it was placed in; any other browser is told that the payment
 * has arrived, and how to track the order.
 */
export function createPaymentRoutes(parts: PaymentRouteParts): Hono<HostEnv> {
  const { clerk, publicOrigin } = parts
  const app = new Hono<HostEnv>()

  app.get('/:shopId{\\d+}/payment/:paymentKey', (c) =>
    answerShopper(c, parts, async (shop, paymentKey) => {
      const returnUrl = `${publicOrigin}/checkout-host/${shop.shopId}/payment-return/${paymentKey}`
      const begun = await clerk.begin(paymentKey, returnUrl)
      if (begun === null || begun.payment.shopId !== shop.shopId) return null
      return begun.redirectUrl ?? whereNow(c, parts, { shop, payment: begun.payment })
    }),
  )
  app.get('/:shopId{\\d+}/payment-return/:paymentKey', (c) =>
    answerShopper(c, parts, async (shop, paymentKey) => {
      const payment = await learnOrRecall(parts, paymentKey)
      return payment?.shopId === shop.shopId ? whereNow(c, parts, { shop, payment }) : null
    }),
  )
  const seen = createSeenNotices(parts.now)
  app.post('/payment-webhook', (c) => answerWebhook(c, parts, seen))
  return app
}

/**
 * Whoever comes back may have paid, whether the provider can be asked or not: they see their order, and
 * its state follows.
 */
async function learnOrRecall(
  { clerk, log }: PaymentRouteParts,
  paymentKey: string,
): Promise<Payment | null> {
  try {
    return await clerk.learn(paymentKey)
  } catch (error) {
    const message = 'A payment is not known yet on the way back'
    logUnlessUnavailable(log, { level: 'warn', message, error })
    return clerk.recall(paymentKey)
  }
}

/** What comes of a payment that is still under way, its confirmation explains and asks for again. */
async function whereNow(
  c: Context<HostEnv>,
  { rpc, now }: PaymentRouteParts,
  { shop, payment }: { shop: Shop; payment: Payment },
): Promise<string> {
  const { state, settledAt, createdAt, successUrl, paymentKey } = payment
  if (state === 'failed' || state === 'cancelled') return checkoutAddress(shop, state)
  const isRecent = now() - (settledAt ?? createdAt) <= LEADS_TO_ORDER_FOR_MS
  if (!isRecent) return `/${shop.path}/order-trackform/`
  const { sessionKey, requestId } = c.env
  // Banking apps open another browser than the one that ordered: there nothing of the order is shown.
  if (sessionKey === null) return elsewhereAddress(shop)
  const backend = createBackend(rpc, { shopId: shop.shopId, requestId, sessionKey })
  const own = await backend.call(isOwnPayment, { paymentKey })
  return own.ok && own.value.isOwn ? successUrl : elsewhereAddress(shop)
}

function elsewhereAddress({ path }: Shop): string {
  return `/${path}/success/?payment=elsewhere`
}

function checkoutAddress({ path }: Shop, payment: string): string {
  return `/${path}/checkout/?step=delivery&payment=${payment}`
}

type FindTarget = (shop: Shop, paymentKey: string) => Promise<string | null>

/** However the provider is: nobody is left with an error who only wanted to pay. */
async function answerShopper(
  c: Context<HostEnv>,
  { log }: PaymentRouteParts,
  findTarget: FindTarget,
): Promise<Response> {
  const shop = findShopById(Number(c.req.param('shopId')))
  const paymentKey = c.req.param('paymentKey') ?? ''
  if (!shop) return c.text('Not found\n', 404, NO_STORE)
  try {
    const target = PAYMENT_KEY.test(paymentKey) ? await findTarget(shop, paymentKey) : null
    return redirectTo(c, target ?? `/${shop.path}/checkout/`)
  } catch (error) {
    const message = 'A shopper could not be sent to or from the payment'
    logUnlessUnavailable(log, { level: 'error', message, error, fields: { shop: shop.path } })
    return redirectTo(c, checkoutAddress(shop, 'unavailable'))
  }
}

function redirectTo(c: Context, target: string): Response {
  return c.body(null, 303, { ...NO_STORE, location: target, 'referrer-policy': 'no-referrer' })
}

/** Only an answer of 2xx ends the provider's tries, so whatever we could not do comes again. */
async function answerWebhook(
  c: Context,
  parts: PaymentRouteParts,
  seen: SeenNotices,
): Promise<Response> {
  const notice = parseWebhook({
    secret: parts.webhookSecret,
    signature: c.req.header(SIGNATURE_HEADER) ?? null,
    body: await c.req.text(),
    now: parts.now(),
  })
  if (!notice.ok) {
    const fields = { reason: notice.refusal }
    parts.log({ level: 'warn', message: 'A payment webhook was refused', fields })
    return c.json({ reason: notice.refusal }, notice.refusal === 'unreadable' ? 400 : 401, NO_STORE)
  }
  if (seen.has(notice.value)) return c.body(null, 204, NO_STORE)
  try {
    const payment = await parts.clerk.learn(notice.value.paymentKey)
    if (payment === null) return c.json({ reason: 'unknown-payment' }, 404, NO_STORE)
    if (!isWaiting(payment)) seen.add(notice.value)
    return c.body(null, 204, NO_STORE)
  } catch (error) {
    const message = 'A payment webhook could not be followed'
    logUnlessUnavailable(parts.log, { level: 'error', message, error })
    return c.json({ reason: 'try-again' }, 503, UNAVAILABLE_HEADERS)
  }
}
