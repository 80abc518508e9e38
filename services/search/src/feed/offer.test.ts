import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anIndexProduct, aPrice } from './test-index-product.ts'
import { toOffer } from './offer.ts'

const NOTHING = { withTax: null, relativeDifferenceToPrice: null }

describe('[9.6] the offer of a product', () => {
  it('is the price in major units when nothing may be struck through', () => {
    const min = aPrice({ withTax: 5_999 })

    const offer = toOffer(anIndexProduct({ priceRange: { min, max: aPrice() } }))

    expect(offer).toEqual({ asked: 59.99, before: null, reductionPercent: 0 })
  })

  it('is compared with the lowest prior price where the price says so', () => {
    const min = aPrice({ withTax: 5_999, reductionsRelativeTo: 'lowestPriorPrice' })
    const lowestPriorPrice = { withTax: 7_999, relativeDifferenceToPrice: -0.25 }

    const offer = toOffer(anIndexProduct({ priceRange: { min, max: min }, lowestPriorPrice }))

    expect(offer).toEqual({ asked: 59.99, before: 79.99, reductionPercent: 25 })
  })

  it('is compared with the price before its reductions where the price says so', () => {
    const amount = { absoluteWithTax: 1_000, relative: 0.1 }
    const reduction = { category: 'sale', type: 'absolute', amount } as const
    const min = aPrice({
      withTax: 8_000,
      appliedReductions: [reduction, reduction],
      reductionsRelativeTo: 'beforeReductions',
    })

    const offer = toOffer(anIndexProduct({ priceRange: { min, max: min } }))

    expect(offer).toEqual({ asked: 80, before: 100, reductionPercent: 20 })
  })

  it('never strikes through what is not higher, and never promises more than there is', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(cents, fc.option(cents), (asked, lowest) => {
        const min = aPrice({ withTax: asked, reductionsRelativeTo: 'lowestPriorPrice' })
        const lowestPriorPrice = { ...NOTHING, withTax: lowest }
        const offer = toOffer(anIndexProduct({ priceRange: { min, max: min }, lowestPriorPrice }))

        expect(offer.asked).toBe(asked / 100)
        if (offer.before === null) expect(offer.reductionPercent).toBe(0)
        else {
          expect(offer.before).toBeGreaterThan(offer.asked)
          const promised = offer.before * (1 - offer.reductionPercent / 100)
          expect(promised).toBeGreaterThanOrEqual(offer.asked - 1e-6)
        }
      }),
    )
  })
})
