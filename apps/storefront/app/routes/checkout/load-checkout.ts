import { getCheckoutToken } from '@saum/contract/checkout'
import type { CheckoutElement, CheckoutFragment } from '@saum/contract/checkout-host'
import { redirect, type RouterContextProvider } from 'react-router'
import { guardRoute } from '#app/navigation/guard.ts'
import { scopeContext, shopContext } from '#app/server/context.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { visitorBackend } from '#app/server/visitor-backend.ts'

export interface OpenCheckout {
  /** Vouches for whoever holds it and their basket. */
  checkoutJwt: string
  expiresAt: string
  /** Base of the checkout host, own path or address. */
  host: string
  /** What draws it; `null` while another host does not say what it is. */
  element: CheckoutElement | null
  /** `null` where the host is another one: its script draws everything. */
  fragment: CheckoutFragment | null
}

type Context = Readonly<RouterContextProvider>

/** `null` where there is nothing to check out. */
export async function loadCheckout(context: Context, url: URL): Promise<OpenCheckout | null> {
  const { session, services } = context.get(scopeContext)
  const pageKey = session.key
  if (pageKey === null) return null
  // The session gets another key here: who knew it before learns nothing of what is typed from now on.
  const token = await visitorBackend(context).call(getCheckoutToken, {})
  if (!token.ok) {
    if (token.refusal.kind === 'guest-customer') throw sentElsewhere(url)
    return null
  }
  const { checkoutJwt } = token.value
  const [element, fragment] = await Promise.all([
    loadElement(context),
    loadFragment(context, url, { checkoutJwt, pageKey }),
  ])
  if (fragment?.step === 'empty') return null
  const host = services.settings.checkoutBase
  return { ...token.value, host, element, fragment }
}

/** [2.35] Somebody who has just ordered as a guest is in nobody's checkout. */
function sentElsewhere(url: URL): Response {
  const decision = guardRoute({
    isProtected: false,
    isCheckout: true,
    customer: { isGuestCustomer: true },
    path: url.pathname + url.search,
    redirectUrl: url.searchParams.get('redirectUrl'),
  })
  const to = decision.kind === 'redirect' ? decision.to : '/'
  return redirect(to, { headers: PRIVATE_PAGE })
}

async function loadElement(context: Context): Promise<CheckoutElement | null> {
  const { services, requestId } = context.get(scopeContext)
  try {
    return await services.checkoutElement()
  } catch (error) {
    services.reportFault(error, requestId)
    return null
  }
}

/** A host that fails costs the first picture of the checkout, not the page: its script tries again. */
async function loadFragment(
  context: Context,
  { searchParams }: URL,
  asked: { checkoutJwt: string; pageKey: string },
): Promise<CheckoutFragment | null> {
  const { services, requestId } = context.get(scopeContext)
  const { shopId } = context.get(shopContext)
  const request = {
    shopId,
    requestId,
    ...asked,
    step: searchParams.get('step'),
    payment: searchParams.get('payment'),
    notice: searchParams.get('notice'),
  }
  try {
    return (await services.checkout?.fragment(request)) ?? null
  } catch (error) {
    services.reportFault(error, requestId)
    return null
  }
}
