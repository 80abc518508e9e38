import type { getCheckoutToken } from '@saum/contract/checkout'
import type { CheckoutFile } from '@saum/contract/checkout-host'
import type { Shop } from '@saum/domain/shops'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { refreshBasket } from '#app/features/basket/refresh-basket.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { callShop } from '#app/visitor/call-shop.ts'
import { followCheckout, type CheckoutHostess } from './follow-checkout.ts'
import { loadCheckoutScript, type ScriptOutcome } from './load-checkout-script.ts'

interface LoadedElement {
  ref: RefObject<HTMLElement | null>
  hasFailed: boolean
  isRetrying: boolean
  retry(): void
}

/** Brings the element on the page to life: its script, once, and an ear for what it has to say. */
export function useCheckoutElement(script: CheckoutFile | null): LoadedElement {
  const { shop } = useShopText()
  const ref = useRef<HTMLElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null)

  useEffect(() => {
    if (ref.current) return followCheckout(ref.current, hostessOf(shop))
    return undefined
  }, [shop])

  useEffect(() => {
    let isGone = false
    void loadScript(script, attempt).then((outcome) => {
      if (!isGone) setFailedAttempt(outcome === 'failed' ? attempt : null)
    })
    return () => {
      isGone = true
    }
  }, [script, attempt])

  return {
    ref,
    hasFailed: failedAttempt !== null,
    isRetrying: failedAttempt !== null && failedAttempt < attempt,
    // Which script it is, only a new page can say.
    retry: () => (script ? setAttempt(attempt + 1) : window.location.reload()),
  }
}

async function loadScript(script: CheckoutFile | null, attempt: number): Promise<ScriptOutcome> {
  if (!script) return 'failed'
  // Some browsers remember that a module failed; another address is another module.
  const src = attempt === 0 ? script.src : `${script.src}?attempt=${attempt}`
  return loadCheckoutScript(document, { src, integrity: script.integrity })
}

/** No session, a guest who has ordered, an empty basket: the page itself knows what to say. */
const GONE: ReadonlySet<number> = new Set([400, 403, 409])

function hostessOf(shop: Shop): CheckoutHostess {
  const own = `/${shop.path}/checkout/`
  const successPath = `/${shop.path}/success/`
  return {
    async renewToken() {
      const answer = await callShop<typeof getCheckoutToken>(shop, 'getCheckoutToken', {})
      if (answer.ok) return answer.value
      return GONE.has(answer.refusal.status) ? 'gone' : null
    },
    refreshBasket: () => refreshBasket(shop),
    goTo: (path) => window.location.assign(path),
    // A guest who has ordered in another window is led on from there to the confirmation.
    reload: () => window.location.assign(`${own}?redirectUrl=${encodeURIComponent(successPath)}`),
    loginPath: `/${shop.path}/login/?redirectUrl=${encodeURIComponent(own)}`,
    successPath,
    origin: window.location.origin,
  }
}
