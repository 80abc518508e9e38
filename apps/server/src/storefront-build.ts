import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StorefrontBuild } from '@saum/contract/storefront'
import { StartupError } from '@saum/domain/startup-error'

/** The storefront as Vite built it. */
export async function loadStorefrontBuild(buildFolder: string): Promise<StorefrontBuild> {
  const entry = join(buildFolder, 'server/index.js')
  if (!existsSync(entry)) {
    throw new StartupError(
      `The storefront is not built: ${entry} is missing. Start the shop with "npm start".`,
    )
  }
  const build = (await import(pathToFileURL(entry).href)) as Partial<StorefrontBuild>
  if (typeof build.createStorefront !== 'function' || typeof build.buildId !== 'string') {
    throw new StartupError(`The build in ${buildFolder} is not a storefront of this version.`)
  }
  return build as StorefrontBuild
}
