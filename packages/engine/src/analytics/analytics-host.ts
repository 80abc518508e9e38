import type { Configuration } from '../configuration.ts'

/** Where the provider of this organization listens for what visitors do. */
export function analyticsHost({ organizationId, environment }: Configuration): string {
  const suffix = environment === 'prod' ? '' : environment
  return `https://${organizationId}.analytics.org${suffix}.coveo.com`
}
