import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OutfitPiece } from './outfit-facts.ts'
import { outfitTotal } from './outfit-total.ts'

function aPiece(cents: number, parts: Partial<OutfitPiece> = {}): OutfitPiece {
  return {
    id: cents,
    href: '',
    brand: '',
    name: '',
    alt: '',
    color: '',
    cents,
    sizes: [],
    ...parts,
  }
}

const pieces = fc.array(
  fc
    .record({ cents: fc.integer({ min: 0, max: 100_000 }), isOut: fc.boolean() })
    .map(({ cents, isOut }) => aPiece(cents, isOut ? { isSoldOut: true } : {})),
  { minLength: 1 },
)

describe('the sum of an outfit', () => {
  it('counts exactly what can be bought', () => {
    fc.assert(
      fc.property(pieces, (outfit) => {
        const sellable = outfit.filter((piece) => !piece.isSoldOut)
        const total = outfitTotal(outfit)

        expect(total?.count ?? 0).toBe(sellable.length)
        expect(total?.cents ?? 0).toBe(sellable.reduce((sum, { cents }) => sum + cents, 0))
        expect(total?.isPartial ?? true).toBe(sellable.length < outfit.length)
      }),
    )
  })

  it('is «from» as soon as one piece is', () => {
    expect(outfitTotal([aPiece(100), aPiece(200, { isPriceFrom: true })])?.isFrom).toBe(true)
    expect(outfitTotal([aPiece(100), aPiece(200)])?.isFrom).toBe(false)
  })
})
