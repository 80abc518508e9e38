import { flushCompileCache } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { compose } from './compose.ts'
import { createMetrics } from './operations/metrics.ts'
import { run } from './run.ts'
import { createStaticFiles } from './static-files/static-files.ts'
import { htmlPage, readAllButTracking } from './test-app.ts'

const SHARED = { 'cache-control': 'public, s-maxage=60, stale-while-revalidate=600' }

/** A whole server process for tests of its life; only storefront and shop are made up. */
await run(async () => async ({ config, log, door }) => {
  const metrics = createMetrics()
  const { handle } = compose({
    config,
    log,
    metrics,
    rpc: async ({ name }) => ({ status: 200, contentType: 'application/json', body: `"${name}"` }),
    storefront: {
      routeRules: {},
      async fetch(request, { nonce }) {
        const { pathname } = new URL(request.url)
        log.info({}, `rendering ${pathname}`)
        log.flush()
        if (pathname === '/de/slow/') await delay(500)
        if (pathname === '/de/endless/') await new Promise(() => {})
        const script = `<script nonce="${nonce}">start()</script>`
        return htmlPage(script + 'Leinen. '.repeat(8000), pathname === '/de/' ? SHARED : {})
      },
      readQuery: readAllButTracking,
      forget() {},
    },
    search: null,
    checkout: { host: null, testProvider: null },
    hasDrafts: false,
    files: createStaticFiles([]),
    checks: {},
    buildId: () => 'test',
    isDraining: door.isDraining,
  })
  return {
    handle,
    async close() {
      log.info({}, 'services closed')
    },
  }
})
// Most of these processes are killed, which would lose it.
flushCompileCache()
