import { createBackend } from '@saum/contract/backend'
import * as calls from '@saum/contract/payment'
import type { Payment } from '@saum/contract/payment'
import type { RpcTransport } from '@saum/contract/rpc'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { ProviderPayment, RefundWish } from './payment-provider.ts'

/** What the shop knows of payments; the keys are those of all shops. */
export interface PaymentBook {
  find(paymentKey: string): Promise<Payment | null>
  noteOpened(paymentKey: string, providerId: string): Promise<Payment | null>
  /** Has the order follow what the provider says. */
  settle(payment: Payment, known: Omit<ProviderPayment, 'providerId'>): Promise<Payment>
  listWaiting(wish: { before: number; limit: number }): Promise<Payment[]>
  listRefunds(limit: number): Promise<RefundWish[]>
  noteRefund(refundKey: string, isDone: boolean): Promise<void>
  listMandatesToEnd(limit: number): Promise<string[]>
  noteMandateEnd(mandateId: string, isDone: boolean): Promise<void>
}

export function createPaymentBook(rpc: RpcTransport): PaymentBook {
  const shop = createBackend(rpc, { shopId: DEFAULT_SHOP.shopId, requestId: 'payments' })

  return {
    async find(paymentKey) {
      const found = await shop.call(calls.getPayment, { paymentKey })
      return found.ok ? found.value : null
    },
    async noteOpened(paymentKey, providerId) {
      const opened = await shop.call(calls.openPayment, { paymentKey, providerId })
      return opened.ok ? opened.value : null
    },
    async settle(payment, { state, amountCents, currencyCode, mandateId }) {
      const isKnown = state === payment.state && !payment.isCancelDue
      if (state === 'open' || isKnown) return payment
      const { paymentKey } = payment
      const outcome = { paymentKey, outcome: state, amountCents, currencyCode, mandateId }
      const settled = await shop.call(calls.settlePayment, outcome)
      return settled.ok ? settled.value : payment
    },
    async listWaiting(wish) {
      const waiting = await shop.call(calls.listWaitingPayments, wish)
      return waiting.ok ? waiting.value : []
    },
    async listRefunds(limit) {
      const due = await shop.call(calls.listDueRefunds, { limit })
      return due.ok ? due.value : []
    },
    async noteRefund(refundKey, isDone) {
      await shop.call(calls.settleRefund, { refundKey, isDone })
    },
    async listMandatesToEnd(limit) {
      const due = await shop.call(calls.listMandatesToEnd, { limit })
      return due.ok ? due.value : []
    },
    async noteMandateEnd(mandateId, isDone) {
      await shop.call(calls.settleMandateEnd, { mandateId, isDone })
    },
  }
}

/** Neither paid nor given up yet. */
export function isWaiting({ state }: Payment): boolean {
  return state === 'opening' || state === 'open'
}

/** What a later delivery is charged by, until the provider has been told of it. */
export function mandateToCharge({ state, isForLater, mandateId }: Payment): string | null {
  return state === 'opening' && !isForLater ? mandateId : null
}
