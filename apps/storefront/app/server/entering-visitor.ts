import { createBackend, type Backend } from '@saum/contract/backend'
import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import type { RouterContextProvider } from 'react-router'
import { scopeContext, shopContext } from './context.ts'

interface EnteringVisitor {
  /** For the one call that logs somebody in, known visitor or not. */
  backend: Backend
  /** It has: the answer to this request carries the session it led to. */
  enter(): void
}

/** Somebody who is about to become a customer by the form they sent. */
export function enteringVisitor(
  context: Readonly<RouterContextProvider>,
  request: Request,
): EnteringVisitor {
  const { services, requestId, session } = context.get(scopeContext)
  const { shopId } = context.get(shopContext)
  const clientKey = request.headers.get(CLIENT_KEY_HEADER)
  const backend = createBackend(services.rpc, {
    shopId,
    requestId,
    nextSessionKey: session.next(),
    ...(session.key !== null && { sessionKey: session.key }),
    ...(clientKey !== null && { clientKey }),
  })
  return { backend, enter: () => session.enterNext() }
}
