import { SHOPS } from '@saum/domain/shops'
import type { ProductDocumentInput } from '@saum/shop/documents/product-document'
import { describe, expect, it } from 'vitest'
import { SHAPES } from '../grammar/garments.ts'
import { known } from '../grammar/grammar-file.ts'
import { buildRange } from './build-range.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const DAY_MS = 86_400_000

const { products } = buildRange({ now: NOW })
const reduced = products.filter(({ document }) => document.prices.de?.was !== undefined)

type ShopPath = (typeof SHOPS)[number]['path']

function pastIn(document: ProductDocumentInput, shop: ShopPath) {
  return (document.priceHistory ?? []).filter((past) => past.shop === shop)
}

function days(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS)
}

describe.each(SHOPS)('the prices in $path', ({ path, currency }) => {
  it('lie within the band of their shape and end in 5 or 9', () => {
    for (const { document, shape } of products) {
      const price = document.prices[path]
      const regular = price?.was ?? price?.amount ?? 0
      const { min, max } = known(SHAPES, shape).price[currency]
      expect(regular).toBeGreaterThanOrEqual(min)
      expect(regular).toBeLessThanOrEqual(max)
      for (const cents of [regular, price?.amount ?? 0]) expect([500, 900]).toContain(cents % 1000)
    }
  })

  it('were really asked before they were reduced, without a gap up to now', () => {
    for (const { document } of reduced) {
      const price = document.prices[path]
      const past = pastIn(document, path)
      expect(past.some(({ amount, was }) => amount === price?.was && was === undefined)).toBe(true)
      expect(past[0]?.from).toBe(document.firstLiveAt)
      for (const [index, { from, until }] of past.entries()) {
        expect(Date.parse(until)).toBeGreaterThan(Date.parse(from))
        expect(past[index + 1]?.from ?? until).toBe(until)
        expect(Date.parse(until)).toBeLessThan(NOW)
      }
    }
  })

  it('are lower than before when they are reduced', () => {
    for (const { document } of reduced) {
      const price = document.prices[path]
      expect(price?.amount).toBeLessThan(price?.was ?? 0)
    }
  })
})

describe('the sale', () => {
  it('holds about one product in seven', () => {
    expect(reduced.length / products.length).toBeGreaterThan(0.12)
    expect(reduced.length / products.length).toBeLessThan(0.16)
    for (const { document, categories } of products) {
      expect(categories.includes('sale')).toBe(document.prices.de?.was !== undefined)
    }
  })

  it('mostly follows directly on the full price', () => {
    const direct = reduced.filter(({ document }) => pastIn(document, 'de').length === 1)
    expect(direct.length / reduced.length).toBeGreaterThan(0.6)
  })

  it('sometimes deepens step by step', () => {
    const stepwise = reduced.filter(({ document }) => {
      const last = pastIn(document, 'de').at(-1)
      return last?.was !== undefined && last.amount > (document.prices.de?.amount ?? 0)
    })
    expect(stepwise.length).toBeGreaterThan(10)
  })

  it('sometimes comes less than thirty days after a lower price', () => {
    const dipped = reduced.filter(({ document }) => {
      const past = pastIn(document, 'de')
      const dip = past.at(-2)
      const start = past.at(-1)?.until ?? ''
      return dip?.was !== undefined && past.at(-1)?.was === undefined && days(dip.from, start) <= 30
    })
    expect(dipped.length).toBeGreaterThan(5)
  })

  it('in Switzerland sometimes compares with a price that was asked too briefly', () => {
    const brief = reduced.filter(({ document }) => {
      const last = pastIn(document, 'ch').at(-1)
      return last !== undefined && last.was === undefined && days(last.from, last.until) < 10
    })
    expect(brief.length).toBeGreaterThan(3)
  })
})
