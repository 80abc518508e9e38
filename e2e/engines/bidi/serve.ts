import { once } from 'node:events'
import { type WebSocket, WebSocketServer } from 'ws'

/** Screenshots travel as text in one message. */
const MAX_MESSAGE_BYTES = 100 * 1024 * 1024

/**
 * Listens on a free port and prints the address in the words Playwright waits for when it starts a
 * browser that speaks WebDriver BiDi.
 */
export async function serveBidi(connected: (client: WebSocket) => void): Promise<void> {
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    maxPayload: MAX_MESSAGE_BYTES,
  })
  server.on('connection', connected)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port to listen on')
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}\n`)
}
