import { describe, expect, it } from 'vitest'
import { pauseAfter } from './error-reports-limits.ts'

const NOW = Date.UTC(2026, 10, 17)

function pause(status: number, headers: Record<string, string> = {}): number {
  return pauseAfter({ status, headers: new Headers(headers) }, NOW) / 1000
}

describe('[9.34] how long the reporting service wants silence', () => {
  it('is 60 seconds after a 429 that does not say', () => {
    expect(pause(429)).toBe(60)
    expect(pause(429, { 'retry-after': 'soon' })).toBe(60)
    expect(pause(429, { 'x-sentry-rate-limits': 'x:error:key' })).toBe(60)
  })

  it('is what the answer says, in seconds or as a date', () => {
    expect(pause(429, { 'retry-after': '7' })).toBe(7)
    expect(pause(429, { 'retry-after': 'Tue, 17 Nov 2026 00:00:30 GMT' })).toBe(30)
    expect(pause(429, { 'retry-after': 'Mon, 16 Nov 2026 00:00:30 GMT' })).toBe(0)
  })

  it('is the longest limit that is about errors, also with a good answer', () => {
    const limits = { 'x-sentry-rate-limits': '60:transaction:key, 120:error;default:key, 5::key' }

    expect(pause(200, limits)).toBe(120)
    expect(pause(200, { 'x-sentry-rate-limits': '60:transaction:key' })).toBe(0)
    expect(pause(200, { 'x-sentry-rate-limits': '' })).toBe(60)
  })

  it('is none after every other answer', () => {
    expect(pause(200)).toBe(0)
    expect(pause(500, { 'retry-after': '7' })).toBe(0)
  })
})
