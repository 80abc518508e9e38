import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePriceDraft, sliderEnds, toPriceDraft } from './price-draft.ts'

describe('the prices a shopper types', () => {
  it('are whole units of the shop’s money', () => {
    expect(parsePriceDraft({ from: '50', to: ' 200 ' })).toEqual({
      fromCents: 50_00,
      toCents: 200_00,
    })
  })

  it('may leave either end open', () => {
    expect(parsePriceDraft({ from: '', to: '80' })).toEqual({ toCents: 80_00 })
    expect(parsePriceDraft({ from: 'viel', to: '' })).toEqual({})
  })

  it('are refused when the first is above the second', () => {
    expect(parsePriceDraft({ from: '90', to: '50' })).toBeNull()
  })

  it('stand in the fields again as they were typed', () => {
    const amount = fc.nat(99_999)
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const draft = { from: String(Math.min(one, other)), to: String(Math.max(one, other)) }
        const range = parsePriceDraft(draft)
        expect(range && toPriceDraft(range)).toEqual(draft)
      }),
    )
  })
})

describe('the slider', () => {
  it('reaches from below the cheapest to above the dearest product', () => {
    expect(sliderEnds({ lowestCents: 29_95, highestCents: 299_95 })).toEqual({ min: 29, max: 300 })
  })
})
