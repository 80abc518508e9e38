import type { Payment } from '@saum/contract/payment'
import type { RpcTransport } from '@saum/contract/rpc'
import type { PaymentProvider, ProviderPayment } from './payment-provider.ts'

/** The session all payments of the shop were made in. */
export const OWN_SESSION = 'a'.repeat(64)

export const RETURN_URL = 'https://saum.example/checkout-host/10028/payment-return/key-1'

export function aPayment(further: Partial<Payment> = {}): Payment {
  return {
    paymentKey: 'key-1',
    shopId: 10028,
    orderId: 1,
    orderNumber: 'DE26000001-7',
    methodKey: 'card',
    amountCents: 8990,
    currencyCode: 'EUR',
    locale: 'de-DE',
    state: 'opening',
    providerId: null,
    createdAt: 0,
    settledAt: null,
    isCancelDue: false,
    isForLater: false,
    mandateId: null,
    successUrl: '/de/success/?cbd=signed',
    ...further,
  }
}

interface Refund {
  refundKey: string
  providerId: string
  amountCents: number
  currencyCode: string
}

export interface PaymentShop {
  rpc: RpcTransport
  payments: Map<string, Payment>
  refunds: Refund[]
  /** Mandates to be ended. */
  mandates: string[]
  /** Calls that changed something, in their order. */
  changes: string[]
}

/** The calls about payments over a map, as the contract has them. */
export function aPaymentShop(...payments: Payment[]): PaymentShop {
  const shop = {
    payments: new Map(payments.map((payment) => [payment.paymentKey, payment])),
    refunds: [] as Refund[],
    mandates: [] as string[],
    changes: [] as string[],
  }
  const rpc: RpcTransport = async ({ name, body, sessionKey }) => {
    const { payload } = JSON.parse(body) as { payload: Record<string, unknown> }
    const isOwn = sessionKey === OWN_SESSION
    const result = name === 'isOwnPayment' ? { isOwn } : answerCall(shop, name, payload)
    const isMissing = result === undefined
    return {
      status: isMissing ? 404 : 200,
      contentType: 'application/json',
      body: JSON.stringify(isMissing ? { kind: 'payment-not-found' } : result),
    }
  }
  return { ...shop, rpc }
}

function answerCall(
  shop: Omit<PaymentShop, 'rpc'>,
  name: string,
  payload: Record<string, unknown>,
): unknown {
  const isOpen = ({ state }: Payment) => state === 'opening' || state === 'open'
  if (name === 'listDueRefunds') return shop.refunds
  if (name === 'listMandatesToEnd') return shop.mandates
  if (name === 'settleMandateEnd') {
    shop.changes.push(`mandate ${String(payload['isDone'])}`)
    if (payload['isDone'] === true) shop.mandates.splice(0)
    return null
  }
  if (name === 'listWaitingPayments') {
    return [...shop.payments.values()].filter(
      (one) =>
        one.isCancelDue ||
        (isOpen(one) && one.createdAt < Number(payload['before'])) ||
        (one.state === 'opening' && one.mandateId !== null),
    )
  }
  if (name === 'settleRefund') {
    shop.changes.push(`refund ${String(payload['isDone'])}`)
    if (payload['isDone'] === true) shop.refunds.splice(0)
    return null
  }
  const key = String(payload['paymentKey'])
  const payment = shop.payments.get(key)
  if (payment === undefined || name === 'getPayment') return payment
  const changed = changedBy(payment, name, payload)
  if (changed !== payment) shop.changes.push(`${key} ${changed.state}`)
  shop.payments.set(key, changed)
  return changed
}

/** Repeated, nothing changes; what was paid stays paid. */
function changedBy(payment: Payment, name: string, payload: Record<string, unknown>): Payment {
  if (name === 'openPayment') {
    const providerId = String(payload['providerId'])
    return payment.state === 'opening' ? { ...payment, state: 'open', providerId } : payment
  }
  const outcome = payload['outcome'] as Payment['state']
  const isSettled = payment.state === 'paid' || payment.state === outcome
  const state = isSettled ? payment.state : outcome
  if (isSettled && !payment.isCancelDue) return payment
  const left = payment.isForLater ? (payload['mandateId'] as string | null) : null
  const mandateId = left ?? payment.mandateId
  return { ...payment, state, mandateId, isCancelDue: false }
}

export interface FakeProvider extends PaymentProvider {
  known: Map<string, ProviderPayment>
  refunded: string[]
  /** Mandates by which nothing more is paid. */
  declining: Set<string>
  ended: string[]
  /** Payments it was asked about, in their order. */
  asked: string[]
  /** Whatever is asked fails while it is down. */
  isDown: boolean
}

/** The port over a map, for what the network has no part in. */
export function aProvider(): FakeProvider {
  const known = new Map<string, ProviderPayment>()
  const refunded: string[] = []
  const declining = new Set<string>()
  const ended: string[] = []
  const asked: string[] = []
  const up = async <T>(answer: () => T): Promise<T> => {
    if (provider.isDown) throw new Error('The provider is down')
    return answer()
  }
  const find = (providerId: string) => known.get(providerId) ?? null
  const provider: FakeProvider = {
    known,
    refunded,
    declining,
    ended,
    asked,
    isDown: false,
    open: ({ paymentKey, amountCents, currencyCode, isForLater }) =>
      up(() => {
        const providerId = `pay-${paymentKey}`
        const mandateId = isForLater ? `man-${paymentKey}` : null
        if (find(providerId) === null) {
          known.set(providerId, { providerId, state: 'open', amountCents, currencyCode, mandateId })
        }
        return { providerId, redirectUrl: `https://pay.example/${providerId}` }
      }),
    find: (providerId) =>
      up(() => {
        asked.push(providerId)
        return find(providerId)
      }),
    findByKey: (paymentKey) => up(() => find(`pay-${paymentKey}`)),
    cancel: (providerId) =>
      up(() => {
        const payment = find(providerId)
        if (payment === null) throw new Error('Unknown payment')
        if (payment.state === 'open') known.set(providerId, { ...payment, state: 'cancelled' })
        return known.get(providerId) ?? payment
      }),
    charge: ({ paymentKey, mandateId, amountCents, currencyCode }) =>
      up(() => {
        const providerId = `pay-${paymentKey}`
        const state = declining.has(mandateId) ? 'failed' : 'paid'
        const sum = { amountCents, currencyCode }
        const charged = find(providerId) ?? { providerId, state, ...sum, mandateId: null }
        known.set(providerId, charged)
        return charged
      }),
    endMandate: (mandateId) => up(() => void ended.push(mandateId)),
    refund: ({ refundKey }) => up(() => void refunded.push(refundKey)),
  }
  return provider
}

/** The provider has come to a decision. */
export function decide(provider: FakeProvider, state: ProviderPayment['state'], key = 'key-1') {
  const payment = provider.known.get(`pay-${key}`)
  if (payment !== undefined) provider.known.set(payment.providerId, { ...payment, state })
}
