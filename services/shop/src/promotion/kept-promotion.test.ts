import { SHOPS } from '@saum/domain/shops'
import { aPromotion } from '@saum/testing/catalog-extras'
import { describe, expect, it } from 'vitest'
import { buildCategoryTree, type CategoryRecord } from '../catalog/category-tree.ts'
import type { PromotionDocument } from '../documents/promotion-document.ts'
import { giftVariantIds, toKeptPromotion } from './kept-promotion.ts'

const [de, , ch] = SHOPS

function aRecord(id: number, key: string): CategoryRecord {
  const texts = { name: key, slug: key, description: '', metaDescription: '' }
  return {
    id,
    key,
    parentId: null,
    isHidden: true,
    isSale: false,
    ...texts,
    shopLevelCustomData: {},
  }
}

const tree = buildCategoryTree([aRecord(30, 'knitwear'), aRecord(31, 'suits')], [])

function kept(document: Partial<PromotionDocument>, shop: (typeof SHOPS)[number] = de) {
  return toKeptPromotion(aPromotion(document), { shop, tree, now: Date.now() })
}

type Condition = PromotionDocument['conditions'][number]

function conditionOf(level: Condition['level'], key: string, condition: unknown) {
  return kept({ conditions: [{ level, key, condition }] })?.conditions[0]
}

describe('[3.24] the conditions of a promotion', () => {
  it('name categories, hidden ones too, and brands', () => {
    expect(conditionOf('item', 'category', { in: ['suits', 'knitwear', 'hats'] })).toEqual({
      level: 'item',
      key: 'category',
      categoryIds: [30, 31],
    })
    expect(conditionOf('item', 'brand', { in: ['saum-basis'] })).toMatchObject({
      brands: ['saum-basis'],
    })
  })

  it('count pieces, of a category or brand or of all', () => {
    expect(
      conditionOf('global', 'minQuantity', { category: 'suits', sameFabric: true, min: 2 }),
    ).toEqual({
      level: 'global',
      key: 'minQuantity',
      categoryIds: [31],
      brand: null,
      min: 2,
      isSameFabric: true,
      isNotReduced: false,
    })
    expect(conditionOf('global', 'minQuantity', { min: 3 })).toMatchObject({ categoryIds: null })
    expect(conditionOf('global', 'minQuantity', { category: 'hats', min: 3 })).toMatchObject({
      categoryIds: [],
    })
  })

  it('name what belongs together, one list of categories for each piece', () => {
    const suit = { categories: [['suits'], ['knitwear', 'hats']], sameFabric: true }

    expect(conditionOf('global', 'oneOfEach', suit)).toEqual({
      level: 'global',
      key: 'oneOfEach',
      selections: [[31], [30]],
      isSameFabric: true,
    })
  })

  it('have their amounts in the currency of the shop', () => {
    const conditions: Condition[] = [
      { level: 'global', key: 'minimumOrderValue', condition: { EUR: 5_000, CHF: 6_000 } },
    ]

    expect(kept({ conditions })?.conditions).toMatchObject([{ cents: 5_000 }])
    expect(kept({ conditions }, ch)?.conditions).toMatchObject([{ cents: 6_000 }])
  })

  it.each([
    ['item', 'moonPhase', true],
    ['global', 'category', { in: ['suits'] }],
    ['item', 'category', 'suits'],
    ['item', 'notReduced', false],
    ['item', 'minQuantity', { min: 2 }],
    ['global', 'minQuantity', { min: 0 }],
    ['global', 'oneOfEach', { categories: [['suits']] }],
    ['global', 'oneOfEach', { categories: [['suits'], []] }],
    ['global', 'oneOfEach', ['suits']],
    ['global', 'minQuantity', { min: 2, weekday: 'monday' }],
    ['global', 'minimumOrderValue', { CHF: 5_000 }],
    ['global', 'minimumOrderValue', 5_000],
    ['global', 'customerGroup', null],
    ['global', 'code', true],
  ] as const)('never hold where nobody can read them: %s %s %o', (level, key, condition) => {
    expect(conditionOf(level, key, condition)).toEqual({ level, key: 'unknown', name: key })
  })

  it('are also what is said beside them: a code, a minimum', () => {
    const beside = kept({ code: ' markt Tag', minimumOrderValue: { EUR: 5_000 } })
    const both = kept({
      code: 'MARKTTAG',
      conditions: [{ level: 'global', key: 'code', condition: { equals: 'markttag' } }],
    })

    expect(beside).toMatchObject({
      code: 'MARKTTAG',
      conditions: [
        { key: 'code', code: 'MARKTTAG' },
        { key: 'minimumOrderValue', cents: 5_000 },
      ],
    })
    expect(both?.conditions).toEqual([{ level: 'global', key: 'code', code: 'MARKTTAG' }])
    expect(JSON.stringify(both?.promotion)).not.toContain('MARKTTAG')
  })
})

describe('[3.25] the variants to ask the stock for', () => {
  const effect = (more = {}): PromotionDocument['effect'] => ({
    type: 'buy_x_get_y',
    additionalData: { maxCount: 1, variantIds: [901, 902], ...more },
  })

  it('are those that may be given, each once, not those that are bought anyway', () => {
    const promotions = [
      kept({ effect: effect() }),
      kept({ effect: effect({ variantIds: [902, 903] }) }),
      kept({ effect: effect({ variantIds: [1], applicableItemSelectionType: 'cheapest' }) }),
      kept({
        effect: effect({ variantIds: [2] }),
        schedule: { from: '2001-01-01T00:00:00Z', to: '2002-01-01T00:00:00Z' },
      }),
      kept({}),
    ].flatMap((promotion) => promotion ?? [])

    expect(giftVariantIds(promotions)).toEqual([901, 902, 903])
  })
})
