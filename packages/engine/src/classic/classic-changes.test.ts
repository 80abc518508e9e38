import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  classicPageNumber,
  nextClassicPage,
  previousClassicPage,
  selectClassicPage,
  selectTab,
  setClassicQuery,
  setExpressions,
  setNumberOfResults,
  sortClassic,
  toggleStaticFilter,
} from './classic-changes.ts'
import { resultWindow } from './classic-body.ts'
import { aClassicSearch } from './test-classic.ts'

const sizes = fc.integer({ min: 1, max: 200 })

describe('[4.35] the pages of a classic search', () => {
  it('are counted from 1, and none comes before the first', () => {
    const first = aClassicSearch()

    expect(classicPageNumber(first)).toBe(1)
    expect(previousClassicPage(first)).toBe(first)
    expect(selectClassicPage(first, 3).firstResult).toBe(20)
  })

  it('end where the results or the index end', () => {
    const last = aClassicSearch({ totalCountFiltered: 42, firstResult: 40 })
    const deep = aClassicSearch({ totalCountFiltered: 90_000, firstResult: 4990 })

    expect(nextClassicPage(last)).toBe(last)
    expect(nextClassicPage(deep)).toBe(deep)
  })

  it('lead forth and back to the same place', () => {
    fc.assert(
      fc.property(sizes, fc.nat(20_000), fc.nat(100), (numberOfResults, total, steps) => {
        let search = aClassicSearch({ numberOfResults, totalCountFiltered: total })
        for (let step = 0; step < steps; step++) search = nextClassicPage(search)
        const page = classicPageNumber(search)
        const most = Math.max(1, Math.ceil(Math.min(total, 5000) / numberOfResults))

        expect(page).toBe(Math.min(steps + 1, most))
        expect(classicPageNumber(previousClassicPage(search))).toBe(Math.max(1, page - 1))
      }),
    )
  })

  it('[9.17] never ask for anything beyond the 5000th result', () => {
    fc.assert(
      fc.property(fc.nat(6000), fc.nat(6000), (firstResult, numberOfResults) => {
        const window = resultWindow({ firstResult, numberOfResults })

        expect(window.numberOfResults).toBeGreaterThanOrEqual(0)
        expect(window.numberOfResults).toBeLessThanOrEqual(numberOfResults)
        expect(window.numberOfResults === 0 || firstResult + window.numberOfResults <= 5000).toBe(
          true,
        )
      }),
    )
    expect(resultWindow({ firstResult: 4995, numberOfResults: 10 }).numberOfResults).toBe(5)
  })

  it('start over with another size, order, tab or condition', () => {
    const third = aClassicSearch({ firstResult: 20 })

    expect(setNumberOfResults(third, 20)).toMatchObject({ firstResult: 0, numberOfResults: 20 })
    expect(sortClassic(third, 'date descending').firstResult).toBe(0)
    expect(selectTab(third, 'news').firstResult).toBe(0)
    expect(setExpressions(third, { aq: '@size>3' }).firstResult).toBe(0)
  })
})

describe('[3.61] [9.24] a classic search', () => {
  it('goes to the default hub, and leaves it to the provider which pipeline it goes through', () => {
    expect(aClassicSearch()).toMatchObject({ searchHub: 'default', pipeline: '' })
  })

  it('is the same when nothing changes', () => {
    const search = aClassicSearch({ query: 'bluse', tab: 'news', sortCriteria: 'relevancy' })

    expect(setClassicQuery(search, 'bluse')).toBe(search)
    expect(setExpressions(search, { aq: '' })).toBe(search)
    expect(selectTab(search, 'news')).toBe(search)
    expect(sortClassic(search, 'relevancy')).toBe(search)
    expect(setNumberOfResults(search, 10)).toBe(search)
    expect(toggleStaticFilter(search, 'kind', 'PDF')).toBe(search)
  })

  it('keeps the parts of its query apart', () => {
    const search = setExpressions(aClassicSearch(), { aq: '@a', lq: 'long' })

    expect(setExpressions(search, { cq: '@c' }).expressions).toEqual({
      aq: '@a',
      cq: '@c',
      dq: '',
      lq: 'long',
    })
  })
})
