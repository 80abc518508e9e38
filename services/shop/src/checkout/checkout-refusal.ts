import type { CheckoutState, FieldFault } from '@saum/contract/checkout'
import type { TooMany } from '../session/attempts.ts'

/** Every call of a checkout may be refused like this. */
export type CheckoutRefusal =
  | { kind: 'invalid-token' | 'checkout-not-found' | 'nothing-to-order' }
  | { kind: 'already-ordered'; state: CheckoutState }

export type FormRefusal =
  | CheckoutRefusal
  | { kind: 'invalid-fields'; faults: FieldFault[]; state: CheckoutState }

export type PlacingRefusal = FormRefusal | TooMany | { kind: 'order-changed'; state: CheckoutState }
