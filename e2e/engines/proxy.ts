import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { HOLD_DATA_MS, PAGE_DATA } from '../support/network.ts'
import { isProductPicture, SMALL_PICTURE } from '../support/small-pictures.ts'

const KEPT_OPEN = new Agent({ keepAlive: true })
const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs

interface ProxyOptions {
  /** Takes the scripts out of all documents: what is left is what a browser without script has. */
  isWithoutScript: boolean
}

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
export async function startProxy({ isWithoutScript }: ProxyOptions): Promise<Proxy> {
  // Scripts cannot be found in a compressed document.
  const always = isWithoutScript ? { 'accept-encoding': 'identity' } : {}
  let added: Record<string, string> = always
  const server = createServer((asked, response) =>
    answer(asked, response, { added, isWithoutScript }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port to listen on')
  return {
    port: address.port,
    setHeaders: (headers) => void (added = { ...headers, ...always }),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function answer(
  asked: IncomingMessage,
  response: ServerResponse,
  { added, isWithoutScript }: ProxyOptions & { added: Record<string, string> },
): void {
  const url = new URL(asked.url ?? '', 'http://127.0.0.1')
  if (isProductPicture(url.pathname)) {
    response.writeHead(200, { 'content-type': 'image/webp' })
    response.end(Buffer.from(SMALL_PICTURE, 'base64'))
    return
  }
  const { 'proxy-connection': _, ...own } = asked.headers
  const headers = { ...own, ...added }
  const forwarded = request(
    url,
    { agent: KEPT_OPEN, method: asked.method, headers },
    (received) => {
      received.once('error', () => response.destroy())
      const isDocument = received.headers['content-type']?.startsWith('text/html')
      if (isWithoutScript && isDocument) return void passWithoutScript(received, response)
      response.writeHead(received.statusCode ?? 502, received.rawHeaders)
      const heldMs = PAGE_DATA.test(url.pathname) ? Number(headers[HOLD_DATA_MS] ?? 0) : 0
      if (heldMs === 0) return void received.pipe(response)
      response.flushHeaders()
      setTimeout(() => received.pipe(response), heldMs)
    },
  )
  // The shop ended the connection, or the browser did.
  forwarded.once('error', () => response.destroy())
  response.once('close', () => forwarded.destroy())
  asked.pipe(forwarded)
}

async function passWithoutScript(
  received: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const markup = (await text(received)).replaceAll(SCRIPT, '')
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = received.headers
  response.writeHead(received.statusCode ?? 502, headers)
  response.end(markup)
}
