import { placeOrder } from '@saum/contract/checkout'
import { HOST_BASE } from '../fragment/view.ts'
import { tracked, turnedAway, type HostEvent, type SentStep, type StepOutcome } from './step.ts'

const MAX_CENTS_LENGTH = 12
const MAX_KEY_LENGTH = 64

/** Orders. A second click is answered with the order of the first; whatever has changed is shown first. */
export async function takeReview(sent: SentStep): Promise<StepOutcome> {
  const { shop, checkoutJwt, form, backend } = sent
  const choiceKey = form.text('choiceKey', MAX_KEY_LENGTH)
  const placed = await backend.call(placeOrder, {
    checkoutJwt,
    // No total is none that was shown: the shop answers with the right one.
    expectedTotalCents: Number(
      /^\d+$/.exec(form.text('expectedTotalCents', MAX_CENTS_LENGTH)) ?? 0,
    ),
    ...(choiceKey !== '' && { choiceKey }),
    hasAcceptedTerms: form.isChecked('terms'),
    wantsNewsletter: form.isChecked('newsletter'),
  })
  if (!placed.ok) {
    const { kind } = placed.refusal
    if (kind === 'order-changed') return { step: 'review', events: [failed()] }
    if (kind === 'too-many-requests') {
      return { step: 'review', remarks: [{ code: 'order-too-many' }], events: [failed()] }
    }
    if (kind !== 'invalid-fields') return turnedAway(kind)
    const hasTerms = form.isChecked('terms')
    const remarks = hasTerms ? [] : [{ code: 'terms-missing' as const }]
    return { step: hasTerms ? null : 'review', remarks, events: [failed()] }
  }
  const { orderId, orderNumber, next } = placed.value
  if (next.type === 'payment') {
    const paymentUrl = `${HOST_BASE}/${shop.shopId}/payment/${next.paymentKey}`
    const event: HostEvent = { name: 'checkout:payment', detail: { paymentUrl } }
    return { step: null, location: paymentUrl, events: [event] }
  }
  const { successUrl } = next
  return {
    step: null,
    location: successUrl,
    events: [
      tracked('complete_checkout', { orderId }),
      { name: 'checkout:basket-changed', detail: {} },
      { name: 'checkout:complete', detail: { orderId, orderNumber, successUrl } },
    ],
  }
}

function failed(): HostEvent {
  return tracked('error', { step: 'review' })
}
