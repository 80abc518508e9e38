import {
  DELIVERY_OPTION_KEYS,
  PAYMENT_METHOD_KEYS,
  setPaymentMethod,
  setShippingOption,
} from '@saum/contract/checkout'
import type { Remark } from '../remark.ts'
import { redeemGiftCard, redeemVoucher } from './codes.ts'
import { tracked, turnedAway, type SentStep, type StepOutcome } from './step.ts'

interface KeptChoices {
  /** Set where nothing more can be done. */
  end?: StepOutcome
  remarks: Remark[]
  hasFaults: boolean
  dueCents: number | null
}

/** Keeps what is chosen; a code that was typed and not redeemed is redeemed on the way. */
export async function takeDelivery(sent: SentStep): Promise<StepOutcome> {
  const { form } = sent
  const kept = await keepChoices(sent)
  if (kept.end) return kept.end
  if (form.text('number') !== '') {
    const redeemed = await redeemGiftCard(sent)
    if (redeemed.code !== 'gift-card-taken') return stay([redeemed])
  }
  if (form.text('code') !== '') {
    const redeemed = await redeemVoucher(sent)
    if (redeemed.code !== 'voucher-taken') return stay([redeemed])
  }
  if (kept.remarks.length > 0) return stay(kept.remarks)
  if (kept.hasFaults) return stay([])
  return {
    step: 'review',
    events: [
      tracked('add_shipping_info', { option: form.text('option') }),
      tracked('add_payment_info', { method: form.text('payment') || 'gift-card' }),
    ],
  }
}

function stay(remarks: readonly Remark[]): StepOutcome {
  return { step: 'delivery', remarks, events: [tracked('error', { step: 'delivery' })] }
}

/** Also asks the shop whether the token is good, before anything is done in the name of its session. */
export async function keepChoices({ checkoutJwt, form, backend }: SentStep): Promise<KeptChoices> {
  const kept: KeptChoices = { remarks: [], hasFaults: false, dueCents: null }
  const optionKey = DELIVERY_OPTION_KEYS.find((key) => key === form.text('option'))
  if (optionKey === undefined) {
    const end: StepOutcome = { step: 'delivery', remarks: [{ code: 'option-missing' }] }
    return { ...kept, end }
  }
  const branchId = form.id('branchId')
  const withBranch = optionKey === 'collect' && branchId !== undefined ? { branchId } : {}
  const option = await backend.call(setShippingOption, { checkoutJwt, optionKey, ...withBranch })
  if (option.ok) kept.dueCents = option.value.state.cost.dueCents
  else if (option.refusal.kind === 'invalid-fields') kept.hasFaults = true
  else return { ...kept, end: turnedAway(option.refusal.kind) }

  const methodKey = PAYMENT_METHOD_KEYS.find((key) => key === form.text('payment'))
  if (methodKey === undefined) {
    if (kept.dueCents !== 0) kept.remarks.push({ code: 'payment-missing' })
    return kept
  }
  const payment = await backend.call(setPaymentMethod, { checkoutJwt, methodKey })
  if (!payment.ok && payment.refusal.kind !== 'invalid-fields') {
    return { ...kept, end: turnedAway(payment.refusal.kind) }
  }
  if (!payment.ok) kept.hasFaults = true
  return kept
}
