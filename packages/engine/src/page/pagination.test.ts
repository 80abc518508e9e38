import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstPage,
  nextPage,
  previousPage,
  resizePages,
  selectPage,
  type Pagination,
} from './pagination.ts'

function aPagination(changes: Partial<Pagination> = {}): Pagination {
  return { page: 0, perPage: 24, totalEntries: 120, totalPages: 5, ...changes }
}

const anyPagination = fc
  .record({ perPage: fc.integer({ min: 1, max: 100 }), totalEntries: fc.nat(2000) })
  .chain(({ perPage, totalEntries }) => {
    const totalPages = Math.ceil(totalEntries / perPage)
    return fc
      .nat(Math.max(0, totalPages - 1))
      .map((page) => ({ page, perPage, totalEntries, totalPages }))
  })

describe('[4.34] the pages of a listing', () => {
  it('go on to the next one', () => {
    expect(nextPage(aPagination({ page: 3 }))).toEqual(aPagination({ page: 4 }))
  })

  it('stay at the last one when asked for the next', () => {
    const last = aPagination({ page: 4 })

    expect(nextPage(last)).toBe(last)
  })

  it('stay at the first one when asked for the one before', () => {
    const first = aPagination()

    expect(previousPage(first)).toBe(first)
  })

  it('can be left backwards even from behind the last one, where an old address may lead', () => {
    const far = aPagination({ page: 900, totalPages: 5 })

    expect(previousPage(far).page).toBe(4)
    expect(previousPage(aPagination({ page: 3, totalPages: 0 })).page).toBe(0)
  })

  it('are gone to only where there is one', () => {
    fc.assert(
      fc.property(anyPagination, fc.integer({ min: -5, max: 2000 }), (pagination, page) => {
        const selected = selectPage(pagination, page)

        const exists = page >= 0 && page < pagination.totalPages
        expect(selected.page).toBe(exists ? page : pagination.page)
        if (selected.page === pagination.page) expect(selected).toBe(pagination)
      }),
    )
  })

  it('never leave their range, whatever steps a visitor takes', () => {
    const steps = fc.array(fc.constantFrom(nextPage, previousPage, firstPage))
    fc.assert(
      fc.property(anyPagination, steps, (pagination, taken) => {
        const { page, totalPages } = taken.reduce((current, step) => step(current), pagination)

        expect(page).toBeGreaterThanOrEqual(0)
        expect(page).toBeLessThan(Math.max(1, totalPages))
      }),
    )
  })

  it('lead back where they came from', () => {
    fc.assert(
      fc.property(anyPagination, (pagination) => {
        const there = nextPage(pagination)
        fc.pre(there !== pagination)

        expect(previousPage(there)).toEqual(pagination)
      }),
    )
  })

  it('begin at the first with another number of products per page', () => {
    fc.assert(
      fc.property(anyPagination, fc.integer({ min: 1, max: 1000 }), (pagination, perPage) => {
        expect(resizePages(pagination, perPage)).toEqual({ ...pagination, page: 0, perPage })
      }),
    )
  })

  it('are the same object where nothing changes', () => {
    const first = aPagination()

    expect(firstPage(first)).toBe(first)
    expect(resizePages(first, 24)).toBe(first)
  })
})
