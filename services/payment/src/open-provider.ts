import { Hono } from 'hono'
import { fileTroubleOf } from '@saum/domain/file-fault'
import { describeError, type Log } from '@saum/thread/log'
import { createApiRoutes } from './api/api-routes.ts'
import { openLedger } from './ledger/ledger.ts'
import { createPayRoutes } from './pages/pay-routes.ts'
import { sendNotices } from './send-notices.ts'

const INTERVAL_MS = 500
/** A write that worked is proof for this long. */
const PROOF_MS = 5_000

interface TestProviderOptions {
  /** Where its file lies. */
  folder: string
  /** Where shoppers and merchants reach it, without a trailing slash. */
  publicBase: string
  merchant: string
  apiKey: string
  webhookSecret: string
  /** Carries notices to the merchant; the network unless something nearer is given. */
  send?: (request: Request) => Promise<Response>
  log: Log
  now?: () => number
}

export interface TestProvider {
  /** Answers whatever lies below `publicBase`. */
  fetch(request: Request): Promise<Response>
  /** Lets money arrive and sends the notices that are due. */
  workOff(): Promise<void>
  start(): void
  /** Throws unless the ledger can be written; asks the disk at most once in five seconds. */
  proveWritable(): void
  /** Resolves when nothing is under way any more. */
  close(): Promise<void>
}

/** A payment provider that moves no money: what a real one does, with cards nobody owns. */
export function openTestProvider(options: TestProviderOptions): TestProvider {
  const { folder, publicBase, merchant, apiKey, webhookSecret, log } = options
  const { now = Date.now, send = (request: Request) => globalThis.fetch(request) } = options
  const ledger = openLedger(folder, now)
  let underWay: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null
  let provenAt = Number.NEGATIVE_INFINITY

  async function workOnce(): Promise<void> {
    for (const id of ledger.listArriving()) ledger.become(id, 'paid')
    await sendNotices({ ledger, webhookSecret, send, log, now })
  }

  /** Never twice at once: a notice under way would be sent again. */
  function workOff(): Promise<void> {
    underWay ??= workOnce()
      .catch((error: unknown) => {
        const fields = { error: describeError(error) }
        log({ level: 'error', message: 'The test provider failed', fields })
      })
      .finally(() => {
        underWay = null
      })
    return underWay
  }

  const app = new Hono().basePath(new URL(publicBase).pathname.replace(/\/$/, ''))
  app.route('/v1', createApiRoutes({ ledger, apiKey, publicBase }))
  const onChange = () => {
    if (timer !== null) void workOff()
  }
  app.route('/pay', createPayRoutes({ ledger, publicBase, merchant, now, onChange }))

  app.onError((error, c) => {
    log({
      level: 'error',
      message: 'The test provider failed',
      fields: { error: describeError(error) },
    })
    if (fileTroubleOf(error) === 'other') return c.text('Internal error\n', 500)
    provenAt = Number.NEGATIVE_INFINITY
    return c.text('Unavailable for a moment\n', 503, { 'retry-after': '5' })
  })

  return {
    proveWritable() {
      if (now() - provenAt < PROOF_MS) return
      ledger.proveWritable()
      provenAt = now()
    },
    fetch: async (request) => app.fetch(request),
    workOff,
    start() {
      timer ??= setInterval(() => void workOff(), INTERVAL_MS)
      timer.unref()
    },
    async close() {
      if (timer !== null) clearInterval(timer)
      timer = null
      await underWay
      ledger.close()
    },
  }
}
