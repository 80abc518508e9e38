import type { LogEntry } from '@saum/thread/log'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { repeatInBackground } from './background-work.ts'
import { DatabaseError } from './database/database-error.ts'

const EVERY_MS = 100

function aClock(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

describe('work in the background', () => {
  it('is done again and again, never twice at once', async () => {
    aClock()
    const done = Promise.withResolvers<void>()
    let turns = 0
    const work = repeatInBackground(
      () => {
        turns += 1
        return turns === 1 ? done.promise : Promise.resolve()
      },
      () => {},
      EVERY_MS,
    )

    await vi.advanceTimersByTimeAsync(5 * EVERY_MS)
    expect(turns).toBe(1)
    done.resolve()
    await vi.advanceTimersByTimeAsync(2 * EVERY_MS)

    expect(turns).toBe(3)
    await work.stop()
  })

  it('goes on after a failure, which is logged unless the database is away', async () => {
    aClock()
    const logged: LogEntry[] = []
    const failures = [new DatabaseError('unavailable', 'away'), new Error('broken')]
    const work = repeatInBackground(
      async () => {
        const failure = failures.shift()
        if (failure) throw failure
      },
      (entry) => logged.push(entry),
      EVERY_MS,
    )

    await vi.advanceTimersByTimeAsync(3 * EVERY_MS)

    expect(logged).toMatchObject([
      { level: 'error', fields: { error: expect.stringContaining('broken') } },
    ])
    await work.stop()
  })

  it('ends what is under way before it stops', async () => {
    aClock()
    const done = Promise.withResolvers<void>()
    const work = repeatInBackground(
      () => done.promise,
      () => {},
      EVERY_MS,
    )
    await vi.advanceTimersByTimeAsync(EVERY_MS)
    let isStopped = false

    const stopping = work.stop().then(() => (isStopped = true))
    await vi.advanceTimersByTimeAsync(EVERY_MS)
    expect(isStopped).toBe(false)
    done.resolve()
    await stopping

    expect(isStopped).toBe(true)
  })
})
