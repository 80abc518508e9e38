import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StorefrontServices } from '@saum/contract/storefront'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/operations/log.ts'
import { STOREFRONT_FOLDER } from '../../apps/server/src/project-folder.ts'
import { openServices } from '../../apps/server/src/services.ts'
import { storefrontServices } from '../../apps/server/src/storefront-services.ts'

interface BareBuild {
  createBareRenderer(services: StorefrontServices): Promise<() => string>
}

/** The limit an uncached page is measured against: the same React tree, rendered and nothing else. */
const config = readConfig()
const log = createLog({ level: config.logLevel, format: config.logFormat })
const services = await openServices(config, log)
const entry = pathToFileURL(join(STOREFRONT_FOLDER, 'build/server/index.js')).href
const build: BareBuild = await import(entry)
const render = await build.createBareRenderer(storefrontServices(config, { ...services, log }))

const server = createServer((_request, response) => {
  const html = render()
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
  })
  response.end(html)
}).listen(config.port, config.host)

process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void services.close()
})
