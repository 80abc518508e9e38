import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saleWindowOf } from './sale-window.ts'

const NOON = Date.parse('2026-11-16T12:00:00Z')
const MORNING = '2026-11-16T08:00:00Z'
const EVENING = '2026-11-16T20:00:00Z'

describe('when a product may be bought', () => {
  it('is always, when the range sets no dates', () => {
    expect(saleWindowOf({}, NOON)).toBeNull()
    expect(saleWindowOf({ sellableTimeframe: {} }, NOON)).toBeNull()
  })

  it('begins at its first moment', () => {
    const sellableTimeframe = { sellableFrom: EVENING }

    expect(saleWindowOf({ sellableTimeframe }, NOON)).toEqual({
      kind: 'not-yet',
      fromMs: Date.parse(EVENING),
    })
    expect(saleWindowOf({ sellableTimeframe }, Date.parse(EVENING))).toBeNull()
  })

  it('ends with its last moment', () => {
    expect(saleWindowOf({ sellableTimeframe: { sellableTo: MORNING } }, NOON)).toEqual({
      kind: 'over',
    })
    expect(saleWindowOf({ sellableTimeframe: { sellableTo: EVENING } }, NOON)).toBeNull()
  })

  it('never is over and still to come', () => {
    const moment = fc.date({ noInvalidDate: true })
    fc.assert(
      fc.property(moment, moment, moment, (from, to, now) => {
        const sellableTimeframe = { sellableFrom: from.toISOString(), sellableTo: to.toISOString() }
        const window = saleWindowOf({ sellableTimeframe }, now.getTime())

        expect(window === null).toBe(from <= now && now < to)
      }),
    )
  })
})
