import type { OrderState } from '@saum/contract/order'

export type Move = 'pay' | 'pack' | 'ship' | 'ready' | 'deliver' | 'cancel'

type Advice = Partial<Record<OrderState, string>>

const WAIT = 'Payments through the provider are settled by themselves.'
const PACK_FIRST = 'It has to be packed first: saum orders pack NUMBER.'
const SEND_FIRST = 'It has to be sent first: saum orders ship NUMBER.'
const OVER = 'Nothing of it is sent any more.'
const BEFORE_SENDING: Advice = {
  pended: WAIT,
  ordered: SEND_FIRST,
  paid: SEND_FIRST,
  packed: SEND_FIRST,
  cancelled: OVER,
}

/** What to do about an order that cannot be moved, by where it is; nothing where that is done already. */
const ADVICE: Readonly<Record<Move, Advice>> = {
  pay: { pended: WAIT, cancelled: 'Nobody was to pay it by transfer.' },
  pack: {
    pended: WAIT,
    ordered: 'A prepayment has to arrive first: saum orders pay NUMBER.',
    cancelled: OVER,
  },
  ship: { pended: WAIT, ordered: PACK_FIRST, paid: PACK_FIRST, cancelled: OVER },
  ready: { ...BEFORE_SENDING, shipped: 'Only orders that go to a branch can be.' },
  deliver: BEFORE_SENDING,
  cancel: {
    pended: 'It is given up by itself when nobody pays within half an hour.',
    shipped: 'What was sent comes back as a return.',
    delivered: 'What was sent comes back as a return.',
  },
}

/** What each move comes to. */
const DONE: Readonly<Record<Move, string>> = {
  pay: 'paid',
  pack: 'packed',
  ship: 'sent',
  ready: 'collected',
  deliver: 'delivered',
  cancel: 'cancelled',
}

/** Why an order stays where it is, for whoever wanted to move it. */
export function refusalWords(move: Move, number: string, state: OrderState): string {
  const advice = ADVICE[move][state]
  if (advice !== undefined) {
    return `${number} is ${state} and cannot be ${DONE[move]}. ${advice.replace('NUMBER', number)}`
  }
  if (state === 'returned' && move !== 'pay') return `${number} has come back already.`
  return `${number} is ${DONE[move]} already.`
}
