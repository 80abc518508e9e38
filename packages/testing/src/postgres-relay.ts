import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export interface PostgresRelay {
  url: string
  /** As if the server had been stopped: connections break, new ones are refused. */
  stop(): Promise<void>
  /** At the same address as before. */
  start(): Promise<void>
}

/** A door to a PostgreSQL that a test can close without touching the server others use. */
export async function openPostgresRelay(serverUrl: string): Promise<PostgresRelay> {
  const target = new URL(serverUrl)
  const sockets = new Set<Socket>()
  let server: Server | null = null
  let port = 0

  async function start(): Promise<void> {
    server = createServer((incoming) => {
      const outgoing = connect(addressOf(target))
      for (const socket of [incoming, outgoing]) {
        sockets.add(socket)
        socket.on('error', () => {}).on('close', () => sockets.delete(socket))
      }
      incoming.pipe(outgoing).pipe(incoming)
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }

  async function stop(): Promise<void> {
    const closed = server && once(server, 'close')
    server?.close()
    server = null
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await start()
  const url = new URL(`postgresql://127.0.0.1:${port}${target.pathname}`)
  url.username = target.username || (target.searchParams.get('user') ?? '')
  url.password = target.password
  return { url: url.href, start, stop }
}

function addressOf({
  hostname,
  port,
  searchParams,
}: URL): { path: string } | { host: string; port: number } {
  const folder = searchParams.get('host')
  const number = Number(port || '5432')
  return folder === null
    ? { host: hostname || '127.0.0.1', port: number }
    : { path: `${folder}/.s.PGSQL.${number}` }
}
