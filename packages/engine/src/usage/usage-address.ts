import { analyticsHost } from '../analytics/analytics-host.ts'
import type { Configuration } from '../configuration.ts'

const VERSION = 'v15'

/** Where the usage protocol is spoken; a proxy may stand for the host or for its REST folder. */
export function usageAddress(configuration: Configuration): string {
  const endpoint = (configuration.analytics.proxyBaseUrl ?? analyticsHost(configuration)).replace(
    /\/$/,
    '',
  )
  const folder = /\/rest(?:\/ua)?$/.test(endpoint) ? '' : '/rest'
  return `${endpoint}${folder}/${VERSION}/analytics`
}
