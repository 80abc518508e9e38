import { describe, expect, it } from 'vitest'
import { untilRenewal } from './token-watch.ts'

const NOON = Date.parse('2026-11-16T12:00:00Z')

describe('[10] a token that ends', () => {
  it.each([
    ['2026-11-16T13:00:00Z', 55 * 60_000],
    ['2026-11-16T12:05:00Z', 0],
    ['2026-11-16T11:00:00Z', 0],
  ])('at %s is renewed five minutes before, or at once', (expiresAt, waitMs) => {
    expect(untilRenewal(expiresAt, NOON)).toBe(waitMs)
  })

  it.each([null, '', 'soon'])('is not waited for where nobody knows when: %s', (expiresAt) => {
    expect(untilRenewal(expiresAt, NOON)).toBeNull()
  })
})
