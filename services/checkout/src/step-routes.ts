import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { createBackend } from '@saum/contract/backend'
import { startCheckout } from '@saum/contract/checkout'
import type { RpcTransport } from '@saum/contract/rpc'
import { DEFAULT_SHOP, findShopById, type Shop } from '@saum/domain/shops'
import type { Log } from '@saum/thread/log'
import { withNextSession, type HostEnv } from './host-env.ts'
import type { PaymentClerk } from './payment/payment-clerk.ts'
import { pageAddress } from './fragment/view.ts'
import { parseRemark, writeRemark } from './remark.ts'
import { shopTextOf } from './shop-text.ts'
import { showCheckout } from './show-checkout.ts'
import { takeContact } from './steps/contact.ts'
import { takeDelivery } from './steps/delivery.ts'
import { readForm, type FormValues } from './steps/form-values.ts'
import { takeReview } from './steps/review.ts'
import {
  takeAbandon,
  takeGiftCard,
  takeGiftCardOff,
  takeVoucher,
  takeVoucherOff,
} from './steps/side-steps.ts'
import type { StepOutcome, TakeStep } from './steps/step.ts'
import { logUnlessUnavailable, UNAVAILABLE_HEADERS } from './unavailable.ts'

interface StepRouteParts {
  rpc: RpcTransport
  clerk: PaymentClerk
  publicOrigin: string
  imageBase: string
  log: Log
}

const STEPS: ReadonlyMap<string, TakeStep> = new Map([
  ['contact', takeContact],
  ['delivery', takeDelivery],
  ['review', takeReview],
  ['gift-card', takeGiftCard],
  ['gift-card-remove', takeGiftCardOff],
  ['voucher', takeVoucher],
  ['voucher-remove', takeVoucherOff],
  ['abandon', takeAbandon],
])

const MAX_TOKEN_LENGTH = 2048
const NO_STORE = { 'cache-control': 'no-store' }

type HostContext = Context<HostEnv>

/** The fragment of a step and the forms in it, for the element and for browsers without its script. */
export function createStepRoutes(parts: StepRouteParts): Hono<HostEnv> {
  const app = new Hono<HostEnv>()
  const allowHeaders = ['authorization', 'content-type']
  app.use('*', cors({ origin: parts.publicOrigin, allowHeaders, allowMethods: ['GET', 'POST'] }))
  app.onError((error, c) => answerFault(c, parts, error))
  app.get('/:shopId{\\d+}/fragment', async (c) => {
    const shop = findShopById(Number(c.req.param('shopId')))
    if (!shop) return c.notFound()
    const { step = null, notice } = c.req.query()
    const remarks = parseRemark(notice)
    return answerElement(c, parts, { shop, checkoutJwt: bearerOf(c), step, remarks })
  })
  app.post('/:shopId{\\d+}/steps/:name', async (c) => {
    const shop = findShopById(Number(c.req.param('shopId')))
    const take = STEPS.get(c.req.param('name'))
    if (!shop || !take) return c.notFound()
    const form = await readForm(c.req.raw)
    if (form === null) return c.json({ code: 'unreadable' }, 400, NO_STORE)
    return answerStep(c, parts, { shop, take, form })
  })
  return app
}

interface Sending {
  shop: Shop
  take: TakeStep
  form: FormValues
}

async function answerStep(
  c: HostContext,
  parts: StepRouteParts,
  { shop, take, form }: Sending,
): Promise<Response> {
  const isElement = wantsJson(c)
  const checkoutJwt = isElement ? bearerOf(c) : form.text('token', MAX_TOKEN_LENGTH)
  const outcome = await takeStep(c, parts, { shop, take, form, checkoutJwt })
  if (!isElement) return c.body(null, 303, { ...NO_STORE, location: wayBack(shop, outcome) })
  if (outcome.isRefused) return refuseToken(c)
  return answerElement(c, parts, { shop, checkoutJwt, ...outcome })
}

