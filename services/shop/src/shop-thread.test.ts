import { join } from 'node:path'
import { getRootCategories } from '@saum/contract/category'
import { createTestFolder } from '@saum/testing/test-database'
import { createPendingCalls, ServiceFault } from '@saum/thread/pending-calls'
import { startServiceThread } from '@saum/thread/service-thread'
import { superviseThread } from '@saum/thread/thread-supervisor'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FromWorker, ToWorker } from './worker-messages.ts'

const request = { shopId: 10028, name: getRootCategories.name, body: '{}', requestId: 'r1' }

async function aSupervisedShop() {
  const databasePath = join(await createTestFolder(), 'shop.sqlite')
  const options = { databasePath, databaseUrl: null, demoRange: null }
  const pending = createPendingCalls()
  const supervisor = await superviseThread<ToWorker>({
    name: 'shop',
    start: () =>
      startServiceThread<ToWorker, FromWorker>({
        name: 'shop',
        module: new URL('./worker.ts', import.meta.url),
        workerData: options,
        onMessage(message) {
          if (message.kind === 'answer') pending.settle(message.id, message.answer)
        },
      }),
    onDown: pending.rejectAll,
    log: () => {},
  })
  onTestFinished(async () => void (await (await supervisor.stop())?.terminate()))
  async function ask() {
    const thread = supervisor.current()
    return pending.ask('getRootCategories', 5_000, (id) =>
      thread.post({ kind: 'call', id, request }),
    )
  }
  return { ask, supervisor }
}

describe('a shop worker that dies', { timeout: 30_000 }, () => {
  it('fails the calls under way and answers again soon afterwards', async () => {
    const { ask, supervisor } = await aSupervisedShop()
    // Begun first: a worker that is being ended takes no more calls, so none of these is answered.
    const ended = supervisor.current().terminate()
    const underWay = Promise.allSettled(Array.from({ length: 5 }, () => ask()))
    await ended

    for (const outcome of await underWay) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ServiceFault) })
    }
    await expect(ask()).rejects.toThrow('The shop worker stopped')
    await vi.waitFor(async () => expect(await ask()).toMatchObject({ status: 200 }), 20_000)
  })
})
