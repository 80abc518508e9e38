import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyRange } from './copy-range.ts'
import { START_MS, startOwnServer } from './own-server.ts'
import { test as base } from './test.ts'

interface MeasuringShop {
  origin: string
  /** Where the scripts of other services come from. */
  services: string
  /** Its data folder. */
  folder: string
}

/** A shop with everything set up that may follow visitors: tags, tests, recommendations, error reports. */
export const test = base.extend<object, { measuring: MeasuringShop }>({
  measuring: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's parts from here.
    async ({}, hand) => {
      const folder = await mkdtemp(join(tmpdir(), 'saum-measuring-'))
      await copyRange(folder)
      const services = await startServices()
      const server = await startOwnServer({
        DATA_DIR: folder,
        TAG_MANAGER_ID: 'GTM-SAUM1',
        TAG_MANAGER_URL: services.origin,
        TESTING_SCRIPT_URL: `${services.origin}/testing.js`,
        RECOMMENDATION_SCRIPT_URL: `${services.origin}/recommend.js`,
        SENTRY_DSN: `${services.origin.replace('//', '//key@')}/1`,
      })
      await hand({ origin: server.origin, services: services.origin, folder })
      await server.stop()
      await services.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: START_MS },
  ],
  // Its pages have addresses of their own.
  baseURL: async ({ measuring }, hand) => hand(measuring.origin),
})

export { expect } from './test.ts'

/** Each script only says that it ran. */
async function startServices() {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0] ?? ''
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader(
      'content-type',
      path.endsWith('.js') ? 'text/javascript' : 'application/json',
    )
    response.end(path.endsWith('.js') ? `(window.ran ??= []).push(${JSON.stringify(path)})` : '{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
