import { getBasket } from '@saum/contract/basket'
import type { CartItem } from '@saum/engine/cart/cart'
import { findConsent } from '@saum/tracking/consent/consent-cookie'
import { grants } from '@saum/tracking/consent/consent'
import { requestsPrivacy } from '@saum/tracking/consent/privacy-signal'
import type { RouterContextProvider } from 'react-router'
import { toCartItems } from '#app/engine/cart-items.ts'
import { scopeContext } from './context.ts'
import { knownVisitorBackend } from './visitor-backend.ts'

type Context = Readonly<RouterContextProvider>

/** A visitor who consented to be known to the search provider, with what is sent about them. */
export interface SearchVisitor {
  id: string
  cart: readonly CartItem[]
}

const VISITOR =
  /(?:^|;\s*)coveo_visitorId=([\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})(?:;|$)/i

/**
 * The id under which the search provider knows this visitor; `null` for all who have not agreed to that.
 * Only pages that are made for each visitor anew may ask.
 */
export function searchVisitorOf(headers: Headers, now: number): string | null {
  const cookies = headers.get('cookie')
  if (requestsPrivacy(headers) || !grants(findConsent(cookies), 'search-usage', now)) return null
  return VISITOR.exec(cookies ?? '')?.[1]?.toLowerCase() ?? null
}

/** The visitor to search for. `null` in legacy mode, where the browser reports searches by itself. */
export async function findSearchVisitor(
  context: Context,
  headers: Headers,
): Promise<SearchVisitor | null> {
  if (context.get(scopeContext).settings.tracking.analyticsMode !== 'next') return null
  const id = searchVisitorOf(headers, Date.now())
  return id === null ? null : { id, cart: await loadCart(context) }
}

/** A basket that cannot be read is as good as empty: the search goes on without it. */
async function loadCart(context: Context): Promise<CartItem[]> {
  const answer = await knownVisitorBackend(context)
    ?.call(getBasket, {})
    .catch(() => null)
  return answer?.ok ? toCartItems(answer.value.basket) : []
}
