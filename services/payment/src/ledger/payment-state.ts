/** How far a payment is here. */
export const PAYMENT_STATES = [
  'open',
  'challenged',
  'processing',
  'paid',
  'failed',
  'cancelled',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** What the merchant is told: everything undecided is open. */
export type PublicState = 'open' | 'paid' | 'failed' | 'cancelled'

/** From where each can be reached. Money on its way can no longer be called back. */
const REACHED_FROM: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  open: [],
  challenged: ['open'],
  processing: ['open', 'challenged'],
  paid: ['open', 'challenged', 'processing'],
  failed: ['open', 'challenged', 'processing'],
  cancelled: ['open', 'challenged'],
}

export function mayBecome(from: PaymentState, to: PaymentState): boolean {
  return REACHED_FROM[to].includes(from)
}

export function toPublicState(state: PaymentState): PublicState {
  return state === 'challenged' || state === 'processing' ? 'open' : state
}

/** Nothing comes after it. */
export function isFinal(state: PaymentState): boolean {
  return PAYMENT_STATES.every((next) => !mayBecome(state, next))
}
