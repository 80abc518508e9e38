import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retentionEnd, retentionYearsOf } from './retention.ts'
import { SHOPS } from './shops.ts'

describe('how long bills are kept', () => {
  it('is what the law of the country asks for', () => {
    expect(SHOPS.map((shop) => [shop.path, retentionYearsOf(shop)])).toEqual([
      ['de', 8],
      ['at', 7],
      ['ch', 10],
      ['fr-ch', 10],
      ['en', 8],
    ])
  })

  it('is counted from the end of the year, by the clocks of the shop', () => {
    const lastNight = Date.parse('2034-12-31T23:59:59+01:00')

    expect(retentionEnd(SHOPS[0], lastNight)).toBe(Date.parse('2026-01-01T00:00:00+01:00'))
    expect(retentionEnd(SHOPS[0], lastNight + 1000)).toBe(Date.parse('2027-01-01T00:00:00+01:00'))
  })

  it('is never shorter than the years it lasts', () => {
    const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2100, 0) })
    fc.assert(
      fc.property(fc.constantFrom(...SHOPS), moment, (shop, now) => {
        const years = (now - retentionEnd(shop, now)) / (365.25 * 86_400_000)
        expect(years).toBeGreaterThan(retentionYearsOf(shop) - 0.01)
        expect(years).toBeLessThan(retentionYearsOf(shop) + 1.01)
      }),
    )
  })
})
