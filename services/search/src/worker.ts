import { parentPort, workerData } from 'node:worker_threads'
import type { RpcAnswer } from '@saum/contract/rpc'
import type { SearchAnswer } from '@saum/contract/search'
import { StartupError } from '@saum/domain/startup-error'
import { describeError } from '@saum/thread/log'
import { createPendingCalls, ServiceFault } from '@saum/thread/pending-calls'
import type { StartMessage } from '@saum/thread/service-thread'
import type { FromSearchWorker, ToSearchWorker } from './search-messages.ts'
import type { SearchOptions } from './search-options.ts'
import { openSearchService, type SearchService } from './search-service.ts'

const SHOP_TIMEOUT_MS = 30_000

const port = parentPort
if (port === null) throw new Error('The search worker runs in a worker thread only')

function post(message: FromSearchWorker | StartMessage): void {
  port?.postMessage(message)
}

const shopQuestions = createPendingCalls()
/** Answers that are being sent part by part. */
const underWay = new Map<number, AsyncIterator<string>>()

async function answerRequest(
  service: SearchService,
  { id, request }: Extract<ToSearchWorker, { kind: 'request' }>,
): Promise<void> {
  const { status, headers, body } = await service.answer(request)
  if (typeof body === 'string') {
    post({ kind: 'answer', id, head: { status, headers, body } })
    return
  }
  post({ kind: 'answer', id, head: { status, headers, body: null } })
  await sendParts(id, body)
}

async function sendParts(id: number, body: Exclude<SearchAnswer['body'], string>): Promise<void> {
  const parts = body[Symbol.asyncIterator]()
  underWay.set(id, parts)
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      post({ kind: 'part', id, text: next.value })
    }
    post({ kind: 'end', id, failure: null })
  } catch (error) {
    post({ kind: 'end', id, failure: describeError(error) })
  } finally {
    underWay.delete(id)
  }
}

function take(service: SearchService, message: ToSearchWorker): void | Promise<void> {
  switch (message.kind) {
    case 'request':
      return answerRequest(service, message)
    case 'abandon':
      return void underWay.get(message.id)?.return?.()
    case 'access':
      return post({ kind: 'access', id: message.id, access: service.access(message.shopId) })
    case 'health':
      return post({ kind: 'health', id: message.id, health: service.health() })
    case 'shop-answer':
    case 'shop-fault':
      return
    case 'catalog-changed':
      return service.refresh()
    case 'pages-changed':
      return service.replacePages(message.pages)
    case 'close':
      return service.close().finally(() => port?.close())
  }
}

type ShopReply = { ok: true; answer: RpcAnswer } | { ok: false; message: string }

// The service may ask the shop before it is open for requests.
port.on('message', (message: ToSearchWorker) => {
  if (message.kind === 'shop-answer') {
    shopQuestions.settle(message.id, { ok: true, answer: message.answer })
  } else if (message.kind === 'shop-fault') {
    shopQuestions.settle(message.id, { ok: false, message: message.message })
  }
})

try {
  const service = await openSearchService(workerData as SearchOptions, {
    log: (entry) => post({ kind: 'log', entry }),
    async shop(request) {
      const reply = await shopQuestions.ask<ShopReply>(request.name, SHOP_TIMEOUT_MS, (id) =>
        post({ kind: 'ask-shop', id, request }),
      )
      if (!reply.ok) throw new ServiceFault(reply.message)
      return reply.answer
    },
  })
  port.on('message', (message: ToSearchWorker) => void take(service, message))
  post({ kind: 'ready' })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  post({ kind: 'startup-error', message: error.message })
}
