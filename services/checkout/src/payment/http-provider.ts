import * as v from '@saum/schema/schema'
import { createBreaker } from './breaker.ts'
import { sendCall, type ProviderCall, type ProviderSettings } from './provider-call.ts'
import {
  ProviderFault,
  type ChargeWish,
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
  mandateId: v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))), null),
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
    async charge(wish) {
      const call = chargingCall(wish, settings.webhookUrl)
      return toProviderPayment(known(await ask(call, paymentShape)))
    },
    async endMandate(mandateId) {
      await ask({ method: 'DELETE', path: mandatePathOf(mandateId) }, v.object({ id: v.string() }))
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
  const { paymentKey, methodKey, locale, returnUrl, isForLater } = wish
  return {
    method: 'POST',
    path: '/v1/payments',
    body: {
      ...sumOf(wish),
      method: methodKey === 'card' ? 'card' : 'wallet',
      locale,
      returnUrl,
      webhookUrl,
      isForLater,
    },
    idempotencyKey: paymentKey,
  }
}

function chargingCall(wish: ChargeWish, webhookUrl: string): ProviderCall {
  return {
    method: 'POST',
    path: `${mandatePathOf(wish.mandateId)}/charges`,
    body: { ...sumOf(wish), webhookUrl },
    idempotencyKey: wish.paymentKey,
  }
}

function sumOf({ amountCents, currencyCode, orderNumber }: ChargeWish | PaymentWish) {
  return { amountCents, currency: currencyCode, reference: orderNumber }
}

function pathOf(providerId: string): string {
  return `/v1/payments/${encodeURIComponent(providerId)}`
}

function mandatePathOf(mandateId: string): string {
  return `/v1/mandates/${encodeURIComponent(mandateId)}`
}

function known<T>(answer: T | null): T {
  if (answer === null) throw new ProviderFault('The payment provider does not know of it')
  return answer
}

function toProviderPayment(payment: v.InferOutput<typeof paymentShape>): ProviderPayment {
  const { id, state, amountCents, currency, mandateId } = payment
  return { providerId: id, state, amountCents, currencyCode: currency, mandateId }
}
