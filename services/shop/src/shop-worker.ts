import { Worker } from 'node:worker_threads'
import { StartupError } from '@saum/domain/startup-error'
import type { FromWorker, ToWorker, WorkerOptions } from './worker-messages.ts'

export interface ShopWorker {
  post(message: ToWorker): void
  /** Resolves with the reason when the thread is gone, however that came about. */
  readonly ended: Promise<Error | null>
  terminate(): Promise<void>
}

/** Resolves when the shop in the thread can take calls; rejects with what the operator should read. */
export function startShopWorker(
  workerData: WorkerOptions,
  onMessage: (message: FromWorker) => void,
): Promise<ShopWorker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, name: 'shop' })
  let failure: Error | null = null
  const ended = new Promise<Error | null>((resolve) => {
    worker.on('error', (error) => void (failure = toError(error)))
    worker.on('exit', () => resolve(failure))
  })

  return new Promise((resolve, reject) => {
    void ended.then((reason) => reject(reason ?? new Error('The shop worker ended while starting')))
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        resolve({
          ended,
          post: (outgoing) => worker.postMessage(outgoing),
          terminate: async () => void (await worker.terminate()),
        })
      } else if (message.kind === 'startup-error') {
        reject(new StartupError(message.message))
      } else {
        onMessage(message)
      }
    })
  })
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
