import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFinal, mayBecome, PAYMENT_STATES, toPublicState } from './payment-state.ts'

describe('a payment', () => {
  it('is decided once, whatever is tried afterwards', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PAYMENT_STATES)), (tried) => {
        const path = ['open' as (typeof PAYMENT_STATES)[number]]
        for (const next of tried) {
          const last = path.at(-1) ?? 'open'
          if (mayBecome(last, next)) path.push(next)
        }

        expect(path.filter(isFinal).length).toBeLessThanOrEqual(1)
        expect(path.slice(0, -1).some(isFinal)).toBe(false)
      }),
    )
  })

  it('cannot be called back once money is on its way', () => {
    expect(mayBecome('processing', 'cancelled')).toBe(false)
    expect(mayBecome('paid', 'cancelled')).toBe(false)
  })

  it('is open to the merchant for as long as it is undecided', () => {
    const told = PAYMENT_STATES.filter((state) => !isFinal(state)).map(toPublicState)

    expect(new Set(told)).toEqual(new Set(['open']))
  })
})
