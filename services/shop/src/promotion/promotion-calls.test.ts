import { getProductById } from '@saum/contract/product'
import { getCurrentPromotions, getPromotions, getPromotionsByIds } from '@saum/contract/promotion'
import { SHOPS, type ShopId } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCatalog, aCategory, aProduct } from '@saum/testing/catalog-builders'
import { aPromotion } from '@saum/testing/catalog-extras'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { DatabaseEngine } from '../database/database.ts'
import type { PromotionDocument } from '../documents/promotion-document.ts'

const [de, at, ch, frCh] = SHOPS
const NOON = Date.parse('2026-11-16T12:00:00Z')

function aShop(
  engine: DatabaseEngine,
  promotions: PromotionDocument[],
  now = NOON,
): Promise<TestBackend> {
  const categories = [
    aCategory({ slug: { 'de-DE': 'strick', 'fr-CH': 'maille', 'en-GB': 'knitwear' } }),
    aCategory({ id: 101, parentKey: 'category-100', isHidden: true }),
  ]
  const catalog = aCatalog({ categories, promotions })
  return startTestBackend({ engine, catalog, now: () => now })
}

function from(day: string, to: string): Pick<PromotionDocument, 'schedule'> {
  return { schedule: { from: `${day}T00:00:00Z`, to: `${to}T00:00:00Z` } }
}

function idsIn(body: unknown): string[] {
  return v.parse(getPromotions.result, body).entities.map(({ id }) => id)
}

