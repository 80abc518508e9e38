import { abandonPayment, removeGiftCard, startCheckout } from '@saum/contract/checkout'
import { isWaiting } from '../payment/payment-book.ts'
import { dropVoucher, redeemGiftCard, redeemVoucher } from './codes.ts'
import { keepChoices } from './delivery.ts'
import type { Remark } from '../remark.ts'
import { turnedAway, type HostEvent, type SentStep, type StepOutcome } from './step.ts'

const BASKET_CHANGED: HostEvent = { name: 'checkout:basket-changed', detail: {} }

export function takeGiftCard(sent: SentStep): Promise<StepOutcome> {
  return beside(sent, redeemGiftCard)
}

export function takeVoucher(sent: SentStep): Promise<StepOutcome> {
  return beside(sent, redeemVoucher)
}

export function takeVoucherOff(sent: SentStep): Promise<StepOutcome> {
  return beside(sent, dropVoucher)
}

export function takeGiftCardOff(sent: SentStep): Promise<StepOutcome> {
  return beside(sent, async ({ checkoutJwt, form, backend }) => {
    await backend.call(removeGiftCard, { checkoutJwt, id: form.text('id', 64) })
    return { code: 'gift-card-gone' }
  })
}

/** Something small in the form of the delivery step: what was chosen there is kept as well. */
async function beside(
  sent: SentStep,
  act: (sent: SentStep) => Promise<Remark>,
): Promise<StepOutcome> {
  const { end } = await keepChoices(sent)
  if (end) return end
  const remark = await act(sent)
  const isBasket = remark.code === 'voucher-taken' || remark.code === 'voucher-gone'
  return { step: 'delivery', remarks: [remark], events: isBasket ? [BASKET_CHANGED] : [] }
}

/**
 * The shopper wants to pay another way. The provider is told first, so that it takes no money any more; while
 * it is moving money the order is kept. Where it does not answer the order is given up all the same: the
 * clerk tells it later, and money that comes nevertheless is refunded.
 */
export async function takeAbandon(sent: SentStep): Promise<StepOutcome> {
  const { checkoutJwt, form, backend, clerk } = sent
  const paymentKey = form.text('paymentKey', 64)
  const step = 'delivery'
  const started = await backend.call(startCheckout, { checkoutJwt })
  if (!started.ok) return turnedAway(started.refusal.kind)
  // Given up already, or somebody else's.
  if (started.value.state.order?.paymentKey !== paymentKey) return { step: null }
  const payment = await clerk.giveUp(paymentKey).catch(() => null)
  if (payment?.state === 'paid') return { step: null, location: payment.successUrl }
  if (payment && isWaiting(payment)) {
    return { step: null, remarks: [{ code: 'payment-processing' }] }
  }
  const abandoned = await backend.call(abandonPayment, { checkoutJwt, paymentKey })
  if (abandoned.ok || abandoned.refusal.kind === 'payment-not-found') return { step }
  return turnedAway(abandoned.refusal.kind)
}
