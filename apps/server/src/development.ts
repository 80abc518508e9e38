import { join } from 'node:path'
import type { Storefront, StorefrontBuild } from '@saum/contract/storefront'
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { openCheckout } from './checkout/open-checkout.ts'
import { compose } from './compose.ts'
import { createMetrics } from './operations/metrics.ts'
import { PICTURE_FOLDER, STOREFRONT_FOLDER } from './project-folder.ts'
import type { OpenShopfront } from './run.ts'
import { openServices } from './services.ts'
import { createStaticFiles, inOrder } from './static-files/static-files.ts'
import { pictureFolder } from './static-files/storefront-files.ts'
import { videoFiles } from './static-files/video-files.ts'
import { storefrontServices } from './storefront-services.ts'

const ENTRY = '/app/server/storefront.tsx'

/** The sources through Vite, with hot reload, in the same process as the services. */
export const openDevelopment: OpenShopfront = async ({ config, log, door }) => {
  const services = await openServices(config, log)
  const metrics = createMetrics()
  const rpc = metrics.measureRpc(services.rpc)
  const vite = await createVite({
    appType: 'custom',
    root: STOREFRONT_FOLDER,
    configFile: join(STOREFRONT_FOLDER, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: door.server } },
  }).catch(async (error: unknown) => {
    await services.close()
    throw error
  })
  leaveSignalsToUs()
  const checkout = openCheckout(config, { rpc, log })
  const { search, content, readDrafts } = services
  const createStorefront = (build: StorefrontBuild) =>
    build.createStorefront(
      storefrontServices(config, {
        rpc,
        search,
        content,
        readDrafts,
        checkout: checkout.host,
        log,
      }),
    )
  const server = compose({
    config,
    log,
    metrics,
    rpc,
    search,
    checkout,
    hasDrafts: readDrafts !== null,
    storefront: latestStorefront(vite, createStorefront),
    files: inOrder(
      services.files,
      videoFiles(config.pictureDir),
      createStaticFiles([pictureFolder(PICTURE_FOLDER)]),
    ),
    checks: { ...services.checks, ...checkout.checks },
    buildId: () => 'development',
    isDraining: door.isDraining,
  })
  services.onCatalogChange(server.forget)
  services.onContentChange(server.forgetContent)
  return {
    handle: (incoming, outgoing) =>
      vite.middlewares(incoming, outgoing, () => server.handle(incoming, outgoing)),
    // The sockets of hot reload stay open as long as a tab does.
    interrupt: () => vite.close(),
    async close() {
      await checkout.close()
      await services.close()
    },
  }
}

/** The router's plugin ends the process on a signal at once, before the services are closed. */
function leaveSignalsToUs(): void {
  process.removeAllListeners('SIGTERM')
  process.removeAllListeners('SIGINT')
}

/** Vite re-creates the module when a file behind it changes; only then is it assembled again. */
function latestStorefront(
  vite: ViteDevServer,
  createStorefront: (build: StorefrontBuild) => Storefront,
): Storefront {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment cannot run')
  const { runner } = ssr
  let current: { build: StorefrontBuild; storefront: Storefront } | undefined

  return {
    async fetch(request, facts) {
      const build = await runner.import<StorefrontBuild>(ENTRY)
      if (current?.build !== build) current = { build, storefront: createStorefront(build) }
      return current.storefront.fetch(request, facts)
    },
    // Nothing is cached by it here; the storefront itself gives screens what they read.
    readQuery: (_, search) => search,
    forget: () => current?.storefront.forget(),
  }
}
