import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priorCentsOf } from './prior-price.ts'
import { aPrice, aSale } from './test-product.ts'

const cents = fc.integer({ min: 1, max: 1_000_000 })

function lowest(withTax: number | null) {
  return { withTax, relativeDifferenceToPrice: null }
}

describe('[3.22] what a reduced price is compared with', () => {
  it('is the lowest price of the last 30 days where the price says so', () => {
    const price = aPrice(6_000, {
      appliedReductions: [aSale(4_000)],
      reductionsRelativeTo: 'lowestPriorPrice',
    })

    expect(priorCentsOf({ price, lowestPriorPrice: lowest(8_000) })).toBe(8_000)
  })

  it('is the price before its reductions where that one may be named', () => {
    const price = aPrice(6_000, {
      appliedReductions: [aSale(2_000), { ...aSale(1_500), category: 'campaign' }],
      reductionsRelativeTo: 'beforeReductions',
    })

    expect(priorCentsOf({ price, lowestPriorPrice: lowest(null) })).toBe(9_500)
  })

  it('is nothing when the price names no comparison, whatever was taken off', () => {
    fc.assert(
      fc.property(cents, cents, cents, (now, off, before) => {
        const price = aPrice(now, { appliedReductions: [aSale(off)] })

        expect(priorCentsOf({ price, lowestPriorPrice: lowest(before) })).toBeUndefined()
      }),
    )
  })

  it('is never a price that was as low before', () => {
    fc.assert(
      fc.property(cents, cents, (now, before) => {
        const price = aPrice(now, { reductionsRelativeTo: 'lowestPriorPrice' })
        const prior = priorCentsOf({ price, lowestPriorPrice: lowest(before) })

        expect(prior).toBe(before > now ? before : undefined)
      }),
    )
  })

  it('is nothing when the lowest price is not known', () => {
    const price = aPrice(6_000, { reductionsRelativeTo: 'lowestPriorPrice' })

    expect(priorCentsOf({ price, lowestPriorPrice: lowest(null) })).toBeUndefined()
  })
})