interface OpenSending extends Sending {
  checkoutJwt: string
}

/** Whoever sends a form of a checkout that is not there any more begins one with it: nothing typed is lost. */
async function takeStep(
  c: HostContext,
  { rpc, clerk }: StepRouteParts,
  { shop, take, form, checkoutJwt }: OpenSending,
): Promise<StepOutcome> {
  if (checkoutJwt === '') return { isRefused: true, step: null }
  // Without script no token is renewed: after its hour the session that sends the form stands in for it.
  const ownKey = wantsJson(c) ? null : c.env.sessionKey
  const caller = { ...callerOf(c, shop), ...(ownKey !== null && { sessionKey: ownKey }) }
  const backend = createBackend(withNextSession(rpc, c.env.nextSession), caller)
  const backendOf = (sessionKey: string) => createBackend(rpc, { ...caller, sessionKey })
  const sent = { shop, checkoutJwt, form, backend, backendOf, clerk }
  const outcome = await take(sent)
  if (!outcome.isUnknown) return outcome
  await backend.call(startCheckout, { checkoutJwt })
  return take(sent)
}

/** What was typed is still in the browser: with the script it is sent again, without it one page back. */
function answerFault(c: HostContext, { log }: StepRouteParts, error: unknown): Response {
  const fields = { requestId: c.env.requestId }
  logUnlessUnavailable(log, {
    level: 'error',
    message: 'A step of the checkout failed',
    error,
    fields,
  })
  const shop = findShopById(Number(c.req.param('shopId'))) ?? DEFAULT_SHOP
  if (wantsJson(c)) return c.json({ code: 'server' }, 503, UNAVAILABLE_HEADERS)
  return c.text(`${shopTextOf(shop).t('server_failed')}\n`, 503, UNAVAILABLE_HEADERS)
}

function wantsJson(c: HostContext): boolean {
  return c.req.header('accept') === 'application/json'
}

function wayBack(shop: Shop, outcome: StepOutcome): string {
  const { location, step, remarks = [] } = outcome
  if (location !== undefined) return location
  if (outcome.isRefused) return checkoutOrOrder(shop)
  const [remark] = remarks
  const address = step === null ? `/${shop.path}/checkout/?` : `${pageAddress(shop, step)}&`
  return remark
    ? `${address}notice=${encodeURIComponent(writeRemark(remark))}`
    : address.slice(0, -1)
}

/**
 * Another window has entered the checkout, which ends the tokens of this one, or has ordered there: the page
 * leads guests who have ordered on to the confirmation.
 */
function checkoutOrOrder({ path }: Shop): string {
  return `/${path}/checkout/?redirectUrl=${encodeURIComponent(`/${path}/success/`)}`
}

interface Answering extends Omit<StepOutcome, 'step'> {
  shop: Shop
  checkoutJwt: string
  step: string | null
}

/** What the element shows next, what it tells the page, and where it goes. */
async function answerElement(
  c: HostContext,
  { rpc, imageBase }: StepRouteParts,
  { shop, checkoutJwt, step, remarks = [], events = [], location }: Answering,
): Promise<Response> {
  if (checkoutJwt === '') return refuseToken(c)
  if (location !== undefined) return c.json({ events, location }, 200, NO_STORE)
  const backend = createBackend(rpc, callerOf(c, shop))
  const shown = await showCheckout(backend, { shop, checkoutJwt, step, remarks, imageBase })
  return shown === null ? refuseToken(c) : c.json({ ...shown, events }, 200, NO_STORE)
}

function refuseToken(c: HostContext): Response {
  return c.json({ code: 'invalid-token' }, 401, NO_STORE)
}

function bearerOf(c: HostContext): string {
  const [, token = ''] = /^Bearer (\S{1,2048})$/.exec(c.req.header('authorization') ?? '') ?? []
  return token
}

function callerOf(c: HostContext, { shopId }: Shop) {
  return { shopId, requestId: c.env.requestId, clientKey: c.env.clientKey }
}
