import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { setTimeout } from 'node:timers'

export interface LastResponse {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

/** What is still read of a body that is not wanted, and for how long. */
const MAX_DISCARDED_BYTES = 4 * 1024 * 1024
const MAX_DISCARD_MS = 3000
/** How long a client that sends more than that has to read the response. */
const READ_RESPONSE_MS = 500

/**
 * Answers before the body has arrived and closes the connection. Closed at once, with bytes unread, it
 * would be reset, and most clients would report that instead of the response: what the client still sends
 * is read and dropped first, up to a limit.
 */
export function sendLastResponse(
  { incoming, outgoing }: HttpBindings,
  { status, headers, body }: LastResponse,
  maxDiscardedBytes = MAX_DISCARDED_BYTES,
): void {
  outgoing.writeHead(status, {
    ...headers,
    'content-length': body.byteLength,
    connection: 'close',
  })
  outgoing.flushHeaders()
  outgoing.write(body)
  void discardBody(incoming, maxDiscardedBytes).then(() => outgoing.end())
}

async function discardBody(incoming: HttpBindings['incoming'], maxBytes: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, MAX_DISCARD_MS)
  let bytes = 0
  // Other readers would keep what they read.
  incoming.removeAllListeners('data')
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= maxBytes) return
    incoming.pause()
    setTimeout(resolve, READ_RESPONSE_MS)
  })
  const done = () => resolve()
  incoming.once('end', done).once('error', done).once('close', done).resume()
  await promise
  clearTimeout(timer)
}

export type FetchOnSocket = (request: Request, env: HttpBindings) => Response | Promise<Response>

/** A response to a request whose body has not arrived completely is the last one of its connection. */
export function withLastResponses(fetch: FetchOnSocket): FetchOnSocket {
  return async (request, env) => {
    const response = await fetch(request, env)
    if (env.incoming.complete || env.outgoing.destroyed) return response
    const body = Buffer.from(await response.arrayBuffer())
    sendLastResponse(env, { status: response.status, headers: headersOf(response), body })
    return RESPONSE_ALREADY_SENT
  }
}

function headersOf({ headers }: Response): LastResponse['headers'] {
  const cookies = headers.getSetCookie()
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) }
}
