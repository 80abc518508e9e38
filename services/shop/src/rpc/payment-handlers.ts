import * as calls from '@saum/contract/payment'
import { accept } from '@saum/domain/result'
import type { PaymentService } from '../payment/payment-service.ts'
import { on } from './handler.ts'

export interface PaymentHandlerParts {
  payments: PaymentService
}

/** Calls of the checkout host about money that moves elsewhere. */
export function paymentHandlers({ payments }: PaymentHandlerParts) {
  return {
    getPayment: on(calls.getPayment, ({ paymentKey }) => payments.find(paymentKey)),
    isOwnPayment: on(calls.isOwnPayment, async ({ paymentKey }, { sessionKey, findOwner }) => {
      const owner = sessionKey === null ? null : await findOwner(sessionKey)
      return accept({ isOwn: owner !== null && (await payments.isOf(owner, paymentKey)) })
    }),
    openPayment: on(calls.openPayment, ({ paymentKey, providerId }) =>
      payments.open(paymentKey, providerId),
    ),
    settlePayment: on(calls.settlePayment, (outcome) => payments.settle(outcome)),
    listWaitingPayments: on(calls.listWaitingPayments, async (asked) =>
      accept(await payments.waiting(asked)),
    ),
    listDueRefunds: on(calls.listDueRefunds, async ({ limit }) =>
      accept(await payments.dueRefunds(limit)),
    ),
    settleRefund: on(calls.settleRefund, ({ refundKey, isDone }) =>
      payments.settleRefund(refundKey, isDone),
    ),
    listMandatesToEnd: on(calls.listMandatesToEnd, async ({ limit }) =>
      accept(await payments.mandatesToEnd(limit)),
    ),
    settleMandateEnd: on(calls.settleMandateEnd, async ({ mandateId, isDone }) => {
      await payments.settleMandateEnd(mandateId, isDone)
      return accept(null)
    }),
  }
}
