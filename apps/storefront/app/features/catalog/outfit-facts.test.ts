import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { toOutfitFacts } from './outfit-facts.ts'
import { aPrice, aProduct, aVariant } from './test-product.ts'

const OUTFIT = {
  id: 2001,
  key: 'look',
  name: 'Look',
  slug: 'look',
  story: '',
  images: [],
  productIds: [7],
  hotspots: [],
}

describe('the sizes of a piece', () => {
  it('are each compared with their own price before', () => {
    const reduced = { ...aPrice(8_000), reductionsRelativeTo: 'lowestPriorPrice' as const }
    const variants = [
      aVariant('36', { id: 1, price: reduced, lowestPriorPrice: aLowest(10_000) }),
      aVariant('38', { id: 2, price: aPrice(9_000) }),
    ]

    const [piece] = toOutfitFacts(
      { ...OUTFIT, products: [aProduct({ variants })] },
      DEFAULT_SHOP,
    ).pieces

    expect(piece?.sizes.map(({ cents, priorCents }) => [cents, priorCents])).toEqual([
      [8_000, 10_000],
      [9_000, undefined],
    ])
  })
})

function aLowest(withTax: number) {
  return { withTax, relativeDifferenceToPrice: null }
}
