import { getApplicablePromotionsByCode, updateBasketItem } from '@saum/contract/basket'
import type { Basket } from '@saum/contract/basket-shape'
import { aDress, aShopper } from '@saum/testing/basket-shopper'
import { inEveryShop } from '@saum/testing/catalog-builders'
import { aPromotion } from '@saum/testing/catalog-extras'
import type { TestAnswer } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'

const NOW = Date.parse('2026-11-16T12:00:00Z')
const DAY_MS = 86_400_000
const RUNNING = days(-1, 1)
const ASKS_FOR_CODE = [{ level: 'global', key: 'code', condition: { equals: 'Markttag' } }] as const

function days(from: number, to: number) {
  const at = (day: number) => new Date(NOW + day * DAY_MS).toISOString()
  return { from: at(from), to: at(to) }
}

describe.each(TEST_ENGINES)('a promotion with a code on %s', (engine) => {
  async function aMarketShopper() {
    const prices = inEveryShop({ amount: 8_000 }, { amount: 9_000 })
    const shopper = await aShopper({ engine, now: () => NOW }, [aDress({ prices })])
    const { backend, sessionKey } = shopper
    await backend.importCatalog({
      promotions: [
        aPromotion({
          id: 'market',
          code: 'Markttag',
          schedule: RUNNING,
          conditions: [...ASKS_FOR_CODE],
        }),
        aPromotion({ id: 'over', code: 'GESTERN', schedule: days(-9, -3) }),
        aPromotion({ id: 'austrian', code: 'SERVUS', schedule: RUNNING, shops: ['at'] }),
      ],
    })
    await shopper.add({ variantId: 701, quantity: 1 })
    return {
      ...shopper,
      open: (promotionCode: string) =>
        backend.postAs(sessionKey, getApplicablePromotionsByCode, { promotionCode }),
    }
  }

  function idsOf({ body }: TestAnswer): string[] {
    const { basket } = body as { basket: Basket }
    return basket.applicablePromotions.map(({ promotion }) => promotion.id)
  }

  it('is listed for whoever knows the code, in any case, and for nobody else', async () => {
    const { open, basket } = await aMarketShopper()

    const answer = await open(' markt tag ')

    expect(answer).toMatchObject({ status: 200 })
    expect(idsOf(answer)).toEqual(['market'])
    expect((await basket()).applicablePromotions).toEqual([])
    expect(JSON.stringify(answer.body).toLowerCase()).not.toContain('markttag')
  })

  it('changes nothing by being asked for', async () => {
    const { open, basket } = await aMarketShopper()
    const before = await basket()

    await open('MARKTTAG')

    expect(await basket()).toEqual(before)
  })

  it('reduces once it was applied with its code, and not without', async () => {
    const { basket, backend, sessionKey } = await aMarketShopper()
    const basketItemKey = (await basket()).items[0]?.key ?? ''
    const apply = (promotionCode?: string) =>
      backend.postAs(sessionKey, updateBasketItem, {
        basketItemKey,
        update: { quantity: 1, promotionId: 'market', ...(promotionCode && { promotionCode }) },
      })

    await apply('falsch')
    const withWrongCode = await basket()
    await apply()
    const withoutCode = await basket()
    await apply('markttag')

    expect(withWrongCode.cost.withTax).toBe(8_000)
    expect(withoutCode.cost.withTax).toBe(8_000)
    expect(await basket()).toMatchObject({
      cost: { withTax: 6_400 },
      items: [{ promotion: { id: 'market', isValid: true } }],
    })
    expect(JSON.stringify(await basket()).toLowerCase()).not.toContain('markttag')
  })

  it('that is over, of another shop or nobody knows is answered in the same words', async () => {
    const { open } = await aMarketShopper()

    const unknown = await open('NOBODY')

    expect(unknown).toMatchObject({
      status: 400,
      body: { kind: 'promotion-not-found', title: 'Promotion not found' },
    })
    expect(await open('GESTERN')).toEqual(unknown)
    expect(await open('SERVUS')).toEqual(unknown)
  })

  it('cannot be guessed: ten tries an hour', async () => {
    const { open } = await aMarketShopper()
    for (let tries = 1; tries <= 10; tries++) {
      expect(await open(`GUESS-${tries}`)).toMatchObject({ status: 400 })
    }

    expect(await open('MARKTTAG')).toMatchObject({
      status: 429,
      body: { kind: 'too-many-requests' },
    })
  })

  it('cannot be guessed by applying it either', async () => {
    const { basket, open, backend, sessionKey } = await aMarketShopper()
    const basketItemKey = (await basket()).items[0]?.key ?? ''
    const apply = (promotionCode: string) =>
      backend.postAs(sessionKey, updateBasketItem, {
        basketItemKey,
        update: { quantity: 1, promotionId: 'market', promotionCode },
      })
    for (let tries = 1; tries <= 10; tries++) await apply(`GUESS-${tries}`)
    const { revision } = await basket()

    const eleventh = await apply('GUESS-11')

    expect(eleventh).toMatchObject({ status: 429, body: { kind: 'too-many-requests' } })
    expect(await apply('MARKTTAG')).toMatchObject({ status: 429 })
    expect(await open('MARKTTAG')).toMatchObject({ status: 429 })
    expect(await basket()).toMatchObject({ revision, cost: { withTax: 8_000 } })
  })

  it('can be applied to many items with one right code', async () => {
    const { basket, backend, sessionKey } = await aMarketShopper()
    const basketItemKey = (await basket()).items[0]?.key ?? ''
    const update = { quantity: 1, promotionId: 'market', promotionCode: 'Markttag' }

    for (let times = 1; times <= 12; times++) {
      const answer = await backend.postAs(sessionKey, updateBasketItem, { basketItemKey, update })
      expect(answer).toMatchObject({ status: 200 })
    }
  })

  it.each(['', 'MARKT\u0007TAG', 'M'.repeat(10_240)])(
    'has a code that can be typed',
    async (code) => {
      const { open } = await aMarketShopper()

      expect(await open(code)).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
    },
  )
})
