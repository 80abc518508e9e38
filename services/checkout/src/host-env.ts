import type { RpcTransport } from '@saum/contract/rpc'

/** What the server around it knows of a request. */
export interface HostEnv {
  Bindings: {
    requestId: string
    clientKey: string
    /** Of the browser that asks; `null` for one without a session. */
    sessionKey: string | null
    /** For the session after an order; `null` where the response must not set a cookie. */
    nextSession: NextSession | null
  }
}

interface NextSession {
  key: string
  /** The shop has taken it: the response carries its cookie. */
  enter(): void
}

/** An order leads to another session, which the browser is given with the answer. */
export function withNextSession(rpc: RpcTransport, nextSession: NextSession | null): RpcTransport {
  if (nextSession === null) return rpc
  return async (request) => {
    const answer = await rpc({ ...request, nextSessionKey: nextSession.key })
    if (answer.session === 'next') nextSession.enter()
    return answer
  }
}
