import { flushCompileCache } from 'node:module'
import { createBackend } from '@saum/contract/backend'
import { getProductById } from '@saum/contract/product'
import { openCheckout } from './checkout/open-checkout.ts'
import { compose } from './compose.ts'
import { createMetrics } from './operations/metrics.ts'
import { run } from './run.ts'
import { openServices } from './services.ts'
import { htmlPage } from './test-app.ts'

const SHARED = { 'cache-control': 'public, s-maxage=1, stale-while-revalidate=1' }

// Root may read every file: tests about rights give up being root first.
const user = Number(process.env['TEST_USER'] ?? Number.NaN)
if (process.getuid?.() === 0 && !Number.isNaN(user)) process.setuid?.(user)

/** The server with its real services in a process of its own; only the storefront is made up. */
await run(async () => async ({ config, log, door }) => {
  const services = await openServices(config, log)
  try {
    const { rpc, search, files } = services
    const checkout = openCheckout(config, { rpc, log })
    const { handle } = compose({
      config,
      log,
      metrics: createMetrics(),
      rpc,
      search,
      checkout,
      hasDrafts: services.readDrafts !== null,
      storefront: {
        async fetch(_, { requestId }) {
          const backend = createBackend(rpc, { shopId: 10028, requestId })
          const answer = await backend.call(getProductById, { id: 1 })
          return htmlPage(JSON.stringify(answer), SHARED)
        },
        readQuery: (_, query) => query,
        forget() {},
      },
      files,
      checks: { ...services.checks, ...checkout.checks },
      buildId: () => 'test',
      isDraining: door.isDraining,
    })
    return {
      handle,
      async close() {
        await checkout.close()
        await services.close()
      },
    }
  } catch (error) {
    await services.close()
    throw error
  }
})
// Most of these processes are killed, which would lose it.
flushCompileCache()
