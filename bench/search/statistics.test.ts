import { describe, expect, it } from 'vitest'
import { mixPerSecond, quantile } from './statistics.ts'

describe('times of questions', () => {
  it('have a middle and a worst', () => {
    const samples = [5, 1, 3, 2, 4]

    expect(quantile(samples, 0.5)).toBe(3)
    expect(quantile(samples, 0.99)).toBe(5)
  })

  it('mix by how often each is asked', () => {
    const means = { listing: 1, search: 2, suggest: 0, facetSearch: 0 }

    expect(mixPerSecond(means)).toBe(1_000)
  })
})
