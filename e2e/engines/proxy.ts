import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { isProductPicture, SMALL_PICTURE } from '../support/small-pictures.ts'

const KEPT_OPEN = new Agent({ keepAlive: true })

export interface Proxy {
  port: number
  /** Sent along with every request from now on. */
  setHeaders(headers: Record<string, string>): void
  close(): void
}

/**
 * All that the browser asks for goes through it. Product pictures are answered by a tiny one, as in the
 * journeys in Chromium: a shop that encodes hundreds of them has no connection left for its pages.
 */
export async function startProxy(): Promise<Proxy> {
  let added: Record<string, string> = {}
  const server = createServer((asked, response) => answer(asked, response, added))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port to listen on')
  return {
    port: address.port,
    setHeaders: (headers) => void (added = headers),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function answer(
  asked: IncomingMessage,
  response: ServerResponse,
  added: Record<string, string>,
): void {
  const url = new URL(asked.url ?? '', 'http://127.0.0.1')
  if (isProductPicture(url.pathname)) {
    response.writeHead(200, { 'content-type': 'image/webp' })
    response.end(Buffer.from(SMALL_PICTURE, 'base64'))
    return
  }
  const { 'proxy-connection': _, ...headers } = asked.headers
  const forwarded = request(
    url,
    { agent: KEPT_OPEN, method: asked.method, headers: { ...headers, ...added } },
    (received) => {
      response.writeHead(received.statusCode ?? 502, received.rawHeaders)
      received.pipe(response)
      received.once('error', () => response.destroy())
    },
  )
  // The shop ended the connection, or the browser did.
  forwarded.once('error', () => response.destroy())
  response.once('close', () => forwarded.destroy())
  asked.pipe(forwarded)
}
