import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from './months.ts'
import { nextToExpire, toStanding, type PointsMove } from './points-ledger.ts'
import { addDays } from './zoned-time.ts'

const FIRST = '2024-01-01'

function move(points: number, on: string, orderId: number | null = null): PointsMove {
  return { points, on, orderId }
}

describe('points of a card', () => {
  it('are spent oldest first', () => {
    const moves = [move(60, '2024-01-01'), move(80, '2024-06-01'), move(-100, '2024-07-01')]

    const { balance, lots } = toStanding(moves, '2024-07-01')

    expect(balance).toBe(40)
    expect(lots).toEqual([{ left: 40, until: '2026-06-01', orderId: null }])
  })

  it('of a returned order go from that order first', () => {
    const moves = [move(60, '2024-01-01', 1), move(80, '2024-06-01', 2), move(-80, '2024-06-10', 2)]

    const { lots } = toStanding(moves, '2024-07-01')
    expect(lots).toEqual([{ left: 60, until: '2026-01-01', orderId: 1 }])
  })

  it('may fall below zero, and later ones make up for it', () => {
    const moves = [move(100, FIRST, 1), move(-100, '2024-01-02'), move(-100, '2024-01-03', 1)]

    const inDebt = toStanding(moves, '2024-01-03')
    const later = toStanding([...moves, move(130, '2024-02-01', 2)], '2024-02-01')

    expect(inDebt).toEqual({ balance: -100, lots: [], expired: 0 })
    const left = { left: 30, until: '2026-02-01', orderId: 2 }
    expect(later).toEqual({ balance: 30, lots: [left], expired: 0 })
  })

  it('are good to the end of a day twenty-four months later', () => {
    const moves = [move(12, '2024-12-31')]

    expect(toStanding(moves, '2026-12-31')).toMatchObject({ balance: 12, expired: 0 })
    expect(toStanding(moves, '2027-01-01')).toMatchObject({ balance: 0, expired: 12 })
  })

  it('that run out on the same day are told together', () => {
    const standing = toStanding([move(5, FIRST), move(7, FIRST), move(9, '2024-02-01')], FIRST)

    expect(nextToExpire(standing)).toEqual({ points: 12, on: '2026-01-01' })
    expect(nextToExpire(toStanding([], FIRST))).toBeNull()
  })
})

describe('whatever happens to points', () => {
  const steps = fc.array(
    fc.record({
      points: fc.integer({ min: -150, max: 150 }).filter((points) => points !== 0),
      days: fc.integer({ min: 0, max: 200 }),
      orderId: fc.option(fc.integer({ min: 1, max: 4 })),
    }),
    { maxLength: 25 },
  )
  const days = fc.integer({ min: 0, max: 3_000 })

  function toMoves(taken: { points: number; days: number; orderId: number | null }[]) {
    let on = FIRST
    return taken.map(({ points, days: later, orderId }) => {
      on = addDays(on, later)
      return move(points, on, orderId)
    })
  }

  /** What the shop does: writes off what has run out, day by day, before anything else happens. */
  function withExpiry(moves: readonly PointsMove[], today: string): PointsMove[] {
    const written: PointsMove[] = []
    for (const next of [...moves, null]) {
      const day = next?.on ?? today
      const { expired } = toStanding(written, day)
      if (expired > 0) written.push(move(-expired, day))
      if (next !== null) written.push(next)
    }
    return written
  }

  function sum(moves: readonly PointsMove[]): number {
    return moves.reduce((total, { points }) => total + points, 0)
  }

  it('nothing is lost or made: all moves together are what is there', () => {
    fc.assert(
      fc.property(steps, days, (taken, later) => {
        const moves = toMoves(taken)
        const { balance, expired, lots } = toStanding(moves, addDays(FIRST, later))

        expect(balance + expired).toBe(sum(moves))
        expect(lots.every(({ left }) => left > 0)).toBe(true)
      }),
    )
  })

  it('writing off what has run out leaves nothing more to write off, and the balance as it was', () => {
    fc.assert(
      fc.property(steps, days, (taken, later) => {
        const moves = toMoves(taken)
        const today = addDays(moves.at(-1)?.on ?? FIRST, later)
        const before = toStanding(moves, today)

        const after = toStanding([...moves, move(-before.expired, today)], today)

        expect(after).toEqual({ ...before, expired: 0 })
      }),
    )
  })

  it('no point runs out early, and none outlives its time', () => {
    fc.assert(
      fc.property(steps, days, (taken, later) => {
        const moves = toMoves(taken)
        const today = addDays(moves.at(-1)?.on ?? FIRST, later)
        const written = withExpiry(moves, today)

        const { lots, expired } = toStanding(written, today)
        const lastYears = moves.filter(({ on, points }) => points > 0 && addMonths(on, 24) >= today)
        expect(expired).toBe(0)
        expect(lots.every(({ until }) => until >= today)).toBe(true)
        expect(lots.reduce((total, { left }) => total + left, 0)).toBeLessThanOrEqual(
          sum(lastYears),
        )
      }),
    )
  })

  it('points of the last twenty-four months that nobody touched are all there', () => {
    fc.assert(
      fc.property(steps, days, (taken, later) => {
        const earned = toMoves(taken).map(({ points, ...rest }) => ({
          ...rest,
          points: Math.abs(points),
        }))
        const today = addDays(earned.at(-1)?.on ?? FIRST, later)
        const young = earned.filter(({ on }) => addMonths(on, 24) >= today)

        expect(toStanding(withExpiry(earned, today), today).balance).toBe(sum(young))
      }),
    )
  })
})
