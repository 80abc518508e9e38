import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstResultOf, nextPageNumber, pageNumberOf, previousPageNumber } from './page-number.ts'

const anyPageNumber = fc.integer({ min: 1, max: 10_000 })
const anyPerPage = fc.integer({ min: 1, max: 1_000 })

describe('[4.35] pages counted from 1', () => {
  it('are found again by their first result', () => {
    fc.assert(
      fc.property(anyPageNumber, anyPerPage, (pageNumber, perPage) => {
        expect(pageNumberOf(firstResultOf(pageNumber, perPage), perPage)).toBe(pageNumber)
      }),
    )
  })

  it('begin with the first where none is set', () => {
    expect(firstResultOf(undefined, 24)).toBe(0)
    expect(firstResultOf(0, 24)).toBe(0)
    expect(pageNumberOf(0, 24)).toBe(1)
    expect(pageNumberOf(0, 0)).toBe(1)
  })

  it('are the nearest to a first result in between', () => {
    expect(pageNumberOf(11, 24)).toBe(1)
    expect(pageNumberOf(12, 24)).toBe(2)
  })

  it('never go beyond the last that can be reached', () => {
    fc.assert(
      fc.property(
        anyPageNumber,
        anyPerPage,
        fc.nat({ max: 20_000 }),
        (pageNumber, perPage, total) => {
          const last = Math.max(Math.ceil(Math.min(total, 5_000) / perPage), 1)

          expect(nextPageNumber(pageNumber, { total, perPage })).toBe(
            pageNumber < last ? pageNumber + 1 : last,
          )
        },
      ),
    )
  })

  it('end where another provider ends', () => {
    expect(nextPageNumber(2, { total: 9_000, perPage: 10, cap: 20 })).toBe(2)
    expect(nextPageNumber(undefined, { total: 9_000, perPage: 10, cap: 20 })).toBe(2)
    expect(nextPageNumber(undefined, { total: 0, perPage: 0 })).toBe(1)
  })

  it('go back to the first, which is not set, and no further', () => {
    expect(previousPageNumber(3)).toBe(2)
    expect(previousPageNumber(2)).toBeUndefined()
    expect(previousPageNumber(1)).toBeUndefined()
    expect(previousPageNumber(undefined)).toBeUndefined()
  })
})
