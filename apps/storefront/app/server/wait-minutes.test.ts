import { problem } from '@saum/contract/problem'
import { describe, expect, it } from 'vitest'
import { waitMinutesOf } from './wait-minutes.ts'

describe('the minutes to wait', () => {
  it.each([
    [1, 1],
    [60, 1],
    [61, 2],
    [899, 15],
    [0, 1],
  ])('are whole ones: %i seconds are %i', (retryAfterSeconds, minutes) => {
    expect(waitMinutesOf(problem(429, 'Too many requests', { retryAfterSeconds }))).toBe(minutes)
  })

  it('are those the tries are counted over where the shop does not say', () => {
    expect(waitMinutesOf(problem(429, 'Too many requests'))).toBe(15)
    expect(waitMinutesOf(problem(429, 'Too many requests', { retryAfterSeconds: 'x' }), 60)).toBe(
      60,
    )
  })
})