describe.each(TEST_ENGINES)('[3.23] promotions on %s', (engine) => {
  it('[3.24] come strongest first, past and coming ones included', async () => {
    const backend = await aShop(engine, [
      aPromotion({ id: 'weak', priority: 30, ...from('2026-11-01', '2026-12-01') }),
      aPromotion({ id: 'past', priority: 20, ...from('2026-10-01', '2026-11-01') }),
      aPromotion({ id: 'coming', priority: 10, ...from('2026-12-01', '2027-01-01') }),
      aPromotion({ id: 'also weak', priority: 30, ...from('2026-11-01', '2026-12-01') }),
    ])

    const all = await backend.post(getPromotions, {})
    const current = await backend.post(getCurrentPromotions, {})

    expect(idsIn(all.body)).toEqual(['coming', 'past', 'also weak', 'weak'])
    expect(all.body).toMatchObject({
      entities: [{ isActive: false }, { isActive: false }, { isActive: true }, { isActive: true }],
    })
    expect(idsIn(current.body)).toEqual(['also weak', 'weak'])
  })

  it('run by the minute: not before their first, not at their last', async () => {
    const promotion = aPromotion({
      schedule: { from: '2026-11-16T12:00:30Z', to: '2026-11-16T12:05:00Z' },
    })
    let now = NOON
    const backend = await startTestBackend({
      engine,
      catalog: { promotions: [promotion] },
      now: () => now,
    })
    const running = async (moment: string) => {
      now = Date.parse(moment)
      return idsIn((await backend.post(getCurrentPromotions, null)).body).length === 1
    }

    expect(await running('2026-11-16T12:00:59Z')).toBe(false)
    expect(await running('2026-11-16T12:01:00Z')).toBe(true)
    expect(await running('2026-11-16T12:04:59Z')).toBe(true)
    expect(await running('2026-11-16T12:05:00Z')).toBe(false)
  })

  it('are told only to the shops they are for, and not when they are switched off', async () => {
    const backend = await aShop(engine, [
      aPromotion({ id: 'alpine', shops: ['at', 'ch'] }),
      aPromotion({ id: 'off', isActive: false }),
    ])
    const told = async (shopId: ShopId) =>
      idsIn((await backend.post(getPromotions, {}, shopId)).body)

    expect(await told(de.shopId)).toEqual([])
    expect(await told(at.shopId)).toEqual(['alpine'])
    expect(await told(ch.shopId)).toEqual(['alpine'])
  })

  it('speak the language and count in the currency of the shop', async () => {
    const backend = await aShop(engine, [
      aPromotion({
        displayName: { 'de-DE': 'Große Aktion', 'fr-CH': 'Grande offre' },
        effect: {
          type: 'automatic_discount',
          additionalData: { type: 'absolute', value: { EUR: 1_000, CHF: 1_200 } },
        },
        minimumOrderValue: { EUR: 5_000, CHF: 6_000 },
        conditions: [
          { level: 'global', key: 'minimumOrderValue', condition: { EUR: 5_000, CHF: 6_000 } },
          { level: 'item', key: 'category', condition: { in: ['knitwear'] } },
        ],
        tiers: [
          {
            id: 't1',
            name: '5',
            mov: { EUR: 15_000, CHF: 18_000 },
            effect: { type: 'automatic_discount', additionalData: { type: 'relative', value: 5 } },
          },
        ],
        customData: {
          product: { promotionId: 9001, badgeLabel: { 'de-DE': 'Groß', 'fr-CH': 'Grand' } },
          link: 'category-100',
          hideCountdown: true,
        },
      }),
    ])

    expect((await backend.post(getPromotions, {}, ch.shopId)).body).toMatchObject({
      entities: [
        {
          displayName: 'Grosse Aktion',
          effect: { additionalData: { type: 'absolute', value: 1_200 } },
          conditions: [
            { level: 'global', key: 'minimumOrderValue', condition: 6_000 },
            { level: 'item', key: 'category', condition: { in: ['knitwear'] } },
          ],
          tiers: [{ id: 't1', mov: 18_000 }],
          customData: {
            product: { promotionId: 9001, badgeLabel: 'Gross' },
            minimumOrderValue: 6_000,
            hideCountdown: true,
            link: '/strick',
          },
        },
      ],
    })
    expect((await backend.post(getPromotions, {}, frCh.shopId)).body).toMatchObject({
      entities: [{ displayName: 'Grande offre', customData: { link: '/maille' } }],
    })
    expect((await backend.post(getPromotions, {}, de.shopId)).body).toMatchObject({
      entities: [{ displayName: 'Große Aktion', effect: { additionalData: { value: 1_000 } } }],
    })
    expect((await backend.post(getPromotions, {}, SHOPS[4].shopId)).body).toMatchObject({
      entities: [{ displayName: 'promotion-1', customData: { product: { promotionId: 9001 } } }],
    })
  })

  it('do not exist in a currency they have no amount in, and link to no hidden place', async () => {
    const euros = { type: 'absolute', value: { EUR: 500 } } as const
    const backend = await aShop(engine, [
      aPromotion({ effect: { type: 'automatic_discount', additionalData: euros } }),
      aPromotion({
        id: 'hidden',
        customData: { product: { promotionId: 1 }, link: 'category-101' },
      }),
    ])

    const { body } = await backend.post(getPromotions, {}, ch.shopId)

    expect(idsIn(body)).toEqual(['hidden'])
    expect(body).not.toHaveProperty('entities.0.customData.link')
  })

  it('never give their code away', async () => {
    const backend = await aShop(engine, [
      aPromotion({
        code: 'MARKTTAG',
        conditions: [{ level: 'global', key: 'code', condition: { equals: 'MARKTTAG' } }],
      }),
    ])

    const { body } = await backend.post(getPromotions, {})

    expect(body).toMatchObject({
      entities: [{ conditions: [{ level: 'global', key: 'code', condition: true }] }],
    })
    expect(JSON.stringify(body)).not.toContain('MARKTTAG')
  })

  it('[3.24] share a number with the products that wear their badge', async () => {
    const backend = await startTestBackend({
      engine,
      catalog: aCatalog({
        products: [aProduct({ promotions: [902, 901] })],
        promotions: [901, 902].map((promotionId) =>
          aPromotion({
            id: `p${promotionId}`,
            priority: promotionId,
            customData: { product: { promotionId } },
          }),
        ),
      }),
    })

    const product = await backend.post(getProductById, { id: 3301 })
    const current = await backend.post(getCurrentPromotions, {})

    const { attributes } = v.parse(getProductById.result, product.body)
    const worn = [attributes['promotion']?.values ?? []].flat().map(({ id }) => id)
    const { entities } = v.parse(getCurrentPromotions.result, current.body)
    const strongest = entities.find(({ customData }) =>
      worn.includes(customData.product.promotionId),
    )
    expect(new Set(worn)).toEqual(new Set([901, 902]))
    expect(strongest?.id).toBe('p901')
  })

  it('are answered by id in the order of the request', async () => {
    const backend = await aShop(
      engine,
      ['a', 'b', 'c'].map((id) => aPromotion({ id })),
    )

    const { body } = await backend.post(getPromotionsByIds, { ids: ['c', 'x', 'a', 'c', "'"] })

    expect(idsIn(body)).toEqual(['c', 'a'])
    expect(idsIn((await backend.post(getPromotionsByIds, { ids: [] })).body)).toEqual([])
  })

  it('come page by page', async () => {
    const backend = await aShop(
      engine,
      ['a', 'b', 'c'].map((id) => aPromotion({ id })),
    )

    const { body } = await backend.post(getPromotions, { pagination: { page: 2, perPage: 2 } })

    expect(idsIn(body)).toEqual(['c'])
    expect(body).toMatchObject({ pagination: { current: 1, total: 3, page: 2, last: 2 } })
  })
})

describe('bad questions about promotions', () => {
  it.each([
    ['page 0', getPromotions.name, { pagination: { page: 0 } }],
    ['too many per page', getCurrentPromotions.name, { pagination: { perPage: 101 } }],
    ['a page that is no number', getPromotions.name, { pagination: { page: 'one' } }],
    ['no ids', getPromotionsByIds.name, {}],
    ['ids that are numbers', getPromotionsByIds.name, { ids: [1] }],
    ['an id no database takes', getPromotionsByIds.name, { ids: ['\u0000'] }],
    ['an endless id', getPromotionsByIds.name, { ids: ['x'.repeat(10_000)] }],
    ['too many ids', getPromotionsByIds.name, { ids: Array(101).fill('a') }],
  ])('are answered with 400: %s', async (_, name, payload) => {
    const backend = await startTestBackend()

    const answer = await backend.send({ name, body: JSON.stringify({ payload }) })

    expect(answer).toMatchObject({ status: 400, body: { title: 'Invalid payload' } })
  })
})
