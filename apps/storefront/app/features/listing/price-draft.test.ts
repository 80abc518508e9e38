import { SHOPS } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePriceDraft, sliderEnds, toPriceDraft } from './price-draft.ts'

describe('the prices a shopper types', () => {
  it('are amounts of the shop’s money', () => {
    expect(parsePriceDraft({ from: '50', to: ' 200 ' })).toEqual({
      fromCents: 50_00,
      toCents: 200_00,
    })
  })

  it('may leave either end open', () => {
    expect(parsePriceDraft({ from: '', to: '80' })).toEqual({ toCents: 80_00 })
  })

  it('may have cents, in the way of any of the shops', () => {
    expect(parsePriceDraft({ from: '49,99', to: '1’200.50' })).toEqual({
      fromCents: 49_99,
      toCents: 1_200_50,
    })
  })

  it.each(['viel', '12abc', '-5', '1e3', '4,999'])('are refused as no number: %s', (typed) => {
    expect(parsePriceDraft({ from: typed, to: '' })).toBe('not-a-number')
    expect(parsePriceDraft({ from: '', to: typed })).toBe('not-a-number')
  })

  it('are refused when the first is above the second', () => {
    expect(parsePriceDraft({ from: '90', to: '50' })).toBe('wrong-order')
  })

  it('stand in the fields again as they were typed', () => {
    expect(toPriceDraft({ fromCents: 50_00, toCents: 49_90 }, 'de-DE')).toEqual({
      from: '50',
      to: '49,90',
    })
  })

  it('are the same cents again when they are sent as they stand, in every shop', () => {
    const cents = fc.integer({ min: 1, max: 99_999_99 })
    const locale = fc.constantFrom(...SHOPS.map((shop) => shop.locale))
    fc.assert(
      fc.property(cents, cents, locale, (one, other, of) => {
        const range = { fromCents: Math.min(one, other), toCents: Math.max(one, other) }

        expect(parsePriceDraft(toPriceDraft(range, of))).toEqual(range)
      }),
    )
  })
})

describe('the slider', () => {
  it('reaches from below the cheapest to above the dearest product', () => {
    expect(sliderEnds({ lowestCents: 29_95, highestCents: 299_95 })).toEqual({ min: 29, max: 300 })
  })
})
