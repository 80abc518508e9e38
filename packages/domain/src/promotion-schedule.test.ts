import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byPriority, byStart, isRunning, startOfMinute } from './promotion-schedule.ts'

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })
const promotion = fc.record({
  id: fc.stringMatching(/^pr_[a-z]{1,3}$/),
  priority: fc.integer({ min: 0, max: 3 }),
})

describe('[3.23] when a promotion runs', () => {
  it('runs from its first moment and no longer at its last', () => {
    const week = { startsAt: 1_000, endsAt: 2_000 }

    expect([999, 1_000, 1_999, 2_000].map((now) => isRunning(week, now))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('never runs when it ends before or as it begins', () => {
    fc.assert(
      fc.property(moment, moment, moment, (one, other, now) => {
        const backwards = { startsAt: Math.max(one, other), endsAt: Math.min(one, other) }
        expect(isRunning(backwards, now)).toBe(false)
      }),
    )
  })

  it('is asked about by the minute', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const asked = startOfMinute(now)
        expect(asked % 60_000).toBe(0)
        expect(now - asked).toBeGreaterThanOrEqual(0)
        expect(now - asked).toBeLessThan(60_000)
        expect(startOfMinute(asked)).toBe(asked)
      }),
    )
  })
})

describe('[3.24] which promotion comes first', () => {
  it('is the one with the lowest priority number', () => {
    fc.assert(
      fc.property(fc.array(promotion, { minLength: 1 }), (promotions) => {
        const [first] = promotions.toSorted(byPriority)
        expect(first?.priority).toBe(Math.min(...promotions.map(({ priority }) => priority)))
      }),
    )
  })

  it('is the one with the smaller id among equals, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(promotion), (promotions) => {
        expect(promotions.toReversed().toSorted(byPriority)).toEqual(
          promotions.toSorted(byPriority),
        )
      }),
    )
    expect(
      [
        { id: 'pr_b', priority: 10 },
        { id: 'pr_a', priority: 10 },
      ].toSorted(byPriority),
    ).toMatchObject([{ id: 'pr_a' }, { id: 'pr_b' }])
  })
})

describe('which campaign counts', () => {
  it('is the one that started first, then the one with the smaller number', () => {
    const campaigns = [
      { id: 3, startsAt: 10 },
      { id: 2, startsAt: 5 },
      { id: 1, startsAt: 10 },
    ]

    expect(campaigns.toSorted(byStart).map(({ id }) => id)).toEqual([2, 1, 3])
  })
})
