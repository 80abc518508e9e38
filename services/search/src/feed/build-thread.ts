import { Worker } from 'node:worker_threads'
import type { RpcTransport } from '@saum/contract/rpc'
import type { BuildRequest, BuiltIndex } from './build-index.ts'
import type { FromBuilder, ToBuilder } from './build-messages.ts'

/**
 * Builds in a thread that lives as long as that takes. This side only passes texts on, so questions
 * are answered meanwhile as fast as ever.
 */
export async function buildInThread(
  transport: RpcTransport,
  workerData: BuildRequest,
  signal: AbortSignal,
): Promise<BuiltIndex> {
  signal.throwIfAborted()
  const module = new URL('./build-worker.ts', import.meta.url)
  const worker = new Worker(module, { workerData, name: 'index-builder' })

  async function ask({ id, request }: Extract<FromBuilder, { kind: 'ask' }>): Promise<void> {
    worker.postMessage(await answerOf(transport, id, request))
  }

  const { promise, resolve, reject } = Promise.withResolvers<BuiltIndex>()
  const abort = () => reject(new Error('The index is no longer wanted', { cause: signal.reason }))
  signal.addEventListener('abort', abort)
  worker.on('message', (message: FromBuilder) => {
    if (message.kind === 'ask') void ask(message)
    else if (message.kind === 'built') resolve(message.built)
    else reject(new Error(message.message))
  })
  worker.on('error', reject)
  worker.on('exit', () => reject(new Error('The index builder ended before it was done')))
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', abort)
    await worker.terminate()
  }
}

async function answerOf(
  transport: RpcTransport,
  id: number,
  request: Parameters<RpcTransport>[0],
): Promise<ToBuilder> {
  try {
    return { kind: 'answer', id, answer: await transport(request) }
  } catch (error) {
    return { kind: 'fault', id, message: error instanceof Error ? error.message : String(error) }
  }
}
