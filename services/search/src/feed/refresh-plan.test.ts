import { describe, expect, it } from 'vitest'
import { planRefresh, type RangeFacts } from './refresh-plan.ts'
import type { FeedChanges } from './read-catalog.ts'

const NOW = Date.parse('2026-11-16T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

function plan(known: Partial<RangeFacts>, changes: Partial<FeedChanges>) {
  const feed = { lastChange: 10, structure: 'a', nextPriceChangeAt: null }
  return planRefresh(
    { feed, documents: 10_000, freshDocuments: 0, builtAt: NOW - 1_000, ...known },
    { ...feed, productIds: [], hasMore: false, ...changes },
    NOW,
  )
}

function ids(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

describe('a refresh', () => {
  it('does nothing when nothing has changed', () => {
    expect(plan({}, {})).toEqual({ rebuild: null, isMended: false })
  })

  it('mends the index when a few products have changed', () => {
    const few = plan({}, { productIds: ids(3), lastChange: 13 })

    expect(few).toEqual({ rebuild: null, isMended: true })
  })

  it.each([
    ['the structure changed', {}, { structure: 'b' }, 'structure changed'],
    [
      'a campaign began or ended',
      { feed: { lastChange: 10, structure: 'a', nextPriceChangeAt: NOW } },
      {},
      'prices changed by themselves',
    ],
    ['the index is a day old', { builtAt: NOW - DAY_MS }, {}, 'a day old'],
    ['much is fresh already', { freshDocuments: 499 }, { productIds: ids(2) }, 'many changes'],
  ] as const)('builds anew when %s, and mends meanwhile', (_why, known, changes, reason) => {
    const { rebuild, isMended } = plan(known, { productIds: ids(2), lastChange: 12, ...changes })

    expect(rebuild).toBe(reason)
    expect(isMended).toBe(true)
  })

  it('builds anew without mending when there is more than can be mended', () => {
    const many = plan({ documents: 1_000_000 }, { productIds: ids(1_001), lastChange: 1_011 })
    const more = plan({}, { productIds: ids(500), lastChange: 510, hasMore: true })

    expect(many).toEqual({ rebuild: 'many changes', isMended: false })
    expect(more).toEqual({ rebuild: 'many changes', isMended: false })
  })

  it('builds anew when the numbers are those of another database', () => {
    const other = plan({}, { lastChange: 3, productIds: [1] })

    expect(other).toEqual({ rebuild: 'another database', isMended: false })
  })

  it('does not wait for a campaign that is yet to come', () => {
    const feed = { lastChange: 10, structure: 'a', nextPriceChangeAt: NOW + 1 }

    expect(plan({ feed }, {}).rebuild).toBeNull()
  })

  it('mends a small range however much of it has changed', () => {
    const small = plan({ documents: 50 }, { productIds: ids(50), lastChange: 60 })

    expect(small).toEqual({ rebuild: null, isMended: true })
  })
})
