import { Worker } from 'node:worker_threads'
import { StartupError } from '@saum/domain/startup-error'

export interface ServiceThread<ToThread> {
  post(message: ToThread): void
  /** Resolves with the reason when the thread is gone, however that came about. */
  readonly ended: Promise<Error | null>
  terminate(): Promise<void>
}

/** What every service thread says about its own start, beside what only it has to say. */
export type StartMessage = { kind: 'ready' } | { kind: 'startup-error'; message: string }

export interface ThreadOptions<FromThread> {
  name: string
  module: URL
  /** What the thread has to know before it opens anything. */
  workerData: unknown
  onMessage: (message: FromThread) => void
}

/** Resolves when the service in the thread can answer; rejects with what the operator should read. */
export function startServiceThread<ToThread, FromThread extends { kind: string }>({
  name,
  module,
  workerData,
  onMessage,
}: ThreadOptions<FromThread>): Promise<ServiceThread<ToThread>> {
  const worker = new Worker(module, { workerData, name })
  let failure: Error | null = null
  const ended = new Promise<Error | null>((resolve) => {
    worker.on('error', (error) => void (failure = toError(error)))
    worker.on('exit', () => resolve(failure))
  })

  return new Promise((resolve, reject) => {
    void ended.then((reason) =>
      reject(reason ?? new Error(`The ${name} worker ended while starting`)),
    )
    worker.on('message', (message: FromThread | StartMessage) => {
      if (isReady(message)) {
        resolve({
          ended,
          post: (outgoing) => worker.postMessage(outgoing),
          terminate: async () => void (await worker.terminate()),
        })
      } else if (isStartupError(message)) {
        reject(new StartupError(message.message))
      } else {
        onMessage(message as FromThread)
      }
    })
  })
}

function isReady(message: { kind: string }): boolean {
  return message.kind === 'ready'
}

function isStartupError(message: {
  kind: string
}): message is Extract<StartMessage, { kind: 'startup-error' }> {
  return message.kind === 'startup-error'
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
