import { SUBSCRIPTION_INTERVALS } from '@saum/contract/subscription'
import type { Variant } from '@saum/contract/product'
import { SHOPS } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSubscriptionAttributes } from '../catalog/subscription-attributes.ts'
import { reduce, unreduced, type ReducedAmount } from '../pricing/reduction.ts'
import { splitTax } from '../pricing/vat.ts'
import { kindOfLine, toSubscriptionUnit } from './subscription-line.ts'

const OWN_GROUP = { id: 'subscription-1', isMainItem: true, isRequired: true }

function aVariant(intervals: readonly number[] = [], asked = unreduced(2_990)): Variant {
  const values = intervals.map((id) => ({ id, label: String(id), value: String(id) }))
  const attributes = toSubscriptionAttributes(
    { subscriptionAvailableIntervals: { values } },
    SHOPS[0],
  )
  return {
    id: 701,
    referenceKey: 'size',
    price: {
      ...splitTax(asked.withTax, 0.19),
      currencyCode: 'EUR',
      appliedReductions: [...asked.reductions],
    },
    lowestPriorPrice: { withTax: null, relativeDifferenceToPrice: null },
    stock: { quantity: 1, isSellableWithoutStock: false },
    attributes,
  }
}

function wish(subscriptionInterval: unknown) {
  return { pricePromotionKey: 'subscription', subscriptionDefinition: { subscriptionInterval } }
}

describe('a line that is to come again', () => {
  it.each(SUBSCRIPTION_INTERVALS)('comes every %s months where that is offered', (months) => {
    const kind = kindOfLine(
      { customData: wish(months), itemGroup: OWN_GROUP },
      aVariant(SUBSCRIPTION_INTERVALS),
    )

    expect(kind).toBe(months)
  })

  it.each([
    ['an interval nobody has', wish(4)],
    ['an interval in words', wish('1')],
    ['no interval', wish(undefined)],
    ['no definition', { pricePromotionKey: 'subscription' }],
    ['a definition that is none', { ...wish(1), subscriptionDefinition: [1] }],
    ['an interval the piece does not come in', wish(6)],
  ])('cannot be had with %s', (_, customData) => {
    expect(kindOfLine({ customData, itemGroup: OWN_GROUP }, aVariant([1, 2]))).toBe('unsound')
  })

  it.each([
    ['no group', undefined],
    ['the group of something else', { ...OWN_GROUP, isMainItem: false }],
    ['a group it is only an extra of', { ...OWN_GROUP, isRequired: false }],
  ])('cannot be had in %s', (_, itemGroup) => {
    expect(kindOfLine({ customData: wish(1), itemGroup }, aVariant([1]))).toBe('unsound')
  })

  it('cannot be had of a piece that is only sold once', () => {
    expect(kindOfLine({ customData: wish(1), itemGroup: OWN_GROUP }, aVariant())).toBe('unsound')
  })

  it('is one only by what the shop offers, whatever a client writes', () => {
    const hostile = fc.dictionary(
      fc.constantFrom('pricePromotionKey', 'subscriptionDefinition', '__proto__', 'price'),
      fc.oneof(fc.anything(), fc.constant('subscription'), fc.constant(wish(1))),
    )
    fc.assert(
      fc.property(hostile, fc.subarray([1, 2]), (customData, offered) => {
        const kind = kindOfLine({ customData, itemGroup: OWN_GROUP }, aVariant(offered))

        const isAsked = customData['pricePromotionKey'] === 'subscription'
        expect(isAsked ? [...offered, 'unsound'] : ['once']).toContain(kind)
      }),
    )
  })
})

describe('what a delivery costs', () => {
  const anySale = fc.record({
    cents: fc.integer({ min: 0, max: 100_000 }),
    percent: fc.integer({ min: 0, max: 100 }),
    groupPercent: fc.integer({ min: 0, max: 100 }),
  })

  it('is a tenth below the price without sale and campaign, and never above what is paid once', () => {
    fc.assert(
      fc.property(anySale, ({ cents, percent, groupPercent }) => {
        const asked = reduce(unreduced(cents), 'sale', { type: 'relative', percent })
        const once = reduce(asked, 'sale', { type: 'relative', percent: groupPercent })

        const { withTax, reductions } = toSubscriptionUnit(aVariant([1], asked), once)

        expect(withTax).toBe(Math.min(Math.round(cents * 0.9 + 1e-9), once.withTax))
        expect(reductions).toEqual<ReducedAmount['reductions']>([])
      }),
    )
  })
})
