import { describe, expect, it } from 'vitest'
import { expectTotals } from './expected-totals.ts'
import { askQuestions } from './questions.ts'
import { listProducts, productAt } from './range.ts'

describe('the range of the search benchmark', () => {
  it('is always the same, and the same from any place', () => {
    const [first, second] = [...listProducts(2)]

    expect(second).toEqual(productAt(1))
    expect(first?.style).toBe(second?.style)
    expect(first?.color).not.toBe(second?.color)
  })

  it('has something to show for most of its questions', () => {
    const questions = askQuestions(2_000).listing.slice(0, 20)

    const totals = expectTotals(2_000, questions)

    expect(totals.filter(({ colors }) => colors > 0).length).toBeGreaterThan(8)
    expect(totals.every(({ styles, colors }) => styles <= colors)).toBe(true)
  })
})
