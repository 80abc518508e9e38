import { ORDER_STATES, type OrderState } from '@saum/contract/order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextState, ORDER_MOVES, type OrderMove } from './order-transitions.ts'

const FINAL: readonly OrderState[] = ['cancelled', 'returned']
const PROGRESS: readonly OrderState[] = [
  'pended',
  'ordered',
  'paid',
  'packed',
  'shipped',
  'delivered',
]

const aMethod = fc.constantFrom('invoice', 'prepayment', 'wallet_redirect', 'card', null)
const moves = fc.array(fc.constantFrom(...ORDER_MOVES), { maxLength: 30 })
const aBeginning = fc.constantFrom<OrderState>('pended', 'ordered', 'paid')

type Method = typeof aMethod extends fc.Arbitrary<infer T> ? T : never

/** Every state an order goes through when these moves are tried on it. */
function walk(state: OrderState, paymentMethod: Method, tried: readonly OrderMove[]) {
  const steps: { state: OrderState; move: OrderMove; isPaid: boolean; to: OrderState }[] = []
  let isPaid = state === 'paid'
  for (const move of tried) {
    const to = nextState({ state, paymentMethod, isPaid }, move)
    if (to === null) continue
    isPaid ||= move === 'pay'
    steps.push({ state, move, isPaid, to })
    state = to
  }
  return steps
}

describe('the way of an order', () => {
  it('never goes back, unless another size is sent in exchange', () => {
    fc.assert(
      fc.property(aBeginning, aMethod, moves, (state, method, tried) => {
        for (const step of walk(state, method, tried)) {
          if (FINAL.includes(step.to) || step.move === 'exchange') continue
          expect(PROGRESS.indexOf(step.to)).toBeGreaterThanOrEqual(PROGRESS.indexOf(step.state))
        }
      }),
    )
  })

  it('ends when it is cancelled, and nothing is cancelled that has left the house', () => {
    fc.assert(
      fc.property(aBeginning, aMethod, moves, (state, method, tried) => {
        const steps = walk(state, method, tried)
        const at = steps.findIndex(({ to }) => to === 'cancelled')
        if (at === -1) return
        expect(steps.length).toBe(at + 1)
        expect(['pended', 'ordered', 'paid', 'packed']).toContain(steps[at]?.state)
      }),
    )
  })

  it('takes the money once', () => {
    fc.assert(
      fc.property(aBeginning, aMethod, moves, (state, method, tried) => {
        const paid = walk(state, method, tried).filter(({ move }) => move === 'pay')
        expect(paid.length).toBeLessThanOrEqual(state === 'paid' ? 0 : 1)
      }),
    )
  })

  it('never sends what was to be paid in advance and is not', () => {
    fc.assert(
      fc.property(moves, (tried) => {
        const sent = walk('ordered', 'prepayment', tried).filter(({ to }) => to === 'packed')
        expect(sent.every(({ isPaid }) => isPaid)).toBe(true)
      }),
    )
  })

  it('sends nothing whose payment elsewhere is not certain', () => {
    for (const move of ['pack', 'ship', 'deliver', 'cancel', 'return'] as const) {
      const order = { state: 'pended', paymentMethod: 'card', isPaid: false } as const
      expect([move, nextState(order, move)]).toEqual([move, null])
    }
  })

  it('can be walked to every state there is', () => {
    const reached = new Set<OrderState>(['pended', 'ordered'])
    for (const state of reached) {
      for (const move of ORDER_MOVES) {
        const to = nextState({ state, paymentMethod: 'invoice', isPaid: false }, move)
        if (to !== null) reached.add(to)
      }
    }

    expect([...reached].toSorted()).toEqual([...ORDER_STATES].toSorted())
  })
})
