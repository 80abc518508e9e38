import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type AddressInfo } from 'node:net'
import { setInterval } from 'node:timers'
import { StartupError } from '@saum/domain/startup-error'

export type HandleRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** The listening socket: opened before the services, so that a taken port costs nothing. */
export interface Door {
  server: Server
  port: number
  isDraining(): boolean
  answerWith(handle: HandleRequest): void
  /** Lets open requests finish for a while; nobody new comes in. */
  drain(timeoutMs: number): Promise<void>
}

const LIMITS = {
  maxHeaderSize: 32 * 1024,
  // Whoever sends a header or a body byte by byte does not hold a connection for long.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  // Longer than the usual idle time of load balancers, which otherwise reuse a closed connection.
  keepAliveTimeout: 65_000,
}
const IDLE_SOCKET_MS = 120_000
/** A client that keeps a connection may be sending its next request while we stop. */
const IDLE_GRACE_MS = 500
const DRAIN_CHECK_MS = 50

interface DoorOptions {
  host: string
  port: number
  /** Shorter times, for tests. */
  limits?: Partial<typeof LIMITS>
}

export async function openDoor({ host, port, limits }: DoorOptions): Promise<Door> {
  let handle: HandleRequest = answerWhileStarting
  let isDraining = false
  const open = new Set<ServerResponse>()
  const server = createServer({ ...LIMITS, ...limits }, (incoming, outgoing) => {
    if (isDraining) outgoing.setHeader('connection', 'close')
    else open.add(outgoing.once('close', () => open.delete(outgoing)))
    handle(incoming, outgoing)
  })
  server.timeout = IDLE_SOCKET_MS
  await listen(server, host, port)

  async function drain(timeoutMs: number): Promise<void> {
    isDraining = true
    // Every response tells its client not to send another request on this connection.
    for (const outgoing of open)
      if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
    // The method of http.Server would also close idle connections at once.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
    const graceEnd = Date.now() + Math.min(IDLE_GRACE_MS, timeoutMs)
    const idle = setInterval(() => {
      if (Date.now() >= graceEnd) server.closeIdleConnections()
    }, DRAIN_CHECK_MS)
    const limit = setTimeout(() => server.closeAllConnections(), timeoutMs)
    await closed
    clearInterval(idle)
    clearTimeout(limit)
  }

  return {
    server,
    port: (server.address() as AddressInfo).port,
    isDraining: () => isDraining,
    answerWith: (next) => {
      handle = next
    },
    drain,
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', (error: NodeJS.ErrnoException) => reject(toStartupError(error, host, port)))
  server.listen(port, host, () => {
    server.removeAllListeners('error')
    resolve()
  })
  return promise
}

function toStartupError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use. Stop the other program or set PORT to another number.`,
    EACCES: `Port ${port} may not be opened by this user. Set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one it has.`,
    ENOTFOUND: `The name ${host} is unknown. Set HOST to an address of this machine.`,
  }
  const reason = error.code && reasons[error.code]
  return reason ? new StartupError(reason, { cause: error }) : error
}

function answerWhileStarting({ url }: IncomingMessage, outgoing: ServerResponse): void {
  const isLive = url === '/livez'
  outgoing.writeHead(isLive ? 200 : 503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(isLive ? {} : { 'retry-after': '2' }),
  })
  outgoing.end(isLive ? 'live\n' : 'starting\n')
}
