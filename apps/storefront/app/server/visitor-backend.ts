import { createBackend, type Backend } from '@saum/contract/backend'
import type { RouterContextProvider } from 'react-router'
import { scopeContext, shopContext } from './context.ts'

/**
 * The shop service for what is remembered of this visitor; `null` where nothing is. Their answers are
 * nobody else's: a page made of them says `PRIVATE_PAGE`.
 */
export function knownVisitorBackend(context: Readonly<RouterContextProvider>): Backend | null {
  const { key } = context.get(scopeContext).session
  return key === null ? null : backendOf(context, key)
}

/** The same for something that is worth remembering: begins a session, or prolongs the one there is. */
export function visitorBackend(context: Readonly<RouterContextProvider>): Backend {
  const { session } = context.get(scopeContext)
  return backendOf(context, session.begin())
}

/** For a visitor of whom there was nothing to remember after all. */
export function forgetVisitor(context: Readonly<RouterContextProvider>): void {
  context.get(scopeContext).session.abandon()
}

function backendOf(context: Readonly<RouterContextProvider>, sessionKey: string): Backend {
  const { services, requestId, clientKey = '' } = context.get(scopeContext)
  const { shopId } = context.get(shopContext)
  return createBackend(services.rpc, { shopId, requestId, sessionKey, clientKey })
}
