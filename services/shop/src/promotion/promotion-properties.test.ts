import type { PromotionEffect } from '@saum/contract/promotion'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toLinePrice } from '../pricing/line-price.ts'
import { beforeReductions, reduce, unreduced } from '../pricing/reduction.ts'
import { listApplicable } from './applicable-promotions.ts'
import {
  aKeptPromotion,
  aPromotedItem,
  minimumOrderValue,
  minQuantity,
  oneOfEach,
} from './promotion.fixture.ts'
import type { PromotedItem } from './promoted-item.ts'
import type { PromotionCondition } from './promotion-condition.ts'
import { judgePromotions } from './promotion-rules.ts'
import type { PromotedBasket } from './settled-basket.ts'

const IDS = ['p1', 'p2', 'p3', 'p4'] as const
const CODE = 'MARKTTAG'
const variantId = fc.integer({ min: 1, max: 6 })
const categoryIds = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 })

const discount = fc.oneof(
  fc.record({ type: fc.constant('relative' as const), value: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ type: fc.constant('absolute' as const), value: fc.integer({ min: 0, max: 9_000 }) }),
)

const giftTerms = fc.record({
  maxCount: fc.integer({ min: 1, max: 3 }),
  variantIds: fc.uniqueArray(variantId, { maxLength: 4 }),
  maxCountType: fc.constantFrom('perOrder', 'perItem'),
  applicableItemSelectionType: fc.constantFrom(undefined, 'cheapest'),
  eligibleItemsQuantity: fc.constantFrom(undefined, 1, 3),
  discountType: fc.constantFrom(undefined, 'relative' as const, 'absolute' as const),
  discountValue: fc.constantFrom(undefined, 50, 100, 2_000),
})

const effect: fc.Arbitrary<PromotionEffect> = fc.oneof(
  discount.map((additionalData) => ({ type: 'automatic_discount' as const, additionalData })),
  giftTerms.map((additionalData) => ({ type: 'buy_x_get_y' as const, additionalData })),
)

const condition: fc.Arbitrary<PromotionCondition> = fc.oneof(
  categoryIds.map((ids) => ({ level: 'item', key: 'category', categoryIds: ids }) as const),
  fc.constant({ level: 'item', key: 'notReduced' } as const),
  fc.integer({ min: 0, max: 30_000 }).map(minimumOrderValue),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.option(categoryIds), fc.boolean(), fc.boolean())
    .map(([min, ids, isNotReduced, isSameFabric]) =>
      minQuantity(min, { categoryIds: ids, isNotReduced, isSameFabric }),
    ),
  fc
    .tuple(categoryIds, categoryIds, fc.boolean())
    .map(([one, other, isSameFabric]) => oneOfEach([one, other], isSameFabric)),
  fc.constant({ level: 'global', key: 'customerGroup', groups: ['VIP_Card'] } as const),
  fc.constant({ level: 'global', key: 'code', code: CODE } as const),
)

const tiers = fc.array(fc.tuple(fc.integer({ min: 0, max: 30_000 }), effect), { maxLength: 3 })

const promotion = fc
  .record({
    priority: fc.integer({ min: 1, max: 3 }),
    isActive: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
    isPreferred: fc.boolean(),
    effect,
    conditions: fc.array(condition, { maxLength: 2 }),
    tiers: fc.option(tiers),
  })
  .map(({ tiers: steps, ...wish }) => ({
    ...wish,
    tiers: (steps ?? []).map(([mov, given], index) => {
      const id = String(index)
      return { id, name: id, mov, effect: given }
    }),
  }))

const item = fc.record({
  variantId,
  quantity: fc.integer({ min: 0, max: 4 }),
  cents: fc.oneof(fc.integer({ min: 0, max: 12_000 }), fc.constant(999)),
  salePercent: fc.constantFrom(0, 0, 30),
  categoryIds,
  productId: fc.integer({ min: 1, max: 4 }),
  suitIds: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
  promotionId: fc.constantFrom(null, null, ...IDS, 'gone'),
  promotionCode: fc.constantFrom(null, CODE),
})

const basket: fc.Arbitrary<PromotedBasket> = fc.record({
  items: fc.array(item, { maxLength: 6 }).map((items) =>
    items.map(({ cents, salePercent, categoryIds: ids, suitIds, ...one }, index) =>
      aPromotedItem({
        ...one,
        key: `key-${(index * 7) % 5}-${index}`,
        position: index,
        unit: reduce(unreduced(cents), 'sale', { type: 'relative', percent: salePercent }),
        categoryIds: new Set(ids),
        suitIds: new Set(suitIds),
      }),
    ),
  ),
  promotions: fc
    .tuple(promotion, promotion, promotion, promotion)
    .map((wishes) =>
      wishes.map((wish, index) => aKeptPromotion({ ...wish, id: IDS[index] ?? '' })),
    ),
  customerGroups: fc.constantFrom([], ['VIP_Card']),
  codes: fc.constantFrom([], [CODE]),
})

const wholeOf = ({ unit, quantity }: PromotedItem) => toLinePrice(unit, quantity)

/** What every item costs and whether its promotion holds, by key. */
function outcomeOf(promoted: PromotedBasket) {
  const { judgements } = judgePromotions(promoted)
  return Object.fromEntries(
    promoted.items.map((one) => {
      const judgement = judgements.get(one.key)
      return [one.key, { price: judgement?.price ?? wholeOf(one), failed: judgement?.failed }]
    }),
  )
}

const everyVariant = () => true

