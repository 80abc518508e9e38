import type { SearchAccess } from '@saum/contract/search'
import type { EngineOptions } from '@saum/engine/configuration'
import { publicAddress } from '@saum/domain/public-address'
import type { Shop } from '@saum/domain/shops'

/** Where the search provider of a shop is. Travels with pages that are kept, so it holds no token. */
export type Provider = Omit<SearchAccess, 'accessToken'>

/** What an engine is told about its shop and the page it stands on. */
export function engineOptions(
  shop: Shop,
  { organizationId, commerceBaseUrl, trackingId }: Provider,
  pageUrl: string,
): EngineOptions {
  const { language, country, currency } = shop
  return {
    organizationId,
    accessToken: '',
    proxyBaseUrl: commerceBaseUrl,
    // Nothing is recorded of visitors who have not agreed; who knows that they have says so.
    analytics: { trackingId, enabled: false },
    context: { language, country, currency, view: { url: publicAddress(pageUrl) } },
  }
}
