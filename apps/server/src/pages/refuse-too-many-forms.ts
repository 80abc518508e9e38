import type { Context, MiddlewareHandler } from 'hono'
import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import { isFormTooLarge } from '@saum/domain/form-limits'
import { shopOfPath } from '@saum/domain/shop-url'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { AppTypes } from '../app.ts'
import { targetOf } from '../request-target.ts'
import { findSessionCookie, sessionKeyOf } from '../session/session-cookie.ts'
import type { SessionLimits } from '../session/session-limits.ts'
import { codeInForm, mayTryCode } from '../session/tried-code.ts'
import { plainPage } from './plain-page.ts'

/**
 * Without script, forms do what calls do, and no more often. A form is only parsed when its address may send one
 * and when it is no larger than any of ours.
 */
export function refuseTooManyForms(
  limits: SessionLimits,
  isSecure: boolean,
): MiddlewareHandler<AppTypes> {
  return async (c, next) => {
    const { pathname } = targetOf(c.req.url)
    const { shopId } = shopOfPath(pathname) ?? DEFAULT_SHOP
    const cookie = findSessionCookie(c.req.header('cookie'), { shopId, isSecure })
    const clientKey = c.req.header(CLIENT_KEY_HEADER) ?? ''
    const sessionKey = cookie === null ? null : sessionKeyOf(cookie.token)
    const waitSeconds = limits.take({ clientKey, sessionKey, isBeginning: true })
    if (waitSeconds > 0) return refused(c, { waitSeconds })

    const copy = await c.req.raw.clone().arrayBuffer()
    if (isFormTooLarge(new Uint8Array(copy))) {
      const reference = c.get('requestId')
      return plainPage({ status: 413, pathname, reference })
    }
    const code = mayTryCode(pathname) ? await codeInForm(c.req.raw) : null
    const codeWait = code === null ? 0 : limits.takeCode(clientKey, code)
    return codeWait > 0 ? refused(c, { waitSeconds: codeWait, reason: 'codes' }) : next()
  }
}

interface Refusal {
  waitSeconds: number
  reason?: 'codes'
}

function refused(c: Context<AppTypes>, { waitSeconds, ...words }: Refusal): Response {
  const { pathname } = targetOf(c.req.url)
  const response = plainPage({ status: 429, pathname, reference: c.get('requestId'), ...words })
  response.headers.set('retry-after', String(waitSeconds))
  return response
}
