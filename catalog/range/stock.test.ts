import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type StockCase, stockCaseOf, stockOf } from './stock.ts'

const productId = fc.integer({ min: 1, max: 100_000_000 })
const sizes = fc.integer({ min: 1, max: 30 })

function piecesOf(id: number, stockCase: StockCase, count: number): number[] {
  return stockOf(id, stockCase, count).map(({ stock }) =>
    typeof stock === 'number' ? stock : (stock.de ?? -1),
  )
}

describe('the stock of a product', () => {
  it.each<[StockCase, string, (pieces: number[]) => boolean]>([
    ['sold-out', 'is nothing at all', (pieces) => pieces.every((count) => count === 0)],
    ['pre-order', 'has not arrived yet', (pieces) => pieces.every((count) => count === 0)],
    ['last-sizes', 'is one or two sizes', (p) => [1, 2].includes(p.filter((n) => n > 0).length)],
    ['gaps', 'is low in something', (pieces) => pieces.some((count) => count <= 3)],
    ['low', 'is there in every size', (pieces) => pieces.every((count) => count > 0)],
    ['full', 'is plenty', (pieces) => pieces.every((count) => count > 3)],
  ])('that is %s %s', (stockCase, _meaning, holds) => {
    fc.assert(
      fc.property(productId, sizes, (id, count) => {
        const pieces = piecesOf(id, stockCase, count)
        expect(pieces).toHaveLength(count)
        expect(holds(pieces)).toBe(true)
      }),
    )
  })

  it('can be ordered without being there only before it arrives', () => {
    expect(stockOf(1, 'pre-order', 2)).toEqual([
      { stock: 0, isSellableWithoutStock: true },
      { stock: 0, isSellableWithoutStock: true },
    ])
    expect(stockOf(1, 'sold-out', 1)[0]?.isSellableWithoutStock).toBeUndefined()
  })

  it('never lets an outfit show what nobody can buy', () => {
    fc.assert(
      fc.property(productId, (id) => {
        expect(['sold-out', 'last-sizes']).not.toContain(stockCaseOf(id, true))
      }),
    )
  })
})