describe('[3.24] promotions on any basket', () => {
  it('judge the same, in whichever order the items come', () => {
    fc.assert(
      fc.property(basket, fc.infiniteStream(fc.nat()), (promoted, numbers) => {
        const shuffled = promoted.items
          .map((one) => ({ one, at: numbers.next().value ?? 0 }))
          .toSorted((left, right) => left.at - right.at)
          .map(({ one }) => one)
        const other = { ...promoted, items: shuffled }

        expect(outcomeOf(other)).toEqual(outcomeOf(promoted))
        expect(listApplicable(other, judgePromotions(other), everyVariant)).toEqual(
          listApplicable(promoted, judgePromotions(promoted), everyVariant),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('never take off more than there is, and nothing where they do not hold', () => {
    fc.assert(
      fc.property(basket, (promoted) => {
        const outcomes = outcomeOf(promoted)
        for (const one of promoted.items) {
          const { price, failed } = outcomes[one.key] ?? { price: unreduced(-1), failed: [] }

          expect(price.withTax).toBeGreaterThanOrEqual(0)
          expect(Number.isSafeInteger(price.withTax)).toBe(true)
          expect(beforeReductions(price)).toBe(beforeReductions(wholeOf(one)))
          if (failed === undefined || failed.length > 0) expect(price).toEqual(wholeOf(one))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('are one per item at most', () => {
    fc.assert(
      fc.property(basket, (promoted) => {
        for (const { price } of Object.values(outcomeOf(promoted))) {
          const taken = price.reductions.filter(({ category }) => category === 'promotion')

          expect(taken.length).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('give no more pieces per order than they may', () => {
    fc.assert(
      fc.property(basket, (promoted) => {
        const outcomes = outcomeOf(promoted)
        for (const {
          promotion: { id, effect: given, tiers: steps },
        } of promoted.promotions) {
          if (given.type !== 'buy_x_get_y' || steps.length > 0) continue
          const { maxCount, maxCountType, discountValue } = given.additionalData
          if (maxCountType !== 'perOrder' || discountValue !== undefined) continue
          const free = promoted.items
            .filter(({ promotionId, unit }) => promotionId === id && unit.withTax > 0)
            .map((one) => {
              const less = wholeOf(one).withTax - (outcomes[one.key]?.price.withTax ?? 0)
              return less / one.unit.withTax
            })

          expect(free.reduce((sum, pieces) => sum + pieces, 0)).toBeLessThanOrEqual(maxCount)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('are listed for an item without one exactly when they would hold and nothing saves more', () => {
    fc.assert(
      fc.property(basket, (promoted) => {
        const listed = listApplicable(promoted, judgePromotions(promoted), everyVariant)
        for (const one of promoted.items.filter(({ promotionId }) => promotionId === null)) {
          const tried = promoted.promotions.map(({ promotion: { id }, isPreferred, code }) => {
            const changed = { ...one, promotionId: id, promotionCode: null }
            const items = promoted.items.map((other) => (other === one ? changed : other))
            const outcome = outcomeOf({ ...promoted, items })[one.key]
            const holds = (outcome?.failed ?? []).length === 0
            return {
              id,
              holds,
              isChosen: isPreferred || code !== null,
              cents: outcome?.price.withTax,
            }
          })
          const holding = tried.filter(({ holds }) => holds)
          const least = Math.min(...holding.map(({ cents }) => cents ?? Infinity))
          const expected = holding.filter(({ isChosen, cents }) => isChosen || cents === least)

          const names = listed.filter(({ itemId }) => itemId === one.key)
          expect(names.map(({ promotion: other }) => other.id).toSorted()).toEqual(
            expected.map(({ id }) => id).toSorted(),
          )
        }
      }),
      { numRuns: 300 },
    )
  })

  it('would make an item cheaper wherever they are listed for one that has another', () => {
    fc.assert(
      fc.property(basket, (promoted) => {
        const before = outcomeOf(promoted)
        const listed = listApplicable(promoted, judgePromotions(promoted), everyVariant)
        for (const {
          itemId,
          promotion: { id },
        } of listed) {
          const one = promoted.items.find(({ key }) => key === itemId)
          if (one === undefined || before[one.key]?.failed?.length !== 0) continue
          const changed = { ...one, promotionId: id, promotionCode: null }
          const items = promoted.items.map((other) => (other === one ? changed : other))
          const after = outcomeOf({ ...promoted, items })[one.key]

          expect(after?.failed).toEqual([])
          expect(after?.price.withTax).toBeLessThan(before[one.key]?.price.withTax ?? 0)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('come as gifts nobody has chosen only where choosing one would make it hold', () => {
    fc.assert(
      fc.property(basket, (promoted) => {
        const listed = listApplicable(promoted, judgePromotions(promoted), everyVariant)
        for (const { itemId, promotion: chosen } of listed) {
          if (itemId !== undefined) continue
          const terms = [chosen.effect, ...chosen.tiers.map((tier) => tier.effect)]
          const outcomes = terms.flatMap((one) =>
            one.type !== 'buy_x_get_y'
              ? []
              : one.additionalData.variantIds.map((wanted) => {
                  const key = 'new'
                  const added = aPromotedItem({ key, variantId: wanted, promotionId: chosen.id })
                  const items = [...promoted.items, { ...added, position: 99 }]
                  return outcomeOf({ ...promoted, items })[key]?.failed
                }),
          )

          expect(outcomes).toContainEqual([])
        }
      }),
      { numRuns: 300 },
    )
  })
})
