import { join } from 'node:path'
import { openCheckout } from './checkout/open-checkout.ts'
import { compose } from './compose.ts'
import { createMetrics } from './operations/metrics.ts'
import { PICTURE_FOLDER, STOREFRONT_FOLDER } from './project-folder.ts'
import type { OpenShopfront } from './run.ts'
import { openServices } from './services.ts'
import { inOrder } from './static-files/static-files.ts'
import { pictureFolder, storefrontFiles } from './static-files/storefront-files.ts'
import { videoFiles } from './static-files/video-files.ts'
import { loadStorefrontBuild } from './storefront-build.ts'
import { storefrontServices } from './storefront-services.ts'

/** The built storefront over its services. */
export const openProduction: OpenShopfront = async ({ config, log, door }) => {
  const buildFolder = join(STOREFRONT_FOLDER, 'build')
  const build = await loadStorefrontBuild(buildFolder)
  const files = await storefrontFiles(join(buildFolder, 'client'), pictureFolder(PICTURE_FOLDER))
  const services = await openServices(config, log)
  try {
    const metrics = createMetrics()
    const rpc = metrics.measureRpc(services.rpc)
    const checkout = openCheckout(config, { rpc, log })
    const server = compose({
      config,
      log,
      metrics,
      rpc,
      search: services.search,
      checkout,
      hasDrafts: services.readDrafts !== null,
      storefront: build.createStorefront(
        storefrontServices(config, {
          rpc,
          search: services.search,
          content: services.content,
          readDrafts: services.readDrafts,
          checkout: checkout.host,
          log,
        }),
      ),
      files: inOrder(services.files, videoFiles(config.pictureDir), files),
      checks: { ...services.checks, ...checkout.checks },
      buildId: () => build.buildId,
      isDraining: door.isDraining,
    })
    services.onCatalogChange(() => {
      server.forget()
      services.warmUp()
    })
    services.onContentChange(server.forgetContent)
    services.warmUp()
    return {
      handle: server.handle,
      buildId: build.buildId,
      async close() {
        await checkout.close()
        await services.close()
      },
    }
  } catch (error) {
    await services.close()
    throw error
  }
}
