import { checkPasswordLink } from '@saum/contract/login'
import { getUser } from '@saum/contract/user'
import { redirect, type RouterContextProvider } from 'react-router'
import { backendContext, contentContext, shopContext } from '#app/server/context.ts'
import { loginProviderOf, type LoginProvider } from '#app/server/login-provider.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { linkPath, linkQuery } from '#app/server/secret-page-middleware.ts'
import { knownVisitorBackend } from '#app/server/visitor-backend.ts'
import { loginFaceOf, type LoginFace } from './login-face.ts'
import { loginPathOf } from './login-path.ts'
import { loginReasonOf, type LoginReason } from './login-reason.ts'
import { ownPath } from './login-visit.ts'

export interface LoginFacts {
  face: LoginFace
  /** Where a customer goes on; a path of our own, `null` where they only want to log in. */
  redirectUrl: string | null
  reason: LoginReason
  privacyHref: string | null
  provider: LoginProvider | null
}

type Context = Readonly<RouterContextProvider>

export async function loadLogin(context: Context, url: URL): Promise<LoginFacts> {
  const shop = context.get(shopContext)
  const redirectUrl = ownPath(url.searchParams.get('redirectUrl'))
  const face = loginFaceOf(linkQuery(context, url))
  const isForGuests = face.kind === 'login' || face.kind === 'register'
  if (isForGuests && (await isCustomer(context))) {
    throw redirect(redirectUrl ?? `/${shop.path}/account/`, { headers: PRIVATE_PAGE })
  }
  const isOfCustomer = face.kind === 'link' && face.purpose === 'email'
  if (isOfCustomer && !(await isCustomer(context))) {
    throw redirect(loginPathOf(shop, {}, linkPath(url)), { headers: PRIVATE_PAGE })
  }
  if (face.kind === 'password' && !(await isGood(context, face.hash))) {
    const to = loginPathOf(shop, { forgotten: 'true', says: 'link-expired' }, redirectUrl)
    throw redirect(to, { headers: PRIVATE_PAGE })
  }
  const slug = context.get(contentContext).links(shop.locale)['privacy']
  return {
    face,
    redirectUrl,
    reason: redirectUrl === null ? null : loginReasonOf(redirectUrl),
    privacyHref: slug === undefined ? null : `/${shop.path}/${slug}/`,
    provider: loginProviderOf(context, redirectUrl ?? `/${shop.path}/`),
  }
}

/** Who is logged in has nothing to do here. Where the shop does not answer everybody is offered the form. */
async function isCustomer(context: Context): Promise<boolean> {
  const asked = knownVisitorBackend(context)?.call(getUser, {})
  const answer = await asked?.catch(() => null)
  return answer?.ok === true && answer.value.user?.status.isGuestCustomer === false
}

/** Before somebody thinks of a password in vain; one that cannot be asked about is tried. */
async function isGood(context: Context, hash: string): Promise<boolean> {
  const asked = context.get(backendContext).call(checkPasswordLink, { hash })
  const answer = await asked.catch(() => null)
  return !answer?.ok || answer.value.isValid
}
