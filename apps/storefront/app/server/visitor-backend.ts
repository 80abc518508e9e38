import { createBackend, type Backend } from '@saum/contract/backend'
import type { RpcTransport } from '@saum/contract/rpc'
import type { RouterContextProvider } from 'react-router'
import { scopeContext, shopContext } from './context.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The shop service for what is remembered of this visitor; `null` where nothing is. Their answers are
 * nobody else's: a page made of them says `PRIVATE_PAGE`.
 */
export function knownVisitorBackend(context: Context): Backend | null {
  const { key } = context.get(scopeContext).session
  return key === null ? null : backendOf(context, context.get(scopeContext).services.rpc, key)
}

/**
 * The same for calls after which the visitor may have another session: those that begin one, and those that
 * change its key. The answer to this request carries its cookie then.
 */
export function visitorBackend(context: Context): Backend {
  const { session, services } = context.get(scopeContext)
  const rpc: RpcTransport = async (request) => {
    // Asked for with every call: the one before may have begun the session.
    const { key } = session
    const sessions = { ...(key !== null && { sessionKey: key }), nextSessionKey: session.next() }
    const answer = await services.rpc({ ...request, ...sessions })
    if (answer.session === 'next') session.enterNext()
    else if (answer.status < 300) session.prolong()
    return answer
  }
  return backendOf(context, rpc)
}

function backendOf(context: Context, rpc: RpcTransport, sessionKey?: string): Backend {
  const { requestId, clientKey = '' } = context.get(scopeContext)
  const { shopId } = context.get(shopContext)
  const caller = { shopId, requestId, clientKey }
  return createBackend(rpc, { ...caller, ...(sessionKey !== undefined && { sessionKey }) })
}
