import { SHOPS, findShopByPath, type ShopPath, type Shop } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { deliveryProgress } from './delivery-progress.ts'

function shopAt(path: ShopPath): Shop {
  return findShopByPath(path) ?? SHOPS[0]
}

describe('the way to free delivery', () => {
  it.each([
    ['de', 4_999, 1, 5_000],
    ['at', 5_000, 1_000, 6_000],
    ['ch', 8_000, 1_000, 9_000],
    ['fr-ch', 0, 9_000, 9_000],
  ] as const)(
    'in %s says what is missing at %i cents',
    (path, total, missingCents, freeFromCents) => {
      expect(deliveryProgress(shopAt(path), total)).toEqual({
        kind: 'missing',
        missingCents,
        freeFromCents,
      })
    },
  )

  it('ends exactly at the threshold', () => {
    expect(deliveryProgress(shopAt('de'), 5_000)).toEqual({ kind: 'reached' })
  })

  it('promises nothing in the shop for many countries before it is free for all of them', () => {
    expect(deliveryProgress(shopAt('en'), 10_000)).toEqual({ kind: 'depends' })
    expect(deliveryProgress(shopAt('en'), 18_000)).toEqual({ kind: 'reached' })
  })
})
