import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRetriedStatus, MAX_RETRY_AFTER_MS, retriesFor, retryPauseMs } from './retry.ts'

const NOW_MS = Date.parse('2026-11-15T12:00:00Z')

describe('[9.8] the retry table', () => {
  it.each(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'get'])('repeats %s once', (method) => {
    expect(retriesFor(method)).toBe(1)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post'])('never repeats %s', (method) => {
    expect(retriesFor(method)).toBe(0)
  })

  it('repeats on exactly eight statuses', () => {
    const statuses = Array.from({ length: 500 }, (_, index) => index + 100)

    expect(statuses.filter(isRetriedStatus)).toEqual([408, 409, 425, 429, 500, 502, 503, 504])
  })
})

describe('the pause a server asks for', () => {
  const clock = { defaultMs: 100, nowMs: NOW_MS }

  it('is our own without Retry-After or with one that says nothing', () => {
    expect(retryPauseMs(null, clock)).toBe(100)
    expect(retryPauseMs('soon', clock)).toBe(100)
  })

  it('is kept when it comes as seconds or as a date', () => {
    expect(retryPauseMs('1', clock)).toBe(1_000)
    expect(retryPauseMs('Sun, 15 Nov 2026 12:00:02 GMT', clock)).toBe(2_000)
  })

  it('never falls below our own, even for a date in the past', () => {
    expect(retryPauseMs('0', clock)).toBe(100)
    expect(retryPauseMs('Sun, 15 Nov 2026 11:00:00 GMT', clock)).toBe(100)
  })

  it('gives up instead of coming back earlier than asked', () => {
    expect(retryPauseMs('3', clock)).toBeNull()
  })

  it('stays within its bound whatever the header says', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const pauseMs = retryPauseMs(header, clock)
        expect(pauseMs === null || (pauseMs >= 100 && pauseMs <= MAX_RETRY_AFTER_MS)).toBe(true)
      }),
    )
  })
})
