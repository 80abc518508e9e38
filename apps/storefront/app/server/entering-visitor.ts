import { createBackend, type Backend } from '@saum/contract/backend'
import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import { coarseAgent } from '@saum/domain/agent'
import type { RouterContextProvider } from 'react-router'
import { scopeContext, shopContext } from './context.ts'

interface EnteringVisitor {
  /** For the one call that logs somebody in, known visitor or not. */
  backend: Backend
  /** It has: the answer to this request carries the session it led to. */
  enter(): void
  /** For what is to be asked as the customer they have become, once they have entered. */
  customerBackend(): Backend
}

/** Somebody who is about to become a customer by the form they sent. */
export function enteringVisitor(
  context: Readonly<RouterContextProvider>,
  request: Request,
): EnteringVisitor {
  const { services, requestId, session } = context.get(scopeContext)
  const { shopId } = context.get(shopContext)
  const clientKey = request.headers.get(CLIENT_KEY_HEADER)
  const caller = { shopId, requestId, ...(clientKey !== null && { clientKey }) }
  const nextSessionKey = session.next()
  return {
    backend: createBackend(services.rpc, {
      ...caller,
      nextSessionKey,
      agent: coarseAgent(request.headers.get('user-agent')),
      ...(session.key !== null && { sessionKey: session.key }),
    }),
    enter: () => session.enterNext(),
    customerBackend: () => createBackend(services.rpc, { ...caller, sessionKey: nextSessionKey }),
  }
}
