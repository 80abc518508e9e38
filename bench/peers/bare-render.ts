import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StorefrontServices } from '@saum/contract/storefront'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/operations/log.ts'
import { STOREFRONT_FOLDER } from '../../apps/server/src/project-folder.ts'
import { openServices } from '../../apps/server/src/services.ts'
import { storefrontServices } from '../../apps/server/src/storefront-services.ts'

interface BareBuild {
  createBareRenderer(services: StorefrontServices, path: string): Promise<() => string>
}

/**
 * The limit an uncached page is measured against: the same React tree, rendered and nothing else. What
 * a page is made of is learnt when it is first asked for.
 */
const config = readConfig()
const log = createLog({ level: config.logLevel, format: config.logFormat })
const services = await openServices(config, log)
const entry = pathToFileURL(join(STOREFRONT_FOLDER, 'build/server/index.js')).href
const build: BareBuild = await import(entry)
const parts = storefrontServices(config, { ...services, checkout: null, log })
const renderers = new Map<string, () => string>()

const server = createServer((request, response) => {
  const path = request.url ?? '/'
  const render = renderers.get(path)
  if (render) return send(response, render())
  build.createBareRenderer(parts, path).then(
    (learnt) => {
      renderers.set(path, learnt)
      send(response, learnt())
    },
    // The index is still being loaded.
    () => response.writeHead(503).end(),
  )
}).listen(config.port, config.host)

function send(response: ServerResponse, html: string): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
  })
  response.end(html)
}

process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void services.close()
})
