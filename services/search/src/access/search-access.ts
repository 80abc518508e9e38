import { randomUUID } from 'node:crypto'
import type { SearchAccess } from '@saum/contract/search'
import type { Shop } from '@saum/domain/shops'
import { signToken } from './access-token.ts'

/** What a client of one shop starts from. */
type AccessOf = (shop: Shop) => SearchAccess

/** Long enough for a visit to a few pages, short enough that a copied token is soon worthless. */
const TOKEN_LIFETIME_MS = 15 * 60_000

interface SearchAccessParts {
  organizationId: string
  /** Shoppers see the provider below it: `https://www.saum.example`. */
  publicOrigin: string
  secret: string
  now(): number
}

/** Access to our own provider: a fresh token each time. */
export function createSearchAccess(parts: SearchAccessParts): AccessOf {
  const { organizationId, publicOrigin, secret, now } = parts
  const commerceBaseUrl = `${publicOrigin}/rest/organizations/${organizationId}/commerce/v2`

  return (shop) => {
    const issuedAt = now()
    const accessToken = signToken(
      {
        id: randomUUID(),
        organizationId,
        shopId: shop.shopId,
        purposes: ['search', 'events', 'answers'],
        issuedAt,
        expiresAt: issuedAt + TOKEN_LIFETIME_MS,
      },
      secret,
    )
    return {
      organizationId,
      accessToken,
      commerceBaseUrl,
      trackingId: shop.trackingId,
      analyticsBaseUrl: publicOrigin,
    }
  }
}

/** Access to an organization of the cloud service, whose token the operator configured. */
export function createCloudAccess(organization: Omit<SearchAccess, 'trackingId'>): AccessOf {
  const { organizationId, accessToken, commerceBaseUrl } = organization
  return (shop) => ({
    organizationId,
    accessToken,
    commerceBaseUrl,
    trackingId: shop.trackingId,
  })
}
