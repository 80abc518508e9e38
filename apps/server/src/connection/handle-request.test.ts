import { once } from 'node:events'
import { createServer, request as send, type ClientRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../operations/log.ts'
import { createMetrics } from '../operations/metrics.ts'
import { createSecurityPolicy } from '../security-headers.ts'
import { createHandler } from './handle-request.ts'

// The framework's adapter replaces both for the whole process, which other test files share.
const native = { Request, Response }
afterAll(() => void Object.assign(globalThis, native))

let waiting: { client: string; start: () => void }[]
let lines: unknown[]
let connections: Socket[]
let server: ReturnType<typeof createServer>

beforeEach(async () => {
  waiting = []
  lines = []
  connections = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const handle = createHandler({
    front: ({ url }, outgoing) => url === '/cached/' && Boolean(outgoing.end('from the cache')),
    fetch: (request) => new Response(new URL(request.url).pathname),
    startInTurn: (client, start) => waiting.push({ client, start }),
    policy: createSecurityPolicy(readConfig({ NODE_ENV: 'test' })),
    bodyLimitBytes: 1000,
    isProxyTrusted: true,
    log: createLog({ level: 'info', format: 'json' }, { write }),
    metrics: createMetrics(),
  })
  server = createServer(handle).listen(0, '127.0.0.1')
  server.on('connection', (socket: Socket) => connections.push(socket))
  await once(server, 'listening')
})

afterEach(() => server.close())

it.each(['/cached/', '/livez'])('answers %s without a turn', async (path) => {
  expect(await statusOf(ask(path))).toBe(200)
  expect(waiting).toEqual([])
})

it.each(['GET', 'HEAD', 'POST'])('answers %s when it is the turn of its client', async (method) => {
  const asked = ask('/page/', { method, forwardedFor: '10.0.0.1, 2001:db8:1:2:3::4' })
  await expect.poll(() => waiting).toHaveLength(1)

  expect(waiting[0]?.client).toBe('2001:db8:1:2')
  waiting[0]?.start()
  expect(await statusOf(asked)).toBe(200)
})

it('does no work for a client that left before its turn, and notes it as 499', async () => {
  const asked = ask('/page/')
  asked.on('error', () => {})
  await expect.poll(() => waiting).toHaveLength(1)
  const [connection] = connections
  asked.destroy()
  await expect.poll(() => connection?.destroyed).toBe(true)

  waiting[0]?.start()

  expect(lines).toMatchObject([{ route: '/page/', status: 499 }])
})

function ask(path: string, { method = 'GET', forwardedFor = '10.0.0.1' } = {}): ClientRequest {
  const { port } = server.address() as AddressInfo
  const headers = { 'x-forwarded-for': forwardedFor }
  const asked = send({ port, host: '127.0.0.1', path, method, headers, agent: false })
  asked.end(method === 'POST' ? 'a=b' : undefined)
  return asked
}

async function statusOf(asked: ClientRequest): Promise<number | undefined> {
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}
