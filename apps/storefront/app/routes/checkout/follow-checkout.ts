import { parseUrl } from '@saum/domain/parse-url'

export interface CheckoutToken {
  checkoutJwt: string
  expiresAt: string
}

/** What the page does for the checkout element, which knows nothing of sessions and addresses. */
export interface CheckoutHostess {
  /** `gone` where this visitor has nothing to check out any more, `null` where nobody answered. */
  renewToken(): Promise<CheckoutToken | 'gone' | null>
  refreshBasket(): Promise<void>
  /** To another page, as a document. */
  goTo(path: string): void
  reload(): void
  /** Where a login is, with the way back to the checkout. */
  loginPath: string
  /** Where an order is confirmed if the element does not say so, or says another site. */
  successPath: string
  origin: string
}

export interface CheckoutElement extends EventTarget {
  /** Missing until its script has run. */
  setToken?(checkoutJwt: string, expiresAt?: string): void
  getAttribute(name: 'jwt'): string | null
}

/** Listens to everything the element tells its page; where it leads, the element leaves to us. */
export function followCheckout(element: CheckoutElement, hostess: CheckoutHostess): () => void {
  const stop = new AbortController()
  let renewal: Promise<void> | null = null
  let isGone = false

  async function renew(type: string) {
    const token = await hostess.renewToken()
    if (token === 'gone') end(type)
    else if (token) element.setToken?.(token.checkoutJwt, token.expiresAt)
  }

  /** What was refused is sent once more: if another window has ordered meanwhile, the host names the order. */
  function end(type: string) {
    const checkoutJwt = element.getAttribute('jwt')
    if (isGone || type !== 'checkout:invalid-token' || !element.setToken || !checkoutJwt) {
      return hostess.reload()
    }
    isGone = true
    element.setToken(checkoutJwt)
  }

  function renewOnce({ type }: Event) {
    renewal ??= renew(type).finally(() => (renewal = null))
  }

  function complete(event: Event) {
    const url = parseUrl(successUrlOf(event) ?? '', hostess.origin)
    const isOwn = url?.origin === hostess.origin && url.pathname !== '/'
    event.preventDefault()
    hostess.goTo(isOwn ? url.pathname + url.search : hostess.successPath)
  }

  const reactions: Readonly<Record<string, (event: Event) => void>> = {
    'checkout:token-expiring': renewOnce,
    'checkout:invalid-token': renewOnce,
    'checkout:error': () => isGone && hostess.reload(),
    'checkout:auth-required'(event) {
      event.preventDefault()
      hostess.goTo(hostess.loginPath)
    },
    'checkout:basket-changed': () => void hostess.refreshBasket(),
    'checkout:complete': complete,
  }
  for (const [name, react] of Object.entries(reactions)) {
    element.addEventListener(name, react, { signal: stop.signal })
  }
  return () => stop.abort()
}

/** The element may come from another host: what it says is parsed like anything else. */
function successUrlOf(event: Event): string | null {
  const detail: unknown = 'detail' in event ? event.detail : null
  if (typeof detail !== 'object' || detail === null || !('successUrl' in detail)) return null
  return typeof detail.successUrl === 'string' ? detail.successUrl : null
}
