import type { StorefrontServices, Storefront } from '@saum/contract/storefront'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { bareRendererOf } from './bare-renderer.ts'
import { storefrontOf } from './storefront-of.ts'

/** Changes with every build; an open tab compares it to learn that it is outdated. */
export const buildId: string = build.assets.version

export function createStorefront(services: StorefrontServices): Storefront {
  return storefrontOf(build as ServerBuild, services)
}

/** The yardstick of `npm run bench`: the same React tree without router, loaders or server. */
export function createBareRenderer(
  services: StorefrontServices,
  path: string,
): Promise<() => string> {
  return bareRendererOf(build as ServerBuild, services, path)
}
