import { isRunning } from '@saum/domain/promotion-schedule'
import { LOCALES } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { textFor } from '@saum/shop/documents/localized-text'
import {
  campaignDocument,
  promotionDocument,
  type PromotionDocument,
} from '@saum/shop/documents/promotion-document'
import { describe, expect, it } from 'vitest'
import { demoCampaigns, demoPromotions } from './promotions.ts'
import { aRangeProduct } from './test-products.ts'

const NOW = Date.parse('2026-11-15T23:30:00Z')

const products = [
  ...[1, 2, 3, 4, 5, 6].map((id) =>
    aRangeProduct({ id, shape: 'scarf-silk', fabric: 'silk-twill', sizes: 1 }),
  ),
  aRangeProduct({ id: 7, shape: 'scarf-silk', fabric: 'cotton', sizes: 1 }),
  aRangeProduct({ id: 10, shape: 'beanie', fabric: 'merino', sizes: 1, stock: 0 }),
  aRangeProduct({ id: 11, shape: 'beanie', fabric: 'merino', sizes: 1 }),
  aRangeProduct({ id: 20, shape: 'belt', fabric: 'leather', sizes: 3 }),
  aRangeProduct({ id: 30, shape: 'bag-tote', fabric: 'leather', sizes: 1 }),
  aRangeProduct({ id: 40, categories: ['women', 'tees'], sizes: 2, stock: 0 }),
]
const promotions = demoPromotions({ now: NOW, products })
const campaigns = demoCampaigns({ now: NOW })

function giftsOf(id: string): number[] {
  const effect = promotions.find((promotion) => promotion.id === id)?.effect
  return effect?.type === 'buy_x_get_y' ? effect.additionalData.variantIds : []
}

function stateOf({ schedule }: PromotionDocument): string {
  const period = { startsAt: Date.parse(schedule.from), endsAt: Date.parse(schedule.to) }
  if (isRunning(period, NOW)) return 'running'
  return period.endsAt <= NOW ? 'past' : 'coming'
}

describe('the promotions of the demo', () => {
  it('are thirteen documents an import takes', () => {
    expect(promotions).toHaveLength(13)
    expect(new Set(promotions.map(({ id }) => id)).size).toBe(13)
    for (const promotion of promotions) {
      expect(v.parse(promotionDocument, promotion)).toEqual(promotion)
    }
  })

  it('[3.25] are of both effect types, and running, past and coming', () => {
    const running = promotions.filter((promotion) => stateOf(promotion) === 'running')

    expect(new Set(running.map(({ effect }) => effect.type))).toEqual(
      new Set(['automatic_discount', 'buy_x_get_y']),
    )
    expect(new Set(promotions.map(stateOf))).toEqual(new Set(['running', 'past', 'coming']))
  })

  it('[3.24] have numbers of their own for the badges of products', () => {
    const numbers = promotions.map(({ customData }) => customData.product.promotionId)

    expect(new Set(numbers).size).toBe(13)
  })

  it('begin at midnight and end a minute before it, on German clocks', () => {
    const knitwear = promotions.find(({ id }) => id === 'pr_knit_two')

    // In Germany it is the 16th already.
    expect(knitwear?.schedule).toEqual({
      from: '2026-11-01T23:00:00.000Z',
      to: '2026-12-07T22:59:00.000Z',
    })
  })

  it('speak to every shop', () => {
    for (const { displayName, customData } of promotions) {
      for (const locale of LOCALES) {
        expect(textFor(displayName, locale)).toBeTruthy()
        expect(textFor(customData.subline ?? {}, locale)).toBeTruthy()
        expect(textFor(customData.product.badgeLabel ?? {}, locale)).toBeTruthy()
      }
    }
  })

  it('give what the range has: of the right fabric, in stock, and not too many', () => {
    expect(giftsOf('pr_gift_scarf')).toEqual([100, 200, 300, 400])
    expect(giftsOf('pr_gift_beanie')).toEqual([1100])
    expect(giftsOf('pr_belt_half')).toEqual([2000, 2001, 2002])
  })

  it('give another fabric before giving nothing, and whatever of a category is in the basket', () => {
    expect(giftsOf('pr_market_tote')).toEqual([3000])
    expect(giftsOf('pr_tees_three')).toEqual([4000, 4001])
  })

  it('are left out when there is nothing to give', () => {
    const ids = demoPromotions({ now: NOW, products: [] }).map(({ id }) => id)

    expect(ids).toHaveLength(8)
    expect(ids).not.toContain('pr_gift_scarf')
  })
})

describe('the campaigns of the demo', () => {
  it('are six documents an import takes, one with a reduction', () => {
    expect(campaigns.map(({ key }) => key)).toEqual([
      'autumn-line',
      'knit-room',
      'suit-days',
      'linen-weeks',
      'coat-check',
      'denim-days',
    ])
    for (const campaign of campaigns) expect(v.parse(campaignDocument, campaign)).toEqual(campaign)
    expect(campaigns.flatMap(({ reduction }) => reduction ?? [])).toEqual([20])
  })

  it('have a headline and a badge in every shop', () => {
    for (const { headline, product } of campaigns) {
      for (const locale of LOCALES) {
        expect(textFor(headline, locale)).toBeTruthy()
        expect(textFor(product.badgeLabel, locale)).toBeTruthy()
      }
    }
  })

  it('run now, except the one for next summer', () => {
    const running = campaigns.filter(({ startsAt, endsAt }) =>
      isRunning({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) }, NOW),
    )

    expect(running).toHaveLength(5)
  })
})
