import type { VisitorSession } from '@saum/contract/storefront'
import {
  endedSessionCookies,
  findSessionCookie,
  newSessionToken,
  sessionCookies,
  sessionKeyOf,
  type SessionCookie,
} from './session-cookie.ts'

/** The session of one request, and what came of it. */
export interface OpenSession extends VisitorSession {
  /** Whether anybody asked who the visitor is; then the answer is for nobody else. */
  isUsed(): boolean
  /** What the answer has to set; nothing unless a session began, changed or ended. */
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
  let found: SessionCookie | null | undefined
  let token: string | null = null
  let nextToken: string | null = null
  let outcome: 'none' | 'begun' | 'ended' = 'none'
  let isUsed = false

  /** Most requests never ask, so the cookie is not even read for them. */
  function known(): string | null {
    isUsed = true
    if (found === undefined) {
      found = findSessionCookie(cookies, { shopId, isSecure })
      token = found?.token ?? null
    }
    return token
  }

  return {
    get key() {
      const own = known()
      return own === null ? null : sessionKeyOf(own)
    },
    prolong() {
      if (outcome === 'none' && known() !== null && !found?.isOfToday) outcome = 'begun'
    },
    next() {
      known()
      nextToken ??= newSessionToken()
      return sessionKeyOf(nextToken)
    },
    enterNext() {
      if (nextToken === null) return
      token = nextToken
      nextToken = null
      outcome = 'begun'
    },
    end() {
      outcome = 'ended'
    },
    isUsed: () => isUsed,
    cookies() {
      if (outcome === 'ended') return endedSessionCookies(shopId, isSecure)
      return outcome === 'begun' && token ? sessionCookies(shopId, token, isSecure) : []
    },
  }
}
