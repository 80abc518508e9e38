import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { ServiceThread } from './service-thread.ts'
import { superviseThread } from './thread-supervisor.ts'

describe('restarting', () => {
  function aThread() {
    const end = Promise.withResolvers<Error | null>()
    const thread: ServiceThread<string> = {
      post: () => {},
      terminate: async () => {},
      ended: end.promise,
    }
    return { thread, die: (reason: Error) => end.resolve(reason) }
  }

  it('waits longer from failure to failure', async () => {
    const first = aThread()
    const waits: number[] = []
    const start = vi.fn(async (): Promise<ServiceThread<string>> => {
      if (start.mock.calls.length > 1) throw new Error('no disk')
      return first.thread
    })
    const tired = Promise.withResolvers<void>()
    const supervisor = await superviseThread({
      name: 'shop',
      start,
      onDown: () => {},
      log: () => {},
      async wait(ms) {
        waits.push(ms)
        if (waits.length < 9) return
        tired.resolve()
        await new Promise(() => {})
      },
    })

    first.die(new Error('out of memory'))
    await tired.promise

    expect(waits).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000])
    expect(() => supervisor.current()).toThrow('The shop worker cannot be restarted: no disk')
  })

  it('does not come back once nobody wants it', async () => {
    const first = aThread()
    const start = vi.fn(async () => first.thread)
    const waited = Promise.withResolvers<AbortSignal>()
    const resumed = Promise.withResolvers<void>()
    const supervisor = await superviseThread({
      name: 'shop',
      start,
      onDown: () => {},
      log: () => {},
      async wait(_, signal) {
        waited.resolve(signal)
        await resumed.promise
      },
    })

    first.die(new Error('gone'))
    const signal = await waited.promise
    const last = await supervisor.stop()
    resumed.resolve()
    await setImmediate()

    expect(last).toBeNull()
    expect(signal.aborted).toBe(true)
    expect(start).toHaveBeenCalledOnce()
  })
})
