import type { RpcAnswer, RpcRequest } from '@saum/contract/rpc'
import type { SearchTransport } from '@saum/contract/search'
import type { RequestFacts, Storefront } from '@saum/contract/storefront'
import { createApp } from './app.ts'
import type { OpenCheckout } from './checkout/open-checkout.ts'
import { readConfig, type Config } from './config.ts'
import { createPageExperiments } from './experiments/page-experiments.ts'
import { createLog, type Log } from './operations/log.ts'
import { createMetrics } from './operations/metrics.ts'
import { createReadiness, type ReadinessCheck } from './operations/readiness.ts'
import { createPageCache, type PageCache } from './page-cache/page-cache.ts'
import { createPacedRenderer } from './pages/paced-renderer.ts'
import { createPageRenderer } from './pages/page-renderer.ts'
import { createPages } from './pages/pages.ts'
import { createPreview } from './preview/preview.ts'
import { createSecurityPolicy } from './security-headers.ts'
import { createStaticFiles, type StaticFiles } from './static-files/static-files.ts'

export type AnswerPage = (request: Request, facts: RequestFacts) => Response | Promise<Response>
type AnswerRpc = (request: RpcRequest) => Promise<RpcAnswer>

interface TestOptions {
  storefront?: AnswerPage
  rpc?: AnswerRpc
  search?: SearchTransport | null
  checkout?: Partial<OpenCheckout>
  env?: Record<string, string>
  files?: StaticFiles
  checks?: Record<string, ReadinessCheck>
  isDraining?: () => boolean
  /** Opens drafts; without it there are none. */
  previewSecret?: string
  /** The clock of the page cache and of previews. */
  now?: () => number
}

export interface TestApp {
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** What the storefront was asked. */
  pageRequests: Request[]
  logLines: Record<string, unknown>[]
  cache: PageCache
  config: Config
  log: Log
}

export const ORIGIN = 'http://localhost:3000'

/** The real app over a storefront and a shop service made for the test. */
export function createTestApp(options: TestOptions = {}): TestApp {
  const config = readConfig({ NODE_ENV: 'test', ...options.env })
  const logLines: Record<string, unknown>[] = []
  const log = createLog(
    { level: 'info', format: 'json' },
    { write: (line) => logLines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  const pageRequests: Request[] = []
  const answerPage = options.storefront ?? (() => htmlPage('a page'))
  const storefront: Storefront = {
    routeRules: { '/:shop/account': { pageType: 'my_account', protected: true } },
    async fetch(request, facts) {
      pageRequests.push(request)
      return answerPage(request, facts)
    },
    readQuery: readAllButTracking,
    forget() {},
  }
  const { publicOrigin, requestTimeoutMs } = config
  const policy = createSecurityPolicy(config)
  const reportFault = (error: unknown, requestId: string) =>
    log.error({ err: error, requestId }, 'The page failed')
  const preview =
    options.previewSecret === undefined
      ? null
      : createPreview({
          secret: options.previewSecret,
          editorAddress: null,
          isSecure: publicOrigin.startsWith('https:'),
          ...(options.now ? { now: options.now } : {}),
        })
  const experiments = createPageExperiments(config.tracking.experiments, Date.now)
  const renderPage = createPageRenderer({
    storefront,
    policy,
    publicOrigin,
    timeoutMs: requestTimeoutMs,
    previewOf: (request) => preview?.factsOf(request) ?? null,
    experiments,
    reportFault,
  })
  const render = createPacedRenderer({ render: renderPage, perSecond: config.pageRendersPerSecond })
  const cache = createPageCache({
    maxBytes: config.pageCacheBytes,
    render,
    publicOrigin,
    nextRequestId: () => 'renewal',
    reportFault,
    ...(options.now ? { now: options.now } : {}),
  })
  const metrics = createMetrics()
  const app = createApp({
    settings: config,
    policy,
    rpc: metrics.measureRpc(options.rpc ?? anEmptyAnswer),
    search: options.search ?? null,
    checkout: { host: null, testProvider: null, ...options.checkout },
    preview,
    pages: createPages({
      render,
      cache: config.isPageCacheOn ? cache : null,
      readQuery: readAllButTracking,
      experiments,
    }),
    files: options.files ?? createStaticFiles([]),
    readiness: createReadiness(options.checks ?? {}),
    metrics,
    log,
    buildId: () => 'build-1',
    routeRules: () => storefront.routeRules,
    isDraining: options.isDraining ?? (() => false),
  })
  return {
    fetch: async (path, init) => app.fetch(new Request(`${ORIGIN}${path}`, init)),
    pageRequests,
    logLines,
    cache,
    config,
    log,
  }
}

/** The query as a storefront reads it whose pages read every name but those of advertisers. */
export function readAllButTracking(_: string, search: string): string {
  const query = new URLSearchParams(search)
  for (const name of new Set(query.keys())) if (/^(?:utm_|gclid$)/.test(name)) query.delete(name)
  query.sort()
  return query.size === 0 ? '' : `?${query}`
}

export function htmlPage(body: string, headers: Record<string, string> = {}): Response {
  return new Response(`<!DOCTYPE html><html><body>${body}</body></html>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  })
}

async function anEmptyAnswer(): Promise<RpcAnswer> {
  return { status: 200, contentType: 'application/json', body: '{}' }
}
