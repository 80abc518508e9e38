import type { Backend } from '@saum/contract/backend'
import type { CheckoutStep } from '@saum/contract/checkout'
import type { Shop } from '@saum/domain/shops'
import type { PaymentClerk } from '../payment/payment-clerk.ts'
import type { Remark } from '../remark.ts'
import type { FormValues } from './form-values.ts'

/** Something the page around the element may want to know. */
export interface HostEvent {
  name: 'checkout:tracking' | 'checkout:basket-changed' | 'checkout:complete' | 'checkout:payment'
  detail: Record<string, unknown>
}

/** One form that was sent, with whom to ask about it. */
export interface SentStep {
  shop: Shop
  checkoutJwt: string
  form: FormValues
  backend: Backend
  /** The same as the visitor with this session. */
  backendOf: (sessionKey: string) => Backend
  clerk: Pick<PaymentClerk, 'giveUp'>
}

/** What comes of it; the state is asked for by whoever shows it. */
export interface StepOutcome {
  /** The token is no good: nothing was done. */
  isRefused?: true
  /** There is no checkout yet: nothing was done. */
  isUnknown?: true
  /** What to show next; `null` is wherever the checkout is now. */
  step: CheckoutStep | null
  remarks?: readonly Remark[]
  events?: readonly HostEvent[]
  /** Where to go instead of showing anything. */
  location?: string
}

export type TakeStep = (sent: SentStep) => Promise<StepOutcome>

/** A refusal that is not about the form: ordered already, emptied, or the token has ended. */
export function turnedAway(kind: string): StepOutcome {
  if (kind === 'invalid-token') return { isRefused: true, step: null }
  return kind === 'checkout-not-found' ? { isUnknown: true, step: null } : { step: null }
}

export function tracked(event: string, payload: Record<string, unknown> = {}): HostEvent {
  return { name: 'checkout:tracking', detail: { event, payload } }
}
