import type { Configuration } from '../configuration.ts'

/** Where the provider of this organization answers. */
export function platformUrl({ organizationId, environment }: Configuration): string {
  const suffix = environment === 'prod' ? '' : environment
  return `https://${organizationId}.org${suffix}.coveo.com`
}

/** What paths are put behind; a slash at its end must not become two. */
export function commerceBaseUrl(configuration: Configuration): string {
  const { organizationId, proxyBaseUrl } = configuration
  return (
    proxyBaseUrl?.replace(/\/+$/, '') ??
    `${platformUrl(configuration)}/rest/organizations/${organizationId}/commerce/v2`
  )
}
