import type { Basket } from '@saum/contract/basket-shape'
import type { Price } from '@saum/contract/product'
import type { PromotionEffect } from '@saum/contract/promotion'
import { SHOPS } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReductionWish } from '../pricing/reduction.ts'
import { roundHalfUp } from '../pricing/rounding.ts'
import { toUnitPrice } from '../pricing/unit-price.ts'
import { VAT_RATES } from '../pricing/vat.ts'
import {
  aKeptPromotion,
  gift,
  minimumOrderValue,
  minQuantity,
} from '../promotion/promotion.fixture.ts'
import { toBasket, type BasketFacts } from './basket-answer.ts'
import { facts, NOW, type ItemWish } from './basket-facts.fixture.ts'

const HUGE_CENTS = 100_000_000
const DAY_MS = 86_400_000

const cents = fc.oneof(
  fc.integer({ min: 0, max: 30_000 }),
  fc.constantFrom(0, 1, 999, 4_999, HUGE_CENTS),
)

const wish: fc.Arbitrary<ReductionWish> = fc.oneof(
  fc.record({
    type: fc.constant('relative'),
    percent: fc.double({ min: 0, max: 100, noNaN: true }),
  }),
  fc.record({ type: fc.constant('absolute'), cents }),
)

const effect: fc.Arbitrary<PromotionEffect> = fc.oneof(
  wish.map((one) => ({
    type: 'automatic_discount' as const,
    additionalData:
      one.type === 'relative'
        ? { type: one.type, value: one.percent }
        : { type: one.type, value: one.cents },
  })),
  fc.constantFrom(gift({ variantIds: [1, 2] }), gift({ variantIds: [2, 3], discountValue: 50 })),
)

const promotion = fc.tuple(effect, cents, fc.integer({ min: 1, max: 4 }))

const item = fc.record({
  quantity: fc.integer({ min: 1, max: 10 }),
  available: fc.constantFrom(0, 1, 5, Infinity),
  asked: cents,
  saleCents: fc.option(fc.integer({ min: 1, max: 9_000 })),
  isInCampaign: fc.boolean(),
  groupCents: fc.option(cents),
  promotionId: fc.constantFrom(null, 'p0', 'p1'),
})

const CAMPAIGN = { startsAt: NOW - DAY_MS, endsAt: NOW + DAY_MS, percent: 20 }

const anyFacts: fc.Arbitrary<BasketFacts> = fc
  .record({
    shop: fc.constantFrom(...SHOPS),
    items: fc.array(item, { maxLength: 7 }),
    promotions: fc.tuple(promotion, promotion),
    voucher: fc.option(
      fc.record({ wish, isCombinable: fc.boolean(), minimumCents: fc.option(cents) }),
    ),
  })
  .map(({ shop, items, promotions, voucher }) => {
    const wishes = items.map(
      ({ quantity, available, asked, saleCents, isInCampaign, promotionId }, index): ItemWish => ({
        variantId: index + 1,
        quantity,
        available,
        promotionId,
        unit: toUnitPrice(
          { cents: asked, reducedFromCents: saleCents === null ? null : asked + saleCents },
          isInCampaign ? CAMPAIGN.percent : null,
        ),
      }),
    )
    return facts(wishes, {
      shop,
      campaigns: new Map(
        items.flatMap(({ isInCampaign }, index) => (isInCampaign ? [[index + 1, CAMPAIGN]] : [])),
      ),
      groupPrices: new Map(
        items.flatMap(({ groupCents }, index) =>
          groupCents === null ? [] : [[index + 1, groupCents]],
        ),
      ),
      promotions: promotions.map(([given, mov, min], index) =>
        aKeptPromotion({
          id: `p${index}`,
          effect: given,
          conditions: [minimumOrderValue(mov), minQuantity(min)],
        }),
      ),
      voucher: voucher && {
        ...voucher,
        code: 'DANKE10',
        startsAt: 0,
        endsAt: NOW + DAY_MS,
        isUsedUp: false,
      },
    })
  })

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

const reducedBy = ({ appliedReductions }: Price) =>
  sum(appliedReductions.map(({ amount }) => amount.absoluteWithTax))

const soldIn = ({ items }: Basket) => items.filter(({ status }) => status === 'available')

