import { findShopByPath, SHOPS, type Shop, type ShopPath } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { basketSum } from './basket-sum.ts'

function shopAt(path: ShopPath): Shop {
  return findShopByPath(path) ?? SHOPS[0]
}

describe('what a basket costs', () => {
  it('contains the delivery as long as it is not free', () => {
    const sum = basketSum(shopAt('de'), {
      totalCents: 3_995,
      taxCents: 638,
      taxRate: 0.19,
      isDeliveryFree: false,
    })

    expect(sum).toEqual({
      goodsCents: 3_995,
      deliveryCents: 395,
      totalCents: 4_390,
      taxCents: 638 + 63,
    })
  })

  it('is the price of the goods once delivery is free', () => {
    const sum = basketSum(shopAt('ch'), {
      totalCents: 9_000,
      taxCents: 674,
      taxRate: 0.081,
      isDeliveryFree: false,
    })

    expect(sum).toEqual({ goodsCents: 9_000, deliveryCents: 0, totalCents: 9_000, taxCents: 674 })
  })

  it('is the price of the goods with a VIP card, however little that is', () => {
    const basket = { totalCents: 1_000, taxCents: 160, taxRate: 0.19, isDeliveryFree: true }

    expect(basketSum(shopAt('en'), basket)).toMatchObject({ deliveryCents: 0, totalCents: 1_000 })
  })

  it('leaves delivery open where it depends on the country', () => {
    const basket = { totalCents: 10_000, taxCents: 1_597, taxRate: 0.19, isDeliveryFree: false }

    expect(basketSum(shopAt('en'), basket)).toMatchObject({
      deliveryCents: null,
      totalCents: 10_000,
    })
  })
})
