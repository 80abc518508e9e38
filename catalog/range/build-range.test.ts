import * as v from '@saum/schema/schema'
import { compareSizes } from '@saum/domain/size-order'
import { categoryDocument } from '@saum/shop/documents/category-document'
import { productDocument } from '@saum/shop/documents/product-document'
import { describe, expect, it } from 'vitest'
import { BRANDS } from '../grammar/names.ts'
import { CAMPAIGN_RULES, PROMOTION_RULES } from '../grammar/promotions.ts'
import { buildRange } from './build-range.ts'
import type { RangeProduct } from './range-product.ts'
import { productIdsOf } from './write-outfits.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const DAY_MS = 86_400_000

const range = buildRange({ now: NOW })
const documents = range.products.map(({ document }) => document)
const byId = new Map(range.products.map((product) => [product.document.id, product]))
const categoryKeys = new Map(range.categories.map((category) => [category.key, category]))

function repeated<T>(values: readonly T[]): T[] {
  const seen = new Set<T>()
  return values.filter((value) => seen.has(value) || !seen.add(value))
}

function share(matches: (product: RangeProduct) => boolean): number {
  return range.products.filter(matches).length / range.products.length
}

function piecesOf({ document }: RangeProduct): number[] {
  return document.variants.map(({ stock }) => (typeof stock === 'number' ? stock : (stock.de ?? 0)))
}

describe('the demo range', () => {
  it('is as large as a real one', () => {
    const variants = documents.reduce((sum, document) => sum + document.variants.length, 0)
    expect(range.styles.size).toBeGreaterThanOrEqual(520)
    expect(documents.length).toBeGreaterThanOrEqual(1500)
    expect(documents.length).toBeLessThanOrEqual(2500)
    expect(variants).toBeGreaterThanOrEqual(12_000)
  })

  it('consists of documents an import takes', () => {
    const refused = documents.filter((document) => !v.is(productDocument, document))
    expect(refused.map(({ id }) => id)).toEqual([])
  })

  it('lets plain basics come again, a small part of it, and nothing else', () => {
    const comesAgain = ({ document }: RangeProduct) => document.subscriptionIntervals !== undefined
    const again = range.products.filter(comesAgain)

    expect(new Set(again.map(({ family }) => family))).toEqual(new Set(['top']))
    expect(share(comesAgain)).toBeGreaterThan(0.03)
    expect(share(comesAgain)).toBeLessThan(0.2)
  })

  it('gives every product and every size a number and a key of its own', () => {
    const variants = documents.flatMap((document) => document.variants)
    expect(repeated(documents.map(({ id }) => id))).toEqual([])
    expect(repeated(documents.map(({ referenceKey }) => referenceKey))).toEqual([])
    expect(repeated(variants.map(({ id }) => id))).toEqual([])
    expect(repeated(variants.map(({ referenceKey }) => referenceKey))).toEqual([])
  })

  it('comes out the same every time', () => {
    expect(JSON.stringify(buildRange({ now: NOW }).products)).toBe(JSON.stringify(range.products))
  })

  it('only changes its dates with the day it is made on', () => {
    const undated = (products: readonly RangeProduct[]) =>
      JSON.stringify(products)
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
        .replaceAll(/"season":\{[^}]*\}/g, '')
    const later = buildRange({ now: NOW + 100 * DAY_MS })
    expect(undated(later.products)).toBe(undated(range.products))
    expect(later.products[0]?.document.firstLiveAt).not.toBe(documents[0]?.firstLiveAt)
  })

  it.each(BRANDS)('gives $name about its share', ({ name, share: wanted }) => {
    const own = [...range.styles.values()].filter(({ style }) => style.brand.name === name)
    expect(Math.abs(own.length / range.styles.size - wanted)).toBeLessThan(0.03)
  })

  it('lists sizes from small to large', () => {
    for (const { variants } of documents) {
      const sizes = variants.map(({ size }) => size)
      expect(sizes).toEqual(sizes.toSorted(compareSizes))
    }
  })
})

describe('the categories of the demo range', () => {
  it('are documents an import takes, in a tree of five levels', () => {
    const depth = (key: string): number => {
      const parent = categoryKeys.get(key)?.parentKey ?? null
      return parent === null ? 1 : 1 + depth(parent)
    }
    expect(range.categories.filter((category) => !v.is(categoryDocument, category))).toEqual([])
    expect(
      range.categories.filter(({ parentKey }) => parentKey && !categoryKeys.has(parentKey)),
    ).toEqual([])
    expect(Math.max(...range.categories.map(({ key }) => depth(key)))).toBe(5)
    expect(repeated(range.categories.map(({ id }) => id))).toEqual([])
  })

  it.each(['de-DE', 'de-AT', 'de-CH', 'fr-CH', 'en-GB'] as const)(
    'have an address of their own in %s',
    (locale) => {
      const addresses = range.categories.map(
        ({ parentKey, slug }) => `${parentKey}/${slug[locale]}`,
      )
      expect(repeated(addresses)).toEqual([])
    },
  )

  it('keep «new», «sale» and «outfits» the same in every shop', () => {
    for (const key of ['new', 'sale', 'outfits']) {
      expect(new Set(Object.values(categoryKeys.get(key)?.slug ?? {}))).toEqual(new Set([key]))
    }
  })

  it('all have something to show', () => {
    const counts = new Map<string, number>()
    for (const key of range.products.flatMap(({ categories }) => categories)) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const shown = range.categories.filter(({ key }) => !key.startsWith('outfits'))
    expect(shown.filter(({ key }) => (counts.get(key) ?? 0) < 8).map(({ key }) => key)).toEqual([])
  })

  it('are named by their innermost ones, which exist', () => {
    for (const { categories } of documents) {
      const parents = categories.map((key) => categoryKeys.get(key)?.parentKey)
      expect(parents).not.toContain(undefined)
      expect(categories.filter((key) => parents.includes(key))).toEqual([])
    }
  })
})

