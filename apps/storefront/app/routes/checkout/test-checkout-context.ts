import type {
  CheckoutElement,
  CheckoutFragment,
  FragmentRequest,
} from '@saum/contract/checkout-host'
import type { RpcRequest } from '@saum/contract/rpc'
import { SHOPS } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import { scopeContext, shopContext, type RequestScope } from '#app/server/context.ts'

interface WorldParts {
  /** What the shop says to a call for a token. */
  token?: { status: number; body: unknown; session?: 'next' }
  /** `null` for a visitor nothing is known of. */
  sessionKey?: string | null
  fragment?: (request: FragmentRequest) => Promise<CheckoutFragment | null>
  element?: () => Promise<CheckoutElement>
  /** Another host is only known by its address. */
  isForeignHost?: boolean
}

export const TOKEN = { checkoutJwt: 'jwt', expiresAt: '2026-11-16T13:00:00Z' }
export const FRAGMENT: CheckoutFragment = {
  html: '<h1>Wohin dürfen wir liefern?</h1>',
  step: 'contact',
}
export const ELEMENT: CheckoutElement = {
  script: { src: '/checkout-host/element/1/checkout-element.js', integrity: 'sha384-a' },
  stylesheet: { src: '/checkout-host/element/1/checkout-element.css', integrity: 'sha384-b' },
}

/** A request for the checkout in a shop that answers what a test says. */
export function aCheckoutWorld(parts: WorldParts = {}) {
  const { token = { status: 200, body: TOKEN }, sessionKey = 'visitor' } = parts
  const asked: FragmentRequest[] = []
  const faults: unknown[] = []
  const calls: RpcRequest[] = []
  const entered: string[] = []
  const fragment = async (request: FragmentRequest) => {
    asked.push(request)
    return parts.fragment ? parts.fragment(request) : FRAGMENT
  }
  const context = new RouterContextProvider()
  context.set(shopContext, SHOPS[0])
  // A loader looks at nothing else of these.
  context.set(scopeContext, {
    requestId: 'request-1',
    session: {
      key: sessionKey,
      next: () => 'next',
      enterNext: () => entered.push('next'),
      prolong() {},
    },
    services: {
      async rpc(request: RpcRequest) {
        calls.push(request)
        const { body, ...answer } = token
        return { ...answer, contentType: 'application/json', body: JSON.stringify(body) }
      },
      checkout: parts.isForeignHost ? null : { fragment },
      checkoutElement: parts.element ?? (async () => ELEMENT),
      settings: { checkoutBase: parts.isForeignHost ? 'https://pay.example' : '/checkout-host' },
      reportFault: (error: unknown) => faults.push(error),
    },
  } as unknown as RequestScope)
  return { context, asked, faults, calls, entered }
}
