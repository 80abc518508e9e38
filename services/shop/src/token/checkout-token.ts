import type { Shop } from '@saum/domain/shops'
import { fromBase64Url, signatureOf, verifiedPart } from './signed-token.ts'

const VALID_FOR_S = 60 * 60
/** Clocks of two machines are never quite the same. */
const LEEWAY_S = 60
const ISSUER = 'saum-shop'
const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url')

/** Whose checkout it is: nothing in it has a price. */
export interface CheckoutClaims {
  basketId: string
  /** Hash of the cookie of whoever asked for it. */
  sid: string
  customerId: number | null
}

export interface CheckoutTokens {
  sign(shop: Shop, claims: CheckoutClaims): { checkoutJwt: string; expiresAt: number }
  /**
   * `null` for another shop's, for what we have not signed, and before and after its time. The session it was
   * made for outlives it: with its key the token is good for longer.
   */
  open(
    shop: Shop,
    checkoutJwt: string,
    sessionKey?: string | null,
  ): (CheckoutClaims & { expiresAt: number }) | null
}

interface JwtPayload {
  basketId: string
  shopId: number
  sid: string
  customerId?: number
  nbf: number
  exp: number
  iss: string
}

/** Short-lived JWTs (HS256), for the element that shows the checkout. */
export function createCheckoutTokens(secret: string, now: () => number): CheckoutTokens {
  // Another use of the same secret: what is signed as a link is never taken for a checkout.
  const key = signatureOf(secret, 'checkout')

  return {
    sign(shop, { basketId, sid, customerId }) {
      const iat = Math.floor(now() / 1000)
      const exp = iat + VALID_FOR_S
      const claims = {
        basketId,
        shopId: shop.shopId,
        sid,
        ...(customerId !== null && { customerId }),
      }
      const payload = { ...claims, iat, nbf: iat - LEEWAY_S, exp, iss: ISSUER }
      const part = `${HEADER}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
      return { checkoutJwt: `${part}.${signatureOf(key, part)}`, expiresAt: exp * 1000 }
    },
    open(shop, checkoutJwt, sessionKey = null) {
      const part = verifiedPart(checkoutJwt, (text) => signatureOf(key, text))
      // The header is part of what is signed; any other algorithm is not ours.
      if (part?.startsWith(`${HEADER}.`) !== true) return null
      const payload = JSON.parse(fromBase64Url(part.slice(HEADER.length + 1))) as JwtPayload
      const at = now() / 1000
      const isOver = at >= payload.exp && payload.sid !== sessionKey
      const isGood = payload.nbf <= at && !isOver && payload.iss === ISSUER
      if (!isGood || payload.shopId !== shop.shopId) return null
      const { basketId, sid, customerId = null, exp } = payload
      return { basketId, sid, customerId, expiresAt: exp * 1000 }
    },
  }
}
