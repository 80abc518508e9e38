import { findShopById } from '@saum/domain/shops'
import { isSameOrigin } from '../same-origin.ts'
import { targetOf } from '../request-target.ts'
import { openSession, type OpenSession } from '../session/visitor-session.ts'

const SHOP_ID = /^\/checkout-host\/(\d+)\//

interface OwnOrigin {
  publicOrigin: string
  isProxyTrusted: boolean
}

/** What the checkout host is told of the visitor's session. */
export interface CheckoutSession {
  sessionKey: string | null
  nextSession: { key: string; enter(): void } | null
  /** What the response has to set. */
  cookies(): string[]
}

const NO_SESSION: CheckoutSession = { sessionKey: null, nextSession: null, cookies: () => [] }

/**
 * The session of a request to the checkout host. Another site may send a form there with a token of its own:
 * the answer to such a form sets no cookie, or the visitor would go on in a session the other site knows.
 */
export function checkoutSessionOf(request: Request, own: OwnOrigin): CheckoutSession {
  const [, shopId] = SHOP_ID.exec(targetOf(request.url).pathname) ?? []
  const shop = findShopById(Number(shopId))
  if (shop === undefined) return NO_SESSION
  const session = openSession({
    cookies: request.headers.get('cookie'),
    shopId: shop.shopId,
    isSecure: own.publicOrigin.startsWith('https:'),
  })
  const mayChange = request.method === 'POST' && isSameOrigin(request.headers, own)
  return {
    sessionKey: session.key,
    nextSession: mayChange ? nextOf(session) : null,
    cookies: session.cookies,
  }
}

function nextOf(session: OpenSession) {
  return { key: session.next(), enter: session.enterNext }
}
