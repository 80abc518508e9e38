import type { Context } from 'hono'
import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import { shopOfPath } from '@saum/domain/shop-url'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { AppTypes } from '../app.ts'
import { targetOf } from '../request-target.ts'
import { findSessionCookie, sessionKeyOf } from '../session/session-cookie.ts'
import type { SessionLimits } from '../session/session-limits.ts'
import { codeInForm } from '../session/tried-code.ts'
import { plainPage } from './plain-page.ts'

/** Without script, forms do what calls do, and no more often. */
export function refuseTooManyForms(limits: SessionLimits, isSecure: boolean) {
  return async (c: Context<AppTypes>, next: () => Promise<void>) => {
    const { pathname } = targetOf(c.req.url)
    const { shopId } = shopOfPath(pathname) ?? DEFAULT_SHOP
    const cookie = findSessionCookie(c.req.header('cookie'), { shopId, isSecure })
    const code = await codeInForm(c.req.raw)
    const waitSeconds = limits.take({
      clientKey: c.req.header(CLIENT_KEY_HEADER) ?? '',
      sessionKey: cookie === null ? null : sessionKeyOf(cookie.token),
      isBeginning: true,
      code,
    })
    if (waitSeconds === 0) return next()
    const response = plainPage({
      status: 429,
      pathname,
      reference: c.get('requestId'),
      ...(code === null ? { detail: 'Too many requests' } : { reason: 'codes' }),
    })
    response.headers.set('retry-after', String(waitSeconds))
    return response
  }
}
