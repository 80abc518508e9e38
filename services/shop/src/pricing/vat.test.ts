import { SHOPS } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitTax, VAT_RATES } from './vat.ts'

const rate = fc.constantFrom(...Object.values(VAT_RATES))

describe('[3.21] value added tax', () => {
  it('adds up: net and tax are whole cents and together the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), rate, (cents, vatRate) => {
        const { withTax, withoutTax, tax } = splitTax(cents, vatRate)

        expect(withTax).toBe(cents)
        expect(withoutTax + tax.vat.amount).toBe(cents)
        expect(Number.isSafeInteger(withoutTax)).toBe(true)
        expect(tax.vat.amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is rounded to the nearest cent, as counted in whole numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), rate, (cents, vatRate) => {
        const thousandths = BigInt(Math.round((1 + vatRate) * 1_000))
        const exact = (BigInt(cents) * 2_000n + thousandths) / (thousandths * 2n)

        expect(splitTax(cents, vatRate).withoutTax).toBe(Number(exact))
      }),
    )
  })

  it('has the rate of the shop', () => {
    expect(SHOPS.map(({ path }) => VAT_RATES[path])).toEqual([0.19, 0.2, 0.081, 0.081, 0.19])
  })
})
