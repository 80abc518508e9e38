import type { CommerceClient, Engine } from './commerce/client.ts'
import type { Traffic } from './traffic.ts'

/** What the shop hands to every client of its search provider. */
export interface Access {
  organizationId: string
  accessToken: string
  commerceBaseUrl: string
  trackingId: string
}

/** Where the steps play: a running shop and its provider, in a stubbed browser. */
export interface Stage {
  origin: string
  access: Access
  traffic: Traffic
  /** Asks the shop itself. */
  call(name: string, payload: object): Promise<unknown>
  /** What another of the regional shops hands out. */
  accessOf(shopPath: string): Promise<Access>
  /** A token that has run out, where we know the secret of the shop. */
  expiredToken: string | null
}

/** A shop in the language of the demo. */
export const SHOP_PATH = 'de'

export interface EngineOptions {
  /** German where it is missing. */
  region?: { access: Access; language: string; country: string; currency: string }
  /** Path of the page the shopper is on. */
  path?: string
  accessToken?: string
  renewAccessToken?: () => Promise<string>
}

export function createEngine(
  { origin, access }: Stage,
  client: Pick<CommerceClient, 'buildCommerceEngine'>,
  { path = `/${SHOP_PATH}/c/`, accessToken, renewAccessToken, region }: EngineOptions = {},
): Engine {
  const { language = 'de', country = 'DE', currency = 'EUR' } = region ?? {}
  const { accessToken: ownToken, commerceBaseUrl, trackingId } = region?.access ?? access
  return client.buildCommerceEngine({
    configuration: {
      organizationId: access.organizationId,
      accessToken: accessToken ?? ownToken,
      ...(renewAccessToken ? { renewAccessToken } : {}),
      analytics: {
        trackingId,
        proxyBaseUrl: `${origin}/rest/organizations/${access.organizationId}/events/v1`,
      },
      context: { language, country, currency, view: { url: `${origin}${path}` } },
      proxyBaseUrl: commerceBaseUrl,
    },
    loggerOptions: { level: 'silent' },
  })
}
