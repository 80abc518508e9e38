import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import * as v from '@saum/schema/schema'
import type { ChargeRefusal } from '../ledger/charge.ts'
import type { Ledger, RefundRefusal } from '../ledger/ledger.ts'
import { toPublicState } from '../ledger/payment-state.ts'
import type { KeptPayment } from '../ledger/payment-storage.ts'

interface ApiParts {
  ledger: Ledger
  apiKey: string
  /** Where its pages are for shoppers, without a trailing slash. */
  publicBase: string
}

const key = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99_999_999))
const webAddress = v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:/))

const sum = {
  amountCents: cents,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
}
const paymentWish = v.object({
  ...sum,
  method: v.picklist(['wallet', 'card']),
  locale: v.pipe(v.string(), v.maxLength(16)),
  returnUrl: webAddress,
  webhookUrl: webAddress,
  isForLater: v.optional(v.boolean(), false),
})
const chargeWish = v.object({ ...sum, webhookUrl: webAddress })
const refundWish = v.object({ amountCents: cents })

const REFUND_STATUS: Readonly<Record<RefundRefusal, 404 | 409 | 422>> = {
  'payment-not-found': 404,
  'not-paid': 409,
  'key-reused': 409,
  'too-much': 422,
}

const CHARGE_STATUS: Readonly<Record<ChargeRefusal, 404 | 409 | 422>> = {
  'mandate-not-found': 404,
  'key-reused': 409,
  'other-currency': 422,
}

/** The interface for merchants, below /v1. */
export function createApiRoutes({ ledger, apiKey, publicBase }: ApiParts): Hono {
  const api = new Hono()
  const answer = (c: Context, payment: KeptPayment | null) =>
    payment === null ? problem(c, 404, 'payment-not-found') : c.json(toAnswer(payment))
  const toAnswer = (payment: KeptPayment) => ({
    ...summaryOf(payment),
    payUrl: `${publicBase}/pay/${payment.pageKey}`,
    mandateId: ledger.mandateOf(payment),
  })

  api.use(async (c, next) => {
    const [, sent = ''] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
    if (!isSame(sent, apiKey)) return problem(c, 401, 'unknown-key')
    return next()
  })
  api.post('/payments', async (c) => {
    const idempotencyKey = v.safeParse(key, c.req.header('idempotency-key'))
    const wish = await readBody(c, paymentWish)
    if (!idempotencyKey.success || wish === null) return problem(c, 400, 'unreadable')
    const opened = ledger.open(idempotencyKey.output, wish)
    return opened.ok ? answer(c, opened.value) : problem(c, 409, opened.refusal)
  })
  api.get('/payments', (c) => {
    const found = ledger.findByKey(c.req.query('key') ?? '')
    return c.json({ payments: found === null ? [] : [toAnswer(found)] })
  })
  api.get('/payments/:id', (c) => answer(c, ledger.find(c.req.param('id'))))
  api.post('/payments/:id/cancel', (c) => answer(c, ledger.become(c.req.param('id'), 'cancelled')))
  api.post('/payments/:id/refunds', async (c) => {
    const refundKey = v.safeParse(key, c.req.header('idempotency-key'))
    const wish = await readBody(c, refundWish)
    if (!refundKey.success || wish === null) return problem(c, 400, 'unreadable')
    const paymentId = c.req.param('id')
    const refunded = ledger.refund({ paymentId, refundKey: refundKey.output, ...wish })
    return refunded.ok
      ? c.json(refunded.value)
      : problem(c, REFUND_STATUS[refunded.refusal], refunded.refusal)
  })
  api.post('/mandates/:id/charges', async (c) => {
    const paymentKey = v.safeParse(key, c.req.header('idempotency-key'))
    const wish = await readBody(c, chargeWish)
    if (!paymentKey.success || wish === null) return problem(c, 400, 'unreadable')
    const mandateId = c.req.param('id')
    const charged = ledger.charge({ paymentKey: paymentKey.output, mandateId, ...wish })
    return charged.ok
      ? answer(c, charged.value)
      : problem(c, CHARGE_STATUS[charged.refusal], charged.refusal)
  })
  api.delete('/mandates/:id', (c) => {
    const id = c.req.param('id')
    return ledger.endMandate(id) ? c.json({ id }) : problem(c, 404, 'mandate-not-found')
  })
  api.all('*', (c) => problem(c, 404, 'unknown-address'))
  return api
}

function summaryOf({ id, paymentKey, state, wish }: KeptPayment) {
  const { amountCents, currency, reference } = wish
  return { id, key: paymentKey, state: toPublicState(state), amountCents, currency, reference }
}

type Status = 400 | 401 | 404 | 409 | 422

function problem(c: Context, status: Status, kind: string): Response {
  return c.json({ status, kind }, status)
}

async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const body = await c.req.text().catch(() => '')
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body)
  return parsed.success ? parsed.output : null
}

/** Takes as long for a good guess as for a bad one. */
function isSame(sent: string, own: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(sent), hash(own))
}
