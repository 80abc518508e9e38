import type { LogEntry } from '@saum/thread/log'
import { describe, expect, it } from 'vitest'
import { createAttempts } from './attempts.ts'

function someAttempts() {
  const clock = { now: 0 }
  const logged: LogEntry[] = []
  const attempts = createAttempts('dance', {
    now: () => clock.now,
    log: (entry) => logged.push(entry),
  })
  const fail = (message: string) => attempts.attempt(() => Promise.reject(new Error(message)))
  return { attempts, clock, logged, fail }
}

describe('what may fail', () => {
  it('is tried again ever more seldom, at least once a minute, until it succeeds', async () => {
    const { attempts, clock, fail } = someAttempts()
    const delays: number[] = []

    for (let attempt = 0; attempt < 8; attempt += 1) {
      await fail('no')
      const failedAt = clock.now
      while (!attempts.isDue()) clock.now += 1_000
      delays.push(clock.now - failedAt)
    }

    expect(delays).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1_000))
    await attempts.attempt(() => Promise.resolve())
    expect(attempts.isDue()).toBe(true)
    expect(attempts.lastError()).toBeNull()
  })

  it('is logged once as long as the reason stays the same', async () => {
    const { attempts, logged, fail } = someAttempts()

    await fail('no shoes')
    await fail('no shoes')
    await fail('no music')

    expect(logged.map(({ message }) => message)).toEqual([
      'It was not possible to dance: no shoes',
      'It was not possible to dance: no music',
    ])
    expect(attempts.lastError()).toEqual({ at: 0, message: 'no music' })
  })
})
