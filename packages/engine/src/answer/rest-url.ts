import { platformUrl } from '../calls/base-url.ts'
import type { Configuration } from '../configuration.ts'

/**
 * The root of the calls beside the commerce ones. A proxy replaces the whole commerce base; one that
 * keeps the provider's paths serves the others below the same `/rest`, any other at its host.
 */
export function restUrl(configuration: Configuration): string {
  const { proxyBaseUrl } = configuration
  if (proxyBaseUrl === undefined) return `${platformUrl(configuration)}/rest`
  const root = /^(?:.*?(?=\/rest\/)|https?:\/\/[^/]+)/.exec(proxyBaseUrl)
  return `${root?.[0] ?? ''}/rest`
}
