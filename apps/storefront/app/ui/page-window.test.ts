import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('the row of page links', () => {
  it('names every page while there are few', () => {
    expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4])
  })

  it('keeps both ends and the neighbours of the current page', () => {
    expect(pageWindow(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12])
  })

  it('shows a single page instead of a gap of one', () => {
    expect(pageWindow(4, 6)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('rises and always holds the first, the current and the last page', () => {
    const sizes = integer({ min: 1, max: 400 })
    assert(
      property(sizes, sizes, (total, candidate) => {
        const current = Math.min(candidate, total)
        const entries = pageWindow(current, total)
        const pages = entries.filter((entry) => entry !== 'gap')

        expect(pages).toEqual(pages.toSorted((a, b) => a - b))
        expect(pages).toEqual(expect.arrayContaining([1, current, total]))
        expect(entries.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})
