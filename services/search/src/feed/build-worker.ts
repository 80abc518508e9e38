import { parentPort, workerData } from 'node:worker_threads'
import type { RpcAnswer, RpcRequest } from '@saum/contract/rpc'
import { buildIndex, type BuildRequest } from './build-index.ts'
import type { FromBuilder, ToBuilder } from './build-messages.ts'

const port = parentPort
if (port === null) throw new Error('The index builder runs in a worker thread only')

const asked = new Map<number, PromiseWithResolvers<RpcAnswer>>()
let lastId = 0

function post(message: FromBuilder): void {
  port?.postMessage(message)
}

function askShop(request: RpcRequest): Promise<RpcAnswer> {
  const question = Promise.withResolvers<RpcAnswer>()
  lastId += 1
  asked.set(lastId, question)
  post({ kind: 'ask', id: lastId, request })
  return question.promise
}

port.on('message', (message: ToBuilder) => {
  const question = asked.get(message.id)
  asked.delete(message.id)
  if (message.kind === 'answer') question?.resolve(message.answer)
  else question?.reject(new Error(message.message))
})

try {
  post({ kind: 'built', built: await buildIndex(askShop, workerData as BuildRequest) })
} catch (error) {
  post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
}
