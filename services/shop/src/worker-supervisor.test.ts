import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { getRootCategories } from '@saum/contract/category'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPendingCalls, ShopServiceFault } from './pending-calls.ts'
import { startShopWorker, type ShopWorker } from './shop-worker.ts'
import { superviseWorker } from './worker-supervisor.ts'

const request = { shopId: 10028, name: getRootCategories.name, body: '{}', requestId: 'r1' }

async function aSupervisedShop() {
  const databasePath = join(await createTestFolder(), 'shop.sqlite')
  const options = { databasePath, databaseUrl: null, demoRange: null }
  const pending = createPendingCalls()
  const supervisor = await superviseWorker({
    start: () =>
      startShopWorker(options, (message) => {
        if (message.kind === 'answer') pending.settle(message.id, message.answer)
      }),
    onDown: pending.rejectAll,
    log: () => {},
  })
  onTestFinished(async () => void (await (await supervisor.stop())?.terminate()))
  async function ask() {
    const worker = supervisor.current()
    return pending.ask('getRootCategories', 5_000, (id) =>
      worker.post({ kind: 'call', id, request }),
    )
  }
  return { ask, supervisor }
}

describe('a shop worker that dies', { timeout: 30_000 }, () => {
  it('fails the calls under way and answers again soon afterwards', async () => {
    const { ask, supervisor } = await aSupervisedShop()
    const underWay = Promise.allSettled(Array.from({ length: 5 }, () => ask()))

    await supervisor.current().terminate()

    for (const outcome of await underWay) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ShopServiceFault) })
    }
    await expect(ask()).rejects.toThrow('The shop worker stopped')
    await vi.waitFor(async () => expect(await ask()).toMatchObject({ status: 200 }), 20_000)
  })
})

describe('restarting', () => {
  function aWorker() {
    const end = Promise.withResolvers<Error | null>()
    const worker: ShopWorker = { post: () => {}, terminate: async () => {}, ended: end.promise }
    return { worker, die: (reason: Error) => end.resolve(reason) }
  }

  it('waits longer from failure to failure', async () => {
    const first = aWorker()
    const waits: number[] = []
    const start = vi.fn(async (): Promise<ShopWorker> => {
      if (start.mock.calls.length > 1) throw new Error('no disk')
      return first.worker
    })
    const tired = Promise.withResolvers<void>()
    const supervisor = await superviseWorker({
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
    const first = aWorker()
    const start = vi.fn(async () => first.worker)
    const waited = Promise.withResolvers<AbortSignal>()
    const resumed = Promise.withResolvers<void>()
    const supervisor = await superviseWorker({
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

describe('pending calls', () => {
  it('gives up on an answer that does not come', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const pending = createPendingCalls()

    const call = pending.ask('getBasket', 10_000, () => {})
    const refusal = expect(call).rejects.toThrow('getBasket took longer than 10000 ms')
    await vi.advanceTimersByTimeAsync(10_000)

    await refusal
  })

  it('gives every answer to whoever asked for it', async () => {
    const pending = createPendingCalls()
    const ids: number[] = []
    const calls = ['a', 'b', 'c'].map((name) => pending.ask(name, 1_000, (id) => ids.push(id)))

    for (const id of ids.toReversed()) pending.settle(id, `answer ${id}`)

    expect(await Promise.all(calls)).toEqual(ids.map((id) => `answer ${id}`))
  })
})
