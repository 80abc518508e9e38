import type { Payment } from '@saum/contract/payment'
import type { RpcTransport } from '@saum/contract/rpc'
import type { Log } from '@saum/thread/log'
import { createPaymentBook, isWaiting, mandateToCharge } from './payment-book.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createPaymentRound } from './payment-round.ts'

export interface PaymentClerk {
  /** Where the shopper pays; `null` for a payment there is not. */
  begin(paymentKey: string, returnUrl: string): Promise<BegunPayment | null>
  /** Asks the provider and has the order follow; `null` for a payment there is not. */
  learn(paymentKey: string): Promise<Payment | null>
  /** What the shop itself knows of it; the provider is not asked. */
  recall(paymentKey: string): Promise<Payment | null>
  /** The shopper does not want to pay any more; paid it may be all the same by then. */
  giveUp(paymentKey: string): Promise<Payment | null>
  /** What nobody waits for in front of a page: payments unheard of, refunds and mandates' ends that are due. */
  workOff(): Promise<void>
}

export interface BegunPayment {
  payment: Payment
  /** `null` where there is nothing left to pay. */
  redirectUrl: string | null
}

interface ClerkParts {
  provider: PaymentProvider
  rpc: RpcTransport
  log: Log
  now: () => number
}

/** Carries word between the shop, which knows the orders, and the provider, who has the money. */
export function createPaymentClerk({ provider, rpc, log, now }: ClerkParts): PaymentClerk {
  const book = createPaymentBook(rpc)

  function findAtProvider({ paymentKey, providerId }: Payment) {
    return providerId === null ? provider.findByKey(paymentKey) : provider.find(providerId)
  }

  /** Money for what was given up is heard of as well; only «paid» is the last word. */
  async function ask(payment: Payment): Promise<Payment> {
    if (payment.state === 'paid') return payment
    const known = await findAtProvider(payment)
    return known === null ? payment : book.settle(payment, known)
  }

  async function cancel(payment: Payment): Promise<Payment> {
    if (!isWaiting(payment) && !payment.isCancelDue) return payment
    const known = await findAtProvider(payment)
    const outcome = known && (await provider.cancel(known.providerId))
    return book.settle(payment, outcome ?? { ...payment, mandateId: null, state: 'cancelled' })
  }

  /** Nobody is there to pay it. Charged before a crash it is answered what it was charged then. */
  async function charge(payment: Payment, mandateId: string): Promise<Payment> {
    const charged = await provider.charge({ ...payment, mandateId })
    const opened = await book.noteOpened(payment.paymentKey, charged.providerId)
    return opened === null ? payment : book.settle(opened, charged)
  }

  async function begin(paymentKey: string, returnUrl: string): Promise<BegunPayment | null> {
    const payment = await book.find(paymentKey)
    if (payment === null) return null
    // What is charged by a mandate is nobody's to pay.
    if (!isWaiting(payment) || mandateToCharge(payment)) return { payment, redirectUrl: null }
    const { providerId, redirectUrl } = await provider.open({ ...payment, returnUrl })
    const opened = await book.noteOpened(paymentKey, providerId)
    // Given up in another tab meanwhile: nobody is sent to pay for it.
    return opened && { payment: opened, redirectUrl: isWaiting(opened) ? redirectUrl : null }
  }

  return {
    begin,
    async learn(paymentKey) {
      const payment = await book.find(paymentKey)
      return payment && ask(payment)
    },
    recall: book.find,
    async giveUp(paymentKey) {
      const payment = await book.find(paymentKey)
      return payment && cancel(payment)
    },
    workOff: createPaymentRound({ book, provider, ask, cancel, charge, log, now }),
  }
}
