import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { toBasket } from './basket-answer.ts'
import { facts } from './basket-facts.fixture.ts'

describe('[3.26] the package of a basket', () => {
  const packagesOf = (path: (typeof SHOPS)[number]['path']) => {
    const shop = SHOPS.find((one) => one.path === path) ?? SHOPS[0]
    return toBasket(facts([{ variantId: 1 }], { shop })).packages
  }

  it('says who brings it and on which days it can arrive', () => {
    expect(packagesOf('de')).toEqual([
      { id: 1, carrierKey: 'dhl', deliveryDate: { min: '2026-11-18', max: '2026-11-20' } },
    ])
    expect(packagesOf('at')).toMatchObject([
      {
        carrierKey: 'oesterreichische-post',
        deliveryDate: { min: '2026-11-19', max: '2026-11-23' },
      },
    ])
    expect(packagesOf('ch')).toEqual(packagesOf('fr-ch'))
    expect(packagesOf('ch')).toMatchObject([
      { carrierKey: 'schweizerische-post', deliveryDate: { min: '2026-11-19', max: '2026-11-24' } },
    ])
  })

  it('may take as long as the furthest country where nobody has named one', () => {
    expect(packagesOf('en')).toMatchObject([
      { deliveryDate: { min: '2026-11-19', max: '2026-11-30' } },
    ])
  })

  it('is counted anew with every minute', () => {
    const [shop] = SHOPS
    const [before, after] = ['2026-11-16T22:59:59Z', '2026-11-16T23:00:00Z'].map(
      (moment) => toBasket(facts([{ variantId: 1 }], { shop, now: Date.parse(moment) })).packages,
    )

    expect(before).toMatchObject([{ deliveryDate: { min: '2026-11-18' } }])
    expect(after).toMatchObject([{ deliveryDate: { min: '2026-11-19' } }])
  })

  it('is the one every item is in', () => {
    const { items, packages } = toBasket(facts([{ variantId: 1 }, { variantId: 2 }]))

    expect(items.map(({ packageId }) => packageId)).toEqual([1, 1])
    expect(packages).toHaveLength(1)
  })
})
