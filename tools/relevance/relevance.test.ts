import { describe, expect, it } from 'vitest'
import { buildRange } from './demo-range.ts'
import { judgeShop } from './judge-shop.ts'
import { parseJudgements } from './judgements.ts'
import { measure } from './measures.ts'
import { openShop } from './open-shop.ts'
import { judgeSlips } from './slips/judge-slips.ts'
import { slipQueries } from './slips/slip-queries.ts'
import { missedSlips, understoodShare } from './slips/slip-report.ts'

const NOW = Date.UTC(2026, 10, 1)
const range = buildRange({ now: NOW })
const german = openShop(range, 'de', NOW)

describe('what a result is worth', () => {
  it('is all of it when the best comes first', () => {
    expect(measure([3, 2, 1], [1, 3, 0, 2])).toEqual({
      recall: 1,
      gain: 1,
      precision: 1,
      isEmpty: false,
    })
  })

  it('is less when the best comes last, or is missing', () => {
    expect(measure([0, 3], [3]).gain).toBeCloseTo(0.63)
    expect(measure([2], [3, 2]).recall).toBe(0.5)
    expect(measure([0, 3], [3]).precision).toBe(0.5)
  })

  it('is nothing for nothing, unless nothing was right', () => {
    expect(measure([], [3])).toMatchObject({ recall: 0, gain: 0, isEmpty: true })
    expect(measure([], [0])).toMatchObject({ recall: 1, gain: 1, isEmpty: true })
  })
})

describe('queries over the demo range', () => {
  it('find what they ask for', async () => {
    const queries = parseJudgements([
      { query: 'rotes kleid', tag: 'color-size', 3: 'category:dresses family:red' },
      { query: 'leinenhose', tag: 'compound', 3: 'category:trousers material:linen' },
      { query: 'pulover', tag: 'typo', 3: 'category:jumpers' },
      { query: 'weite hose', tag: 'synonym', 3: 'shape:trousers-wide,trousers-palazzo' },
      { query: 'schuhe', tag: 'none' },
    ])

    const outcomes = await judgeShop(german, queries)

    for (const { query, gain } of outcomes) expect([query, gain > 0.9]).toEqual([query, true])
  })
})

describe('[3.40] one slip in a query', () => {
  /** `npm run relevance` asks all of them; every twenty-fifth takes part of a second. */
  const EVERY = 25

  it.each(['de', 'fr-ch', 'en'] as const)('is understood in the shop %s', async (shopPath) => {
    const shop = shopPath === 'de' ? german : openShop(range, shopPath, NOW)
    const queries = slipQueries({ ...shop, seed: 'test' }).filter((_, at) => at % EVERY === 0)

    const outcomes = await judgeSlips(shop, queries)

    expect(outcomes.length).toBeGreaterThan(100)
    expect(understoodShare(outcomes), missedSlips(outcomes, 20)).toBeGreaterThan(0.95)
  })
})
