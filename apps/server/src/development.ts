import { join } from 'node:path'
import type { Storefront, StorefrontBuild, StorefrontServices } from '@saum/contract/storefront'
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { PICTURE_FOLDER, STOREFRONT_FOLDER } from './project-folder.ts'
import type { OpenShopfront } from './run.ts'
import { openShopServer } from './shop-server.ts'
import { createStaticFiles } from './static-files/static-files.ts'
import { pictureFolder } from './static-files/storefront-files.ts'
import { videoFiles } from './static-files/video-files.ts'

const ENTRY = '/app/server/storefront.tsx'

/** The sources through Vite, with hot reload, in the same process as the services. */
export const openDevelopment: OpenShopfront = async (opening) => {
  await using starting = new AsyncDisposableStack()
  const vite = await createVite({
    appType: 'custom',
    root: STOREFRONT_FOLDER,
    configFile: join(STOREFRONT_FOLDER, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: opening.door.server } },
  })
  starting.defer(() => vite.close())
  leaveSignalsToUs()
  const { services, handle, forget, forgetContent, close } = await openShopServer(opening, {
    createStorefront: (parts) => latestStorefront(vite, parts),
    files: [
      videoFiles(opening.config.pictureDir),
      createStaticFiles([pictureFolder(PICTURE_FOLDER)]),
    ],
    buildId: () => 'development',
  })
  services.onCatalogChange(forget)
  services.onContentChange(forgetContent)
  starting.move()
  return {
    handle: (incoming, outgoing) =>
      vite.middlewares(incoming, outgoing, () => handle(incoming, outgoing)),
    // The sockets of hot reload stay open as long as a tab does.
    interrupt: () => vite.close(),
    close,
  }
}

/** The router's plugin ends the process on a signal at once, before the services are closed. */
function leaveSignalsToUs(): void {
  process.removeAllListeners('SIGTERM')
  process.removeAllListeners('SIGINT')
}

/** Vite re-creates the module when a file behind it changes; only then is it assembled again. */
function latestStorefront(vite: ViteDevServer, services: StorefrontServices): Storefront {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment cannot run')
  const { runner } = ssr
  let current: { build: StorefrontBuild; storefront: Storefront } | undefined

  return {
    get routeRules() {
      return current?.storefront.routeRules ?? {}
    },
    async fetch(request, facts) {
      const build = await runner.import<StorefrontBuild>(ENTRY)
      if (current?.build !== build) {
        current = { build, storefront: build.createStorefront(services) }
      }
      return current.storefront.fetch(request, facts)
    },
    // Nothing is cached by it here; the storefront itself gives screens what they read.
    readQuery: (_, search) => search,
    forget: () => current?.storefront.forget(),
  }
}
