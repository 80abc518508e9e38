import { join } from 'node:path'
import { PICTURE_FOLDER, STOREFRONT_FOLDER } from './project-folder.ts'
import type { OpenShopfront } from './run.ts'
import { openShopServer } from './shop-server.ts'
import { pictureFolder, storefrontFiles } from './static-files/storefront-files.ts'
import { videoFiles } from './static-files/video-files.ts'
import { loadStorefrontBuild } from './storefront-build.ts'

/** The built storefront over its services. */
export const openProduction: OpenShopfront = async (opening) => {
  const buildFolder = join(STOREFRONT_FOLDER, 'build')
  const build = await loadStorefrontBuild(buildFolder)
  const files = await storefrontFiles(join(buildFolder, 'client'), pictureFolder(PICTURE_FOLDER))
  const { services, handle, forget, forgetContent, close } = await openShopServer(opening, {
    createStorefront: build.createStorefront,
    files: [videoFiles(opening.config.pictureDir), files],
    buildId: () => build.buildId,
  })
  services.onCatalogChange(() => {
    forget()
    services.warmUp()
  })
  services.onContentChange(forgetContent)
  services.warmUp()
  return { handle, buildId: build.buildId, close }
}
