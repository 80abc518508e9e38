import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endPrice, firstPricedAt, planPrice, type Asked, type EndedPrice } from './price-plan.ts'

const asked = fc
  .record({ cents: fc.integer({ min: 0, max: 500 }), sale: fc.option(fc.integer({ min: 1 })) })
  .map(({ cents, sale }): Asked => ({
    cents,
    reducedFromCents: sale === null ? null : cents + sale,
  }))

describe('the history of a price', () => {
  it('has no holes and no overlaps, whatever is asked when', () => {
    const steps = fc.array(fc.record({ asked, wait: fc.nat({ max: 3 }) }), { minLength: 1 })
    fc.assert(
      fc.property(asked, steps, (first, changes) => {
        let now = 1_000
        let standing = { ...first, pricedAt: now }
        const history: EndedPrice[] = []
        for (const change of changes) {
          now += change.wait
          const { pricedAt, ended } = planPrice(standing, change.asked, now)
          if (ended !== null) history.push(ended)
          standing = { ...change.asked, pricedAt }
        }
        const borders = [...history.map(({ validFrom }) => validFrom), standing.pricedAt]
        expect(history.map(({ validTo }) => validTo)).toEqual(borders.slice(1))
        expect(borders[0]).toBe(1_000)
        expect(history.every(({ validFrom, validTo }) => validFrom < validTo)).toBe(true)
      }),
    )
  })

  it('gets nothing from a price that stays', () => {
    fc.assert(
      fc.property(asked, fc.nat(), (price, now) => {
        expect(planPrice({ ...price, pricedAt: 5 }, price, now)).toEqual({
          pricedAt: 5,
          ended: null,
        })
      }),
    )
  })

  it('gets nothing from a price nobody can have seen', () => {
    expect(endPrice({ cents: 1, reducedFromCents: null, pricedAt: 7 }, 7)).toBeNull()
  })
})

describe('the beginning of a price that comes with its past', () => {
  const past = [
    { cents: 1, reducedFromCents: null, validFrom: 10, validTo: 20 },
    { cents: 2, reducedFromCents: null, validFrom: 0, validTo: 10 },
  ]

  it.each([
    ['what the document says', { since: 15, history: past }, 15],
    ['the end of its past', { since: null, history: past }, 20],
    ['now', { since: null, history: [] }, 100],
    ['now rather than the future', { since: 500, history: [] }, 100],
  ])('is %s', (_, price, expected) => {
    expect(firstPricedAt(price, 100)).toBe(expected)
  })
})
