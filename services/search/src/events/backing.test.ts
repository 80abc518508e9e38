import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMark, isBacked, LEAST_DAYS, LEAST_NETWORKS, markOf, type Backing } from './backing.ts'
import { aNetwork, NOON } from './test-events.ts'

const DAY_MS = 86_400_000

/** What stands behind something after these visits, oldest first. */
function backedBy(visits: readonly { network: number; day: number }[]): Backing {
  const backing: Backing = []
  for (const { network, day } of visits) {
    addMark(backing, markOf(aNetwork(network), 'hose'), NOON + day * DAY_MS)
  }
  return backing
}

const visit = fc.record({ network: fc.nat(30), day: fc.integer({ min: -40, max: 0 }) })
const visits = fc
  .array(visit, { maxLength: 80 })
  .map((all) => all.toSorted((a, b) => a.day - b.day))

describe('what is shown to everybody', () => {
  it('has at least five networks behind it, first seen on three days', () => {
    expect([LEAST_NETWORKS, LEAST_DAYS]).toEqual([5, 3])
    fc.assert(
      fc.property(visits, (all) => {
        const recent = all.filter(({ day }) => day > -28)
        const networks = new Set(recent.map(({ network }) => network)).size
        const days = new Set(recent.map(({ day }) => day)).size

        if (isBacked(backedBy(all), NOON)) {
          expect(networks).toBeGreaterThanOrEqual(5)
          expect(days).toBeGreaterThanOrEqual(3)
        }
      }),
    )
  })

  it('needs no more than that', () => {
    const days = [-20, -20, -7, -7, 0]

    expect(isBacked(backedBy(days.map((day, network) => ({ network, day }))), NOON)).toBe(true)
  })

  it('stays shown however many networks come on one day', () => {
    const honest = [-4, -4, -3, -2, -1].map((day, network) => ({ network, day }))
    const flood = Array.from({ length: 500 }, (_, each) => ({ network: 100 + each, day: 0 }))
    const backing = backedBy([...honest, ...flood])

    expect(backing.length).toBeLessThanOrEqual(16)
    expect(isBacked(backing, NOON)).toBe(true)
  })

  it('counts no day that lies ahead, and forgets those a wrong clock has left', () => {
    const ahead = Array.from({ length: 16 }, (_, network) => ({ network, day: 300 + network }))
    const backing = backedBy(ahead)
    expect(isBacked(backing, NOON)).toBe(false)

    for (const [network, day] of [-2, -2, -1, -1, 0].entries()) {
      addMark(backing, markOf(aNetwork(network), 'hose'), NOON + day * DAY_MS)
    }

    expect(isBacked(backing, NOON)).toBe(true)
  })
})

describe('the mark of a network', () => {
  it('differs from subject to subject, and is the same for one', () => {
    const subjects = Array.from({ length: 200 }, (_, each) => `query ${each}`)
    const marks = subjects.map((subject) => markOf(aNetwork(1), subject))

    expect(new Set(marks).size).toBe(200)
    expect(markOf(aNetwork(1), 'query 7')).toBe(marks[7])
    expect(markOf(aNetwork(2), 'query 7')).not.toBe(marks[7])
  })
})
