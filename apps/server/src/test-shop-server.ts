import { flushCompileCache } from 'node:module'
import { createBackend } from '@saum/contract/backend'
import { getProductById } from '@saum/contract/product'
import { run } from './run.ts'
import { openShopServer } from './shop-server.ts'
import { htmlPage } from './test-app.ts'

const SHARED = { 'cache-control': 'public, s-maxage=1, stale-while-revalidate=1' }

/** The server with its real services in a process of its own; only the storefront is made up. */
await run(
  async () => (opening) =>
    openShopServer(opening, {
      createStorefront: ({ rpc }) => ({
        routeRules: {},
        async fetch(_, { requestId }) {
          const backend = createBackend(rpc, { shopId: 10028, requestId })
          const answer = await backend.call(getProductById, { id: 1 })
          return htmlPage(JSON.stringify(answer), SHARED)
        },
        readQuery: (_, query) => query,
        forget() {},
      }),
      files: [],
      buildId: () => 'test',
    }),
)
// Most of these processes are killed, which would lose it.
flushCompileCache()
