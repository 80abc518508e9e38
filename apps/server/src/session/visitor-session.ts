import type { VisitorSession } from '@saum/contract/storefront'
import { newSessionToken, sessionCookies, sessionKeyOf, sessionTokenOf } from './session-cookie.ts'

/** The session of one request, and what came of it. */
export interface OpenSession extends VisitorSession {
  /** Whether anybody asked who the visitor is; then the answer is for nobody else. */
  isUsed(): boolean
  /** What the answer has to set; nothing unless a session was begun. */
  cookies(): string[]
}

interface SessionFacts {
  /** The request's cookie header. */
  cookies: string | null | undefined
  shopId: number
  /** Whether shoppers reach us by https. */
  isSecure: boolean
}

export function openSession({ cookies, shopId, isSecure }: SessionFacts): OpenSession {
  let token: string | null | undefined
  let isUsed = false
  let isBegun = false

  /** Most requests never ask, so the cookie is not even read for them. */
  function known(): string | null {
    isUsed = true
    if (token === undefined) token = sessionTokenOf(cookies, shopId)
    return token
  }

  return {
    get key() {
      const found = known()
      return found === null ? null : sessionKeyOf(found)
    },
    begin() {
      isBegun = true
      token = known() ?? newSessionToken()
      return sessionKeyOf(token)
    },
    abandon() {
      isBegun = false
    },
    isUsed: () => isUsed,
    cookies: () => (isBegun && token ? sessionCookies(shopId, token, isSecure) : []),
  }
}
