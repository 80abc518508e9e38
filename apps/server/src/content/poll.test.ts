import { HttpError } from '@saum/http/http-error'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '../operations/log.ts'
import { createPolling } from './poll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const log = createLog({ level: 'info', format: 'json' }, { write() {} })

function limited(retryAfterMs: number): HttpError {
  const url = 'https://content.test/sync'
  return new HttpError({ method: 'GET', url, kind: 429, statusText: '', retryAfterMs })
}

it.each([
  ['as long as it asks', 30_000, 30_000],
  ['no longer than five minutes', 365 * 86_400_000, 5 * 60_000],
  ['for a while of our own where it asks for less', 0, 2_000],
])('leaves a service that is asked too often alone %s', async (_, askedMs, pauseMs) => {
  const work = vi.fn(async () => Promise.reject(limited(askedMs)))
  const polling = createPolling({ work, everyMs: 1_000, log })
  expect(await polling.start()).toBe(false)

  await vi.advanceTimersByTimeAsync(pauseMs - 1)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(2)
  polling.close()
})

it('logs nothing when the work fails after closing', async () => {
  const written: string[] = []
  const answer = Promise.withResolvers<void>()
  const polling = createPolling({
    work: () => answer.promise,
    everyMs: 1_000,
    log: createLog({ level: 'info', format: 'json' }, { write: (line) => written.push(line) }),
  })
  const started = polling.start()

  polling.close()
  answer.reject(new Error('aborted'))

  expect(await started).toBe(false)
  expect(written).toEqual([])
})
