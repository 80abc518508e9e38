import type { Shop } from '@saum/domain/shops'
import type { Database } from '../database/database.ts'
import { findFormerKey } from '../session/next-session.ts'
import type { FindOwner, SessionOwner } from '../session/session-owner.ts'
import type { CheckoutTokens } from '../token/checkout-token.ts'

/** Somebody who may finish the checkout of one basket. */
export interface CheckoutVisit {
  owner: SessionOwner
  /** When the token ends. */
  expiresAt: number
}

interface VisitParts {
  db: Database
  now: () => number
  tokens: CheckoutTokens
  findOwner: FindOwner
}

/** What a token is asked with, by whom. */
export interface AskedCheckout {
  shop: Shop
  checkoutJwt: string
  /** Of the visitor whose page is being made with the token; `null` for everything sent with it later. */
  pageKey?: string | null
  /** Of the browser that sends it, where one is known. */
  sessionKey?: string | null
}

export type OpenVisit = (asked: AskedCheckout) => Promise<CheckoutVisit | null>

/**
 * Whose checkout a token is about. Whoever has logged in or out since has another basket: their token is no
 * good any more. Groups and thus prices are those of the session, never those of a token.
 */
export function createOpenVisit({ db, now, tokens, findOwner }: VisitParts): OpenVisit {
  /** A page that is not sent yet must not use the key it brings: the page may never arrive. */
  async function keyToUse({ shop, pageKey = null }: AskedCheckout, sid: string): Promise<string> {
    if (pageKey === null) return sid
    const asked = { shopId: shop.shopId, sessionKey: sid, now: now() }
    return (await findFormerKey(db.sql, asked)) === pageKey ? pageKey : sid
  }

  return async function openVisit(asked) {
    const { shop, checkoutJwt, sessionKey = null } = asked
    const claims = tokens.open(shop, checkoutJwt, sessionKey)
    if (claims === null) return null
    const owner = await findOwner(shop, await keyToUse(asked, claims.sid))
    if (owner === null) return null
    const isSame =
      owner.basketKey === claims.basketId && (owner.customer?.id ?? null) === claims.customerId
    return isSame ? { owner, expiresAt: claims.expiresAt } : null
  }
}
