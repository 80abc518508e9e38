import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withGroupPrice } from './group-price.ts'
import { beforeReductions, unreduced } from './reduction.ts'
import { toUnitPrice } from './unit-price.ts'

describe('the price of a customer group', () => {
  it('takes the place of the asked price, as a sale from what everybody pays', () => {
    expect(withGroupPrice(unreduced(10_000), 9_000, null)).toEqual({
      withTax: 9_000,
      reductions: [
        { category: 'sale', type: 'relative', amount: { absoluteWithTax: 1_000, relative: 0.1 } },
      ],
    })
  })

  it('is applied before the campaign, which comes off it', () => {
    const everybodys = toUnitPrice({ cents: 8_000, reducedFromCents: 10_000 }, 20)

    expect(withGroupPrice(everybodys, 7_000, 20)).toEqual({
      withTax: 5_600,
      reductions: [
        { category: 'sale', type: 'relative', amount: { absoluteWithTax: 3_000, relative: 0.3 } },
        {
          category: 'campaign',
          type: 'relative',
          amount: { absoluteWithTax: 1_400, relative: 0.2 },
        },
      ],
    })
  })

  it('shows no campaign where the shop may not show it', () => {
    expect(withGroupPrice(unreduced(8_000), 9_000, 20)).toEqual({
      withTax: 7_200,
      reductions: [
        { category: 'sale', type: 'relative', amount: { absoluteWithTax: 800, relative: 0.1 } },
      ],
    })
  })

  it('is nobody elses business', () => {
    const everybodys = toUnitPrice({ cents: 8_000, reducedFromCents: 10_000 }, 20)

    expect(withGroupPrice(everybodys, undefined, 20)).toBe(everybodys)
  })

  it('never makes anything dearer, and adds up to the price everybody starts from', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    const percent = fc.option(fc.integer({ min: 1, max: 100 }))
    fc.assert(
      fc.property(cents, fc.option(cents), cents, percent, (asked, sale, group, campaign) => {
        const reducedFromCents = sale === null ? null : asked + sale
        const everybodys = toUnitPrice({ cents: asked, reducedFromCents }, campaign)

        const members = withGroupPrice(everybodys, group, campaign)

        expect(members.withTax).toBeLessThanOrEqual(everybodys.withTax)
        expect(members.withTax).toBe(
          Math.min(
            everybodys.withTax,
            toUnitPrice({ cents: group, reducedFromCents: null }, campaign).withTax,
          ),
        )
        expect(beforeReductions(members)).toBe(beforeReductions(everybodys))
      }),
    )
  })
})
