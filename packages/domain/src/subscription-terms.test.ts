import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { intervalWords, subscriptionCents } from './subscription-terms.ts'

const cents = fc.integer({ min: 0, max: 1_000_000 })

describe('the price of a delivery that comes again', () => {
  it('is a tenth below the regular price, halves of a cent going up', () => {
    expect(subscriptionCents({ regularCents: 2990, currentCents: 2990 })).toBe(2691)
    expect(subscriptionCents({ regularCents: 1995, currentCents: 1995 })).toBe(1796)
  })

  it('is today’s price where a sale is lower than that', () => {
    expect(subscriptionCents({ regularCents: 2990, currentCents: 1990 })).toBe(1990)
  })

  it('is never above what is paid once, and never more than a cent away from a tenth less', () => {
    fc.assert(
      fc.property(cents, cents, (regularCents, currentCents) => {
        const price = subscriptionCents({ regularCents, currentCents })

        expect(Number.isInteger(price)).toBe(true)
        expect(price).toBeLessThanOrEqual(currentCents)
        expect(price).toBeLessThanOrEqual(regularCents)
        if (currentCents >= regularCents) {
          expect(Math.abs(price * 10 - regularCents * 9)).toBeLessThanOrEqual(5)
        }
      }),
    )
  })

  it('never falls while the regular price rises', () => {
    fc.assert(
      fc.property(cents, cents, (regularCents, currentCents) => {
        expect(
          subscriptionCents({ regularCents: regularCents + 1, currentCents }),
        ).toBeGreaterThanOrEqual(subscriptionCents({ regularCents, currentCents }))
      }),
    )
  })
})

describe('how often it comes', () => {
  it('is said in the language of the shop', () => {
    expect(intervalWords({ language: 'de' }, 1)).toBe('jeden Monat')
    expect(intervalWords({ language: 'fr' }, 3)).toBe('tous les 3 mois')
    expect(intervalWords({ language: 'en' }, 6)).toBe('every 6 months')
  })
})
