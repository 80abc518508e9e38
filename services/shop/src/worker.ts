import { parentPort, workerData } from 'node:worker_threads'
import { StartupError } from '@saum/domain/startup-error'
import { attemptJob } from './attempt-job.ts'
import { repeatInBackground } from './background-work.ts'
import { watchCatalog } from './import/watch-catalog.ts'
import { openShop, type OpenShop } from './open-shop.ts'
import type { LogEntry } from '@saum/thread/log'
import type { StartMessage } from '@saum/thread/service-thread'
import type { FromWorker, Health, ToWorker, WorkerOptions } from './worker-messages.ts'

const port = parentPort
if (port === null) throw new Error('The shop worker runs in a worker thread only')

function post(message: FromWorker | StartMessage): void {
  port?.postMessage(message)
}

async function checkHealth({ db }: OpenShop): Promise<Health> {
  try {
    await db.sql`select 1`
    return { ok: true, detail: `${db.engine} answers` }
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) }
  }
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
  const work = repeatInBackground(() => shop.service.runBackgroundWork(), log)

  async function close(): Promise<void> {
    await watch.stop()
    await work.stop()
    await Promise.all(underWay)
    await attemptJob(log, { message: 'What was counted is lost' }, () => shop.service.end())
    await shop.db.close()
    port?.close()
  }

  async function answerCall({ id, request }: Extract<ToWorker, { kind: 'call' }>): Promise<void> {
    post({ kind: 'answer', id, answer: await shop.service.dispatch(request) })
  }

  async function answerHealth(id: number): Promise<void> {
    post({ kind: 'health', id, health: await checkHealth(shop) })
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
