import { describe, expect, it } from 'vitest'
import { aGift, aPromotion } from '#app/features/basket/test-basket.ts'
import { isGiven } from './given.ts'

type Terms = { discountType?: 'relative' | 'absolute'; discountValue?: number }

function anEffect(terms: Terms) {
  const additionalData = { maxCount: 1, variantIds: [900], ...terms }
  return { type: 'buy_x_get_y' as const, additionalData }
}

describe('something is called free', () => {
  it.each<[Terms, boolean]>([
    [{}, true],
    [{ discountType: 'relative' }, true],
    [{ discountType: 'relative', discountValue: 100 }, true],
    [{ discountValue: 100 }, true],
    [{ discountValue: 50 }, false],
    [{ discountType: 'relative', discountValue: 50 }, false],
    [{ discountType: 'absolute', discountValue: 500 }, false],
  ])('exactly where the shop takes nothing for it: %j is %s', (terms, isFree) => {
    expect(isGiven(aGift({ effect: anEffect(terms) }))).toBe(isFree)
  })

  it('only where every tier gives it away, for nobody knows here which one is reached', () => {
    const tier = { id: 'first', name: '', mov: 5_000, effect: anEffect({ discountValue: 50 }) }
    const best = { ...tier, id: 'second', mov: 9_000, effect: anEffect({}) }

    expect(isGiven(aGift({ tiers: [tier, best] }))).toBe(false)
    expect(isGiven(aGift({ tiers: [best] }))).toBe(true)
  })

  it('not where it is only reduced', () => {
    expect(isGiven(aPromotion())).toBe(false)
  })
})
