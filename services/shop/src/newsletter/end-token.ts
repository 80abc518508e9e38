import type { Shop } from '@saum/domain/shops'
import { signatureOf, verifiedPart } from '../token/signed-token.ts'

/** In every letter: who holds one may end the letters of this subscription, and do nothing else. */
export interface EndTokens {
  sign(shop: Shop, subscriptionId: string): string
  /** The subscription; `null` for whatever we did not sign for this shop. */
  open(shop: Shop, token: string): string | null
}

/** They do not expire: letters are kept for years, and an end is never asked for too late. */
export function createEndTokens(secret: string): EndTokens {
  const signature = (shop: Shop, id: string) =>
    signatureOf(secret, `newsletter-end.${shop.shopId}.${id}`)
  return {
    sign: (shop, id) => `${id}.${signature(shop, id)}`,
    open: (shop, token) => verifiedPart(token, (id) => signature(shop, id)),
  }
}