describe('[3.21] the cost of any basket in any shop', () => {
  it('is the sum of its items, gross, net and tax', () => {
    fc.assert(
      fc.property(anyFacts, (one) => {
        const basket = toBasket(one)
        const totals = soldIn(basket).map(({ price }) => price.total)

        expect(basket.cost.withTax).toBe(sum(totals.map(({ withTax }) => withTax)))
        expect(basket.cost.withoutTax).toBe(sum(totals.map(({ withoutTax }) => withoutTax)))
        expect(basket.cost.tax.vat).toEqual({
          rate: VAT_RATES[one.shop.path],
          amount: sum(totals.map(({ tax }) => tax.vat.amount)),
        })
      }),
    )
  })

  it('is in the currency of the shop, and net and tax are the whole, everywhere', () => {
    fc.assert(
      fc.property(anyFacts, (one) => {
        const basket = toBasket(one)
        const prices = basket.items.flatMap(({ price }) => [price.unit, price.total])
        for (const { withTax, withoutTax, tax, currencyCode } of [basket.cost, ...prices]) {
          expect(withoutTax + tax.vat.amount).toBe(withTax)
          expect(Number.isSafeInteger(withTax) && withTax >= 0).toBe(true)
          expect(currencyCode).toBe(one.shop.currency)
        }
        expect(basket.currencyCode).toBe(one.shop.currency)
      }),
    )
  })
})

describe('[3.22] the reductions of any basket', () => {
  it('add up to the subtotal together with the cost, by item and in all', () => {
    fc.assert(
      fc.property(anyFacts, (one) => {
        const basket = toBasket(one)
        const sold = soldIn(basket)
        const subtotals = sold.map(
          ({ price: { unit }, quantity }) => (unit.withTax + reducedBy(unit)) * quantity,
        )
        for (const { price, quantity } of sold) {
          expect(price.unit.withTax).toBe(roundHalfUp(price.total.withTax / quantity))
        }

        expect(sold.map(({ price: { total } }) => total.withTax + reducedBy(total))).toEqual(
          subtotals,
        )
        expect(basket.cost.withTax + reducedBy(basket.cost)).toBe(sum(subtotals))
      }),
    )
  })

  it('are never more than there is, in the order sale, campaign, promotion, voucher', () => {
    const order = ['sale', 'campaign', 'promotion', 'voucher']
    fc.assert(
      fc.property(anyFacts, (one) => {
        const basket = toBasket(one)
        for (const price of [
          basket.cost,
          ...basket.items.flatMap((some) => [some.price.unit, some.price.total]),
        ]) {
          const categories = price.appliedReductions.map(({ category }) => order.indexOf(category))
          expect(categories).toEqual([...new Set(categories)].toSorted((low, high) => low - high))
          for (const { amount } of price.appliedReductions) {
            expect(amount.absoluteWithTax).toBeGreaterThan(0)
            expect(amount.relative).toBeGreaterThanOrEqual(0)
            expect(amount.relative).toBeLessThanOrEqual(1)
          }
        }
      }),
    )
  })

  it('of a voucher are what the voucher says it takes off, and nothing where it does not hold', () => {
    fc.assert(
      fc.property(anyFacts, (one) => {
        const { cost, voucher } = toBasket(one)
        const [taken] = cost.appliedReductions.filter(({ category }) => category === 'voucher')

        expect(voucher?.reducedCents ?? 0).toBe(taken?.amount.absoluteWithTax ?? 0)
        if (voucher) expect(voucher.fault === undefined).toBe(voucher.reducedCents > 0)
      }),
    )
  })
})

describe('[3.8] the order of the items', () => {
  it('changes nothing about what the basket costs', () => {
    const shuffled = anyFacts.chain((one) =>
      fc.tuple(
        fc.constant(one),
        fc.shuffledSubarray([...one.items], { minLength: one.items.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([one, items]) => {
        const [basket, other] = [toBasket(one), toBasket({ ...one, items })]

        expect(other.cost).toEqual(basket.cost)
        expect(other.voucher).toEqual(basket.voucher)
        expect(other.applicablePromotions).toEqual(basket.applicablePromotions)
      }),
      { numRuns: 300 },
    )
  })
})
