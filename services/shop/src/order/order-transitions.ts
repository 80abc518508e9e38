import type { OrderState } from '@saum/contract/order'
import type { PaymentMethodKey } from './order-draft.ts'

/** What can be done with an order as a whole. */
export const ORDER_MOVES = [
  'pay',
  'give-up',
  'pack',
  'ship',
  'deliver',
  'exchange',
  'cancel',
  'return',
] as const

export type OrderMove = (typeof ORDER_MOVES)[number]

const TRANSITIONS: Readonly<Record<OrderState, Partial<Record<OrderMove, OrderState>>>> = {
  pended: { pay: 'paid', 'give-up': 'cancelled' },
  ordered: { pay: 'paid', pack: 'packed', cancel: 'cancelled' },
  paid: { pack: 'packed', cancel: 'cancelled' },
  // Whoever buys on account pays when the goods are there.
  packed: { pay: 'packed', ship: 'shipped', cancel: 'cancelled' },
  // Another size goes out for one that came back.
  shipped: { pay: 'shipped', deliver: 'delivered', exchange: 'shipped', return: 'returned' },
  delivered: { pay: 'delivered', exchange: 'shipped', return: 'returned' },
  cancelled: {},
  returned: { pay: 'returned' },
}

interface MovedOrder {
  state: OrderState
  paymentMethod: PaymentMethodKey | null
  isPaid: boolean
}

/** Where a move leads, or `null` where it is not allowed. */
export function nextState(
  { state, paymentMethod, isPaid }: MovedOrder,
  move: OrderMove,
): OrderState | null {
  if (move === 'pay' && isPaid) return null
  // Nothing leaves the house before the money of a prepayment is there.
  if (move === 'pack' && paymentMethod === 'prepayment' && !isPaid) return null
  return TRANSITIONS[state][move] ?? null
}
