import type { ContentPage } from '@saum/contract/content'
import type { RpcTransport } from '@saum/contract/rpc'
import type { SearchAnswer, SearchTransport } from '@saum/contract/search'
import type { ShopId } from '@saum/domain/shops'
import { closeThread } from '@saum/thread/close-thread'
import { describeError, type Log } from '@saum/thread/log'
import { createPendingCalls, ServiceFault, type PendingCalls } from '@saum/thread/pending-calls'
import { startServiceThread } from '@saum/thread/service-thread'
import { superviseThread, type ThreadSupervisor } from '@saum/thread/thread-supervisor'
import type { SearchAccess } from '@saum/contract/search'
import { createAnswerStreams, type AnswerStreams } from './answer-streams.ts'
import type { FromSearchWorker, SearchHealth, ToSearchWorker } from './search-messages.ts'
import type { SearchOptions } from './search-options.ts'

const REQUEST_TIMEOUT_MS = 10_000
const HEALTH_TIMEOUT_MS = 2_000

export interface RunningSearchService {
  transport: SearchTransport
  access(shopId: ShopId): Promise<SearchAccess>
  health(): Promise<SearchHealth>
  /** The range has changed; the index follows. */
  catalogChanged(): void
  /** The pages of the content are these now. */
  replacePages(pages: readonly ContentPage[]): void
  close(): Promise<void>
}

interface Surroundings {
  /** How the shop is asked. */
  shop: RpcTransport
  log: Log
}

/** Runs the provider in a thread of its own, so that pages are never late because of a search. */
export async function startSearchService(
  options: SearchOptions,
  { shop, log }: Surroundings,
): Promise<RunningSearchService> {
  let { pages } = options
  const pending = createPendingCalls()
  const streams = createAnswerStreams((id) => post({ kind: 'abandon', id }))
  const supervisor = await superviseThread<ToSearchWorker>({
    name: 'search',
    start: () =>
      startServiceThread<ToSearchWorker, FromSearchWorker>({
        name: 'search',
        module: new URL('./worker.ts', import.meta.url),
        // A thread that starts anew begins with the pages of that moment.
        workerData: { ...options, pages },
        onMessage(message) {
          if (message.kind === 'log') log(message.entry)
          else if (message.kind === 'ask-shop') void askShop(shop, message).then(post)
          else receive(message, pending, streams)
        },
      }),
    onDown(fault) {
      pending.rejectAll(fault)
      streams.endAll(fault.message)
    },
    log,
  })

  /** For messages that are pointless once the thread is gone. */
  function post(message: ToSearchWorker): void {
    try {
      supervisor.current().post(message)
    } catch (error) {
      if (!(error instanceof ServiceFault)) throw error
    }
  }

  return {
    ...createQuestions(supervisor, pending),
    catalogChanged: () => post({ kind: 'catalog-changed' }),
    replacePages(next) {
      pages = next
      post({ kind: 'pages-changed', pages })
    },
  }
}

type Questions = Omit<RunningSearchService, 'catalogChanged' | 'replacePages'>

function createQuestions(
  supervisor: ThreadSupervisor<ToSearchWorker>,
  pending: PendingCalls,
): Questions {
  let closed: Promise<void> | null = null

  async function ask<T>(
    what: string,
    timeoutMs: number,
    toMessage: (id: number) => ToSearchWorker,
  ) {
    const thread = supervisor.current()
    return pending.ask<T>(what, timeoutMs, (id) => thread.post(toMessage(id)))
  }

  return {
    transport: (request) =>
      ask<SearchAnswer>('The search', REQUEST_TIMEOUT_MS, (id) => ({
        kind: 'request',
        id,
        request,
      })),
    access: (shopId) =>
      ask<SearchAccess>('The search access', REQUEST_TIMEOUT_MS, (id) => ({
        kind: 'access',
        id,
        shopId,
      })),
    async health() {
      try {
        return await ask<SearchHealth>('The health check', HEALTH_TIMEOUT_MS, (id) => ({
          kind: 'health',
          id,
        }))
      } catch (error) {
        return { ok: false, detail: error instanceof Error ? error.message : String(error) }
      }
    },
    close() {
      closed ??= closeThread(supervisor, { kind: 'close' }).finally(() => {
        pending.rejectAll(new ServiceFault('The search service is closed'))
      })
      return closed
    },
  }
}

type Reply = Exclude<FromSearchWorker, { kind: 'log' } | { kind: 'ask-shop' }>

function receive(message: Reply, pending: PendingCalls, streams: AnswerStreams): void {
  if (message.kind === 'answer') {
    const { id, head } = message
    const answer: SearchAnswer = { ...head, body: head.body ?? streams.open(id) }
    pending.settle(id, answer)
  } else if (message.kind === 'part') streams.push(message.id, message.text)
  else if (message.kind === 'end') streams.end(message.id, message.failure)
  else if (message.kind === 'access') pending.settle(message.id, message.access)
  else pending.settle(message.id, message.health)
}

async function askShop(
  shop: RpcTransport,
  { id, request }: Extract<FromSearchWorker, { kind: 'ask-shop' }>,
): Promise<ToSearchWorker> {
  try {
    return { kind: 'shop-answer', id, answer: await shop(request) }
  } catch (error) {
    return { kind: 'shop-fault', id, message: describeError(error) }
  }
}
