/**
 * How one call travels, whatever carries it: a message to the worker from our own server, an HTTP request
 * from browsers and other machines. The body stays text so that it is parsed once, by the service.
 */
export interface RpcRequest {
  shopId: number
  name: string
  body: string
  requestId: string
  /**
   * Who calls: the hash of a secret only their cookie holds. Missing where nobody has a session yet, and
   * where an answer is the same for all.
   */
  sessionKey?: string
  /**
   * Key of the session the caller has afterwards if this call logs them in, begins their session or changes
   * its key. Made for this request: it is known nowhere else yet.
   */
  nextSessionKey?: string
  /** From which network somebody calls, as a hash: what may be guessed is only tried so often from one. */
  clientKey?: string
  /** Coarsely with what, such as `firefox mac`; told with what logs somebody in, and only to them. */
  agent?: string
}

export interface RpcAnswer {
  status: number
  contentType: string
  body: string
  /** The caller has the session of `nextSessionKey` from now on; logins say so by their status. */
  session?: 'next'
}

export type RpcTransport = (request: RpcRequest) => Promise<RpcAnswer>
