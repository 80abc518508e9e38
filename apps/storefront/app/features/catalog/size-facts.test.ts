import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPrice, aSale, aVariant } from './test-product.ts'
import { toSizeFacts } from './size-facts.ts'

function sizeWith(quantity: number, isSellableWithoutStock = false) {
  return toSizeFacts(aVariant('38', { stock: { quantity, isSellableWithoutStock } }))
}

describe('[3.16] a size of the product page', () => {
  it('says how few are left from three pieces down', () => {
    expect(sizeWith(3).left).toBe(3)
    expect(sizeWith(1).left).toBe(1)
    expect(sizeWith(4).left).toBeUndefined()
  })

  it('is sold out without stock', () => {
    expect(sizeWith(0)).toMatchObject({ isSoldOut: true })
    expect(sizeWith(1).isSoldOut).toBeUndefined()
  })

  it('can be ordered before it is here when the range allows it', () => {
    expect(sizeWith(0, true)).toMatchObject({ isPreorder: true })
    expect(sizeWith(2, true).isPreorder).toBeUndefined()
  })

  it('is always exactly one of available, sold out and to be ordered ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), fc.boolean(), (quantity, isSellable) => {
        const { isSoldOut, isPreorder } = sizeWith(quantity, isSellable)
        const states = [quantity > 0, isSoldOut === true, isPreorder === true]

        expect(states.filter(Boolean)).toHaveLength(1)
      }),
    )
  })

  it('has its own price and comparison', () => {
    const variant = aVariant('46', {
      price: aPrice(8_000, {
        appliedReductions: [aSale(2_000)],
        reductionsRelativeTo: 'beforeReductions',
      }),
    })

    expect(toSizeFacts(variant)).toMatchObject({ label: '46', cents: 8_000, priorCents: 10_000 })
  })
})
