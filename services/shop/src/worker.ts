import { parentPort, workerData } from 'node:worker_threads'
import { StartupError } from '@saum/domain/startup-error'
import { attemptJob } from './attempt-job.ts'
import { repeatInBackground } from './background-work.ts'
import { createQueueHealth, NOTHING_LATE } from './health/queue-health.ts'
import { watchCatalog } from './import/watch-catalog.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import type { LogEntry } from '@saum/thread/log'
import type { StartMessage } from '@saum/thread/service-thread'
import type { FromWorker, ToWorker, WorkerOptions } from './worker-messages.ts'

const port = parentPort
if (port === null) throw new Error('The shop worker runs in a worker thread only')

function post(message: FromWorker | StartMessage): void {
  port?.postMessage(message)
}

function log(entry: LogEntry): void {
  post({ kind: 'log', entry })
}

async function serve(shop: OpenShop): Promise<void> {
  const underWay = new Set<Promise<void>>()
  const watch = await watchCatalog(shop.db, () => {
    shop.service.forgetCatalog()
    post({ kind: 'catalog-changed' })
  })
  const queues = createQueueHealth(shop.db, Date.now)
  const work = repeatInBackground(async () => {
    await shop.service.runBackgroundWork()
    queues.noteRun()
  }, log)
  const recheck = repeatInBackground(shop.service.health.recheck, log)

  async function close(): Promise<void> {
    await watch.stop()
    await work.stop()
    await recheck.stop()
    await Promise.all(underWay)
    await attemptJob(log, { message: 'What was counted is lost' }, () => shop.service.end())
    await shop.db.close()
    port?.close()
  }

  async function answerCall({ id, request }: Extract<ToWorker, { kind: 'call' }>): Promise<void> {
    post({ kind: 'answer', id, answer: await shop.service.dispatch(request) })
  }

  async function answerHealth(id: number): Promise<void> {
    const { ok, detail } = await shop.service.health.check()
    const late = ok ? await queues.check() : NOTHING_LATE
    post({ kind: 'health', id, health: { ok, detail, late } })
  }

  port?.on('message', (message: ToWorker) => {
    if (message.kind === 'close') {
      void close()
      return
    }
    const answered = message.kind === 'call' ? answerCall(message) : answerHealth(message.id)
    underWay.add(answered)
    void answered.finally(() => underWay.delete(answered))
  })
}

try {
  const shop = await openShop(workerData as WorkerOptions, {
    log,
    onProgress: (text) => post({ kind: 'progress', text }),
  })
  await serve(shop)
  post({ kind: 'ready' })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  post({ kind: 'startup-error', message: error.message })
}
