import * as v from '@saum/schema/schema'
import { createBreaker } from './breaker.ts'
import { sendCall, type ProviderCall, type ProviderSettings } from './provider-call.ts'
import {
  ProviderFault,
  type PaymentProvider,
  type PaymentWish,
  type ProviderPayment,
} from './payment-provider.ts'

const paymentShape = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  state: v.picklist(['open', 'paid', 'failed', 'cancelled']),
  amountCents: v.pipe(v.number(), v.safeInteger()),
  currency: v.string(),
  payUrl: v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
})

const paymentListShape = v.object({ payments: v.array(paymentShape) })

interface HttpProviderSettings extends ProviderSettings {
  /** Where it says that something has become of a payment. */
  webhookUrl: string
}

/** The provider over its REST interface. Every write has a key of ours, so every call is tried again. */
export function createHttpProvider(settings: HttpProviderSettings): PaymentProvider {
  const guard = createBreaker(Date.now)

  async function ask<Schema extends v.GenericSchema>(
    call: ProviderCall,
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | null> {
    const { status, body } = await guard(() => sendCall(settings, call))
    if (status === 404) return null
    if (status < 200 || status > 299) {
      throw new ProviderFault(`The payment provider answered ${status}`)
    }
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body)
    if (!parsed.success) throw new ProviderFault('The payment provider answered something else')
    return parsed.output
  }

  return {
    async open(wish) {
      const opened = known(await ask(openingCall(wish, settings.webhookUrl), paymentShape))
      return { providerId: opened.id, redirectUrl: opened.payUrl }
    },
    async find(providerId) {
      const found = await ask({ method: 'GET', path: pathOf(providerId) }, paymentShape)
      return found && toProviderPayment(found)
    },
    async findByKey(paymentKey) {
      const path = `/v1/payments?key=${encodeURIComponent(paymentKey)}`
      const [found] = known(await ask({ method: 'GET', path }, paymentListShape)).payments
      return found ? toProviderPayment(found) : null
    },
    async cancel(providerId) {
      const path = `${pathOf(providerId)}/cancel`
      const call: ProviderCall = { method: 'POST', path, idempotencyKey: `cancel-${providerId}` }
      return toProviderPayment(known(await ask(call, paymentShape)))
    },
    async refund({ providerId, refundKey, amountCents }) {
      const path = `${pathOf(providerId)}/refunds`
      const call: ProviderCall = {
        method: 'POST',
        path,
        body: { amountCents },
        idempotencyKey: refundKey,
      }
      known(await ask(call, v.object({ id: v.string() })))
    },
  }
}

function openingCall(wish: PaymentWish, webhookUrl: string): ProviderCall {
  const { paymentKey, amountCents, currencyCode, methodKey, orderNumber, locale, returnUrl } = wish
  return {
    method: 'POST',
    path: '/v1/payments',
    body: {
      amountCents,
      currency: currencyCode,
      method: methodKey === 'card' ? 'card' : 'wallet',
      reference: orderNumber,
      locale,
      returnUrl,
      webhookUrl,
    },
    idempotencyKey: paymentKey,
  }
}

function pathOf(providerId: string): string {
  return `/v1/payments/${encodeURIComponent(providerId)}`
}

function known<T>(answer: T | null): T {
  if (answer === null) throw new ProviderFault('The payment provider does not know of it')
  return answer
}

function toProviderPayment(payment: v.InferOutput<typeof paymentShape>): ProviderPayment {
  const { id, state, amountCents, currency } = payment
  return { providerId: id, state, amountCents, currencyCode: currency }
}
