import type { Shop } from '@saum/domain/shops'
import type { FindOwner, SessionOwner } from '../session/session-owner.ts'
import type { CheckoutTokens } from '../token/checkout-token.ts'

/** Somebody who may finish the checkout of one basket. */
export interface CheckoutVisit {
  owner: SessionOwner
  /** When the token ends. */
  expiresAt: number
}

interface VisitParts {
  tokens: CheckoutTokens
  findOwner: FindOwner
}

export type OpenVisit = (shop: Shop, checkoutJwt: string) => Promise<CheckoutVisit | null>

/**
 * Whose checkout a token is about. Whoever has logged in or out since has another basket: their token is no
 * good any more. Groups and thus prices are those of the session, never those of a token.
 */
export function createOpenVisit({ tokens, findOwner }: VisitParts): OpenVisit {
  return async function openVisit(shop, checkoutJwt) {
    const claims = tokens.open(shop, checkoutJwt)
    if (claims === null) return null
    const owner = await findOwner(shop, claims.sid)
    const isSame =
      owner.basketKey === claims.basketId && (owner.customer?.id ?? null) === claims.customerId
    return isSame ? { owner, expiresAt: claims.expiresAt } : null
  }
}
