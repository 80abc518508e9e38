import type { Backend } from '@saum/contract/backend'
import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import { createBackend } from '@saum/contract/backend'
import { safeReturnPath } from '@saum/domain/return-path'
import type { Shop } from '@saum/domain/shops'
import type { RouterContextProvider } from 'react-router'
import { scopeContext, shopContext } from '#app/server/context.ts'
import { typedFields } from '#app/server/field-faults.ts'
import { linkPath } from '#app/server/secret-page-middleware.ts'
import { loginPathOf } from './login-path.ts'
import type { LoginIntent, LoginRefusal } from './login-refusal.ts'

/** A form of the page on its way to an answer. */
export interface LoginVisit {
  context: Readonly<RouterContextProvider>
  request: Request
  shop: Shop
  /** The page of the link the form stands on. */
  linkPath: string
  /** Where somebody wanted to go; `null` where they only wanted to log in. */
  redirectUrl: string | null
  typed: { email: string; password: string; token: string }
  wantsNewsletter: boolean
}

/** The form led to another page, or to this one again with what is to be put right. */
export type LoginOutcome = { to: string } | LoginRefusal

export function readVisit(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { url, form }: { url: URL; form: FormData },
): LoginVisit {
  const password = form.get('password')
  return {
    context,
    request,
    shop: context.get(shopContext),
    linkPath: linkPath(url),
    redirectUrl: ownPath(url.searchParams.get('redirectUrl')),
    typed: {
      ...typedFields(form, ['email', 'token']),
      // As it is: a password may be made of anything.
      password: typeof password === 'string' ? password : '',
    },
    wantsNewsletter: form.get('newsletter') !== null,
  }
}

/** A path of our own, or none. */
export function ownPath(redirectUrl: string | null): string | null {
  return safeReturnPath(redirectUrl, '') || null
}

/** For calls that are nobody's: whoever holds the link may, and networks are counted. */
export function linkBackend({ context, request, shop }: LoginVisit): Backend {
  const { services, requestId } = context.get(scopeContext)
  const clientKey = request.headers.get(CLIENT_KEY_HEADER)
  return createBackend(services.rpc, {
    shopId: shop.shopId,
    requestId,
    ...(clientKey !== null && { clientKey }),
  })
}

/** The same page, saying what has happened. */
export function telling({ shop, redirectUrl }: LoginVisit, says: string): { to: string } {
  return { to: loginPathOf(shop, { says }, redirectUrl) }
}

/** Nothing wrong yet; each answer adds its own. */
export function refusalOf(
  { typed, wantsNewsletter }: LoginVisit,
  intent: LoginIntent,
  fault: Partial<LoginRefusal> & Pick<LoginRefusal, 'problem'>,
): LoginRefusal {
  return {
    intent,
    email: typed.email.slice(0, MAX_EMAIL_LENGTH),
    isEmailWrong: false,
    passwordFault: null,
    wantsNewsletter,
    waitMinutes: 0,
    ...fault,
  }
}

const MAX_EMAIL_LENGTH = 254