describe('what has become of the demo products', () => {
  it('is that one in ten is new', () => {
    const isNew = ({ document }: RangeProduct) =>
      NOW - Date.parse(document.firstLiveAt ?? '') < 30 * DAY_MS
    expect(share(isNew)).toBeGreaterThan(0.08)
    expect(share(isNew)).toBeLessThan(0.12)
    for (const product of range.products) {
      expect(product.categories.includes('new')).toBe(isNew(product))
    }
  })

  it.each([
    ['sold out', 0.01, 0.04, (pieces: number[]) => pieces.every((count) => count === 0)],
    ['without some sizes', 0.2, 0.35, (pieces: number[]) => pieces.includes(0)],
    ['low in some sizes', 0.3, 0.5, (pieces: number[]) => pieces.some((n) => n > 0 && n <= 3)],
    ['full in all sizes', 0.45, 0.7, (pieces: number[]) => pieces.every((count) => count > 3)],
  ])('is that a part of them is %s', (_name, least, most, matches) => {
    const inStock = range.products.filter(
      ({ document }) => !document.variants.some((variant) => variant.isSellableWithoutStock),
    )
    const part = inStock.filter((product) => matches(piecesOf(product))).length / inStock.length
    expect(part).toBeGreaterThan(least)
    expect(part).toBeLessThan(most)
  })

  it('is that some can be ordered before they arrive, and say so', () => {
    const isPreOrder = ({ document }: RangeProduct) =>
      document.variants.every((variant) => variant.isSellableWithoutStock && variant.stock === 0)
    expect(share(isPreOrder)).toBeGreaterThan(0.01)
    for (const { document } of range.products.filter(isPreOrder)) {
      expect(document.storefrontBadge?.['de-DE']).toBe('Vorbestellbar')
    }
  })

  it('is that some are not sold in every shop, and some have a Swiss stock of their own', () => {
    expect(share(({ document }) => document.shops !== undefined)).toBeGreaterThan(0.03)
    const hasOwnStock = ({ document }: RangeProduct) =>
      typeof document.variants[0]?.stock === 'object'
    expect(share(hasOwnStock)).toBeGreaterThan(0.08)
  })

  it('is that campaigns and promotions they name exist', () => {
    const campaigns = new Set(CAMPAIGN_RULES.map(({ key }) => key))
    const promotions = new Set(PROMOTION_RULES.map((rule) => rule.customData.product.promotionId))
    for (const { campaign, promotions: numbers = [] } of documents) {
      if (campaign !== undefined) expect(campaigns).toContain(campaign)
      for (const number of numbers) expect(promotions).toContain(number)
    }
    expect(new Set(documents.flatMap(({ campaign = [] }) => campaign))).toEqual(campaigns)
  })

  it('is that a campaign never lowers a price that is already reduced', () => {
    const reducing = new Set(CAMPAIGN_RULES.filter((rule) => rule.reduction).map(({ key }) => key))
    const reduced = documents.filter(({ prices }) => prices.de?.was !== undefined)
    expect(reduced.filter(({ campaign }) => campaign && reducing.has(campaign))).toEqual([])
  })
})

describe('what goes together', () => {
  it('is a suit when it is cut from one cloth in one color', () => {
    const ofSuits = documents.filter(({ productSetItems }) => productSetItems !== undefined)
    expect(ofSuits.length).toBeGreaterThan(50)
    for (const { id, color, productSetItems = [] } of ofSuits) {
      for (const other of productSetItems) {
        expect(byId.get(other)?.fabric).toBe(byId.get(id)?.fabric)
        expect(byId.get(other)?.document.color.id).toBe(color.id)
        expect(byId.get(other)?.document.productSetItems).toContain(id)
      }
    }
  })

  it('are other products than the one it goes with', () => {
    for (const { id, combineWith = [] } of documents) {
      expect(combineWith.length).toBeGreaterThan(0)
      expect(combineWith.filter((other) => !byId.has(other) || other === id)).toEqual([])
    }
  })

  it('are at least sixty outfits whose pieces can be bought everywhere', () => {
    expect(range.outfits.length).toBeGreaterThanOrEqual(60)
    for (const outfit of range.outfits) {
      const pieces = productIdsOf(outfit).map((id) => byId.get(id)?.document)
      expect(pieces).toHaveLength(outfit.outfit.pieces.length)
      expect(pieces).not.toContain(undefined)
      expect(pieces.filter((piece) => piece?.shops !== undefined)).toEqual([])
    }
  })

  it('are the cloth and color an outfit asks for', () => {
    for (const { outfit, pieces } of range.outfits) {
      for (const [index, { style, color }] of pieces.entries()) {
        const wish = outfit.pieces[index]
        expect(style.shape.key).toBe(wish?.shape)
        expect(style.fabric.key).toBe(wish?.fabric ?? style.fabric.key)
        expect(color.ground).toBe(wish && 'colour' in wish ? wish.colour : wish?.ground)
      }
      const suits = pieces.filter(({ style }) => outfit.sameFabric.includes(style.shape.key))
      expect(new Set(suits.map(({ style }) => style.suit)).size).toBeLessThanOrEqual(1)
    }
  })
})
