import { join } from 'node:path'
import type { ContentReader } from '@saum/contract/content'
import type { RpcTransport } from '@saum/contract/rpc'
import type { SearchTransport } from '@saum/contract/search'
import type { Storefront } from '@saum/contract/storefront'
import type { TouchedContent } from '@saum/content/touched-pages'
import { loadSecretFile } from '@saum/search/access/token-secret'
import { createApp } from './app.ts'
import type { OpenCheckout } from './checkout/open-checkout.ts'
import type { Config } from './config.ts'
import { createHandler } from './connection/handle-request.ts'
import { forgetTouched } from './content/forget-touched.ts'
import type { HandleRequest } from './door.ts'
import { createPageExperiments } from './experiments/page-experiments.ts'
import { createFairTurns } from './load/fair-turns.ts'
import type { Log } from './operations/log.ts'
import type { Metrics } from './operations/metrics.ts'
import { createReadiness, type ReadinessCheck } from './operations/readiness.ts'
import { requestIdOf } from './operations/request-id.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { createPageFront } from './page-cache/page-front.ts'
import type { ReadQuery } from './page-cache/page-key.ts'
import { createPacedRenderer } from './pages/paced-renderer.ts'
import { createPageRenderer } from './pages/page-renderer.ts'
import { createPages } from './pages/pages.ts'
import { openPreview } from './preview/open-preview.ts'
import { createSecurityPolicy } from './security-headers.ts'
import type { StaticFiles } from './static-files/static-files.ts'

export interface ServerParts {
  config: Config
  log: Log
  metrics: Metrics
  rpc: RpcTransport
  search: SearchTransport | null
  checkout: Pick<OpenCheckout, 'host' | 'testProvider'>
  /** Whether editors have drafts to look at. */
  hasDrafts: boolean
  storefront: Storefront
  files: StaticFiles
  checks: Record<string, ReadinessCheck>
  buildId: () => string
  isDraining: () => boolean
}

export interface ComposedServer {
  /** What `node:http` calls for each request. */
  handle: HandleRequest
  /** Drops every page and answer that was kept: the catalogue has changed. */
  forget(): void
  /** Drops exactly the pages on which the change can be seen. */
  forgetContent(touched: TouchedContent, content: ContentReader): void
}

/** Pages whose data is here take turns with requests that arrive, as if they were one client. */
const RENDERING = 'rendering'

/** Kept in a file where none is configured: networks counted over days must be the same after a restart. */
function clientSecret({ checkoutSecret, dataDir }: Config): string {
  return checkoutSecret ?? loadSecretFile(join(dataDir, 'client-secret'), 'client keys')
}

export function compose(parts: ServerParts): ComposedServer {
  const { config, log, metrics, rpc, search, storefront, files, buildId, isDraining } = parts
  const { publicOrigin } = config
  const reportFault = (error: unknown, requestId: string) =>
    log.error({ err: error, requestId }, 'The page failed')

  const policy = createSecurityPolicy(config)
  const experiments = createPageExperiments(config.tracking.experiments, Date.now)
  const preview = parts.hasDrafts ? openPreview(config) : null
  const startInTurn = createFairTurns()
  const renderPage = createPageRenderer({
    storefront,
    policy,
    publicOrigin,
    timeoutMs: config.requestTimeoutMs,
    previewOf: (request) => preview?.factsOf(request) ?? null,
    experiments,
    turn: () => new Promise((resolve) => startInTurn(RENDERING, resolve)),
    reportFault,
  })
  const render = createPacedRenderer({ render: renderPage, perSecond: config.pageRendersPerSecond })
  const readQuery: ReadQuery = (pathname, query) => storefront.readQuery(pathname, query)
  const cache = config.isPageCacheOn
    ? createPageCache({
        maxBytes: config.pageCacheBytes,
        render,
        publicOrigin,
        nextRequestId: () => requestIdOf(null),
        reportFault,
      })
    : null
  const app = createApp({
    settings: { ...config, checkoutSecret: clientSecret(config) },
    policy,
    rpc,
    search,
    checkout: parts.checkout,
    preview,
    pages: createPages({ render, cache, readQuery, experiments }),
    files,
    readiness: createReadiness(parts.checks),
    metrics,
    log,
    buildId,
    routeRules: () => storefront.routeRules,
    isDraining,
  })
  const front = cache && createPageFront({ cache, readQuery, log, metrics, experiments })

  return {
    handle: createHandler({
      front,
      fetch: app.fetch,
      startInTurn,
      policy,
      bodyLimitBytes: config.bodyLimitBytes,
      isProxyTrusted: config.isProxyTrusted,
      log,
      metrics,
    }),
    forget() {
      storefront.forget()
      cache?.purge()
    },
    forgetContent: (touched, content) => forgetTouched({ storefront, cache }, touched, content),
  }
}
