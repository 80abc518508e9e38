import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAddress, startProcess, type TestProcess } from '../test-process.ts'
import { CLIENTS, sendRaw } from './test-clients.ts'

let server: TestProcess
let address: string

beforeAll(async () => {
  server = startProcess('test-server.ts', { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'debug' })
  address = await openAddress(server)
}, 20_000)

afterAll(() => server.child.kill('SIGKILL'))

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const ADDRESSES = [
  ['/de/login/', FORM],
  ['/api/de/rpc/getBasket', JSON_TYPE],
  ['/api/de/events', JSON_TYPE],
  ['/rest/organizations/saum/commerce/v2/search', JSON_TYPE],
  ['/checkout-host/10028/steps/address', FORM],
  ['/checkout-host/payment-webhook', JSON_TYPE],
  ['/checkout-host/logistics-webhook', JSON_TYPE],
  ['/payment-provider/v1/payments', JSON_TYPE],
] as const
const BODY = Buffer.alloc(3 * 1024 * 1024, 'a')

describe('a body over the limit', { timeout: 20_000 }, () => {
  describe.each(CLIENTS)('sent with %s', (_, send) => {
    it.each(ADDRESSES)(
      'to %s is answered 413, and the client reads it',
      async (path, contentType) => {
        for (const isChunked of [false, true]) {
          const answer = await send({ url: address + path, contentType, body: BODY, isChunked })

          expect(answer.status).toBe(413)
          expect(answer.connection).toBe('close')
          expect(answer.text).not.toBe('')
        }
      },
    )
  })

  it('is not read without end', async () => {
    const sent = await sendEndless(address, 'POST /api/de/rpc/getBasket')

    expect(sent.answer).toMatch(/^HTTP\/1.1 413/)
    expect(sent.isClosed).toBe(true)
    expect(sent.bytes).toBeLessThan(16 * 1024 * 1024)
  })

  it('is closed after a while when the client stops sending', async () => {
    const startedAt = performance.now()

    const answer = await sendRaw(
      address,
      'POST /de/login/ HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\n\r\na=b',
    )

    expect(answer).toMatch(/^HTTP\/1.1 413/)
    expect(performance.now() - startedAt).toBeLessThan(8000)
  })
})

describe('a GET or HEAD request with a body', () => {
  it.each([
    [
      'chunks',
      'GET /de/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n',
    ],
    ['a length', 'GET /de/ HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\na=b'],
    ['a length, uncached', 'HEAD /de/x/ HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\na=b'],
  ])('with %s is refused', async (_, text) => {
    expect(await sendRaw(address, text)).toMatch(/^HTTP\/1.1 400[^]+connection: close/i)
  })

  it.each(['GET /de/', 'GET /de/x/', 'HEAD /api/de/up'])(
    '%s is not read without end',
    async (line) => {
      const sent = await sendEndless(address, line)

      expect(sent.answer).toMatch(/^HTTP\/1.1 400/)
      expect(sent.isClosed).toBe(true)
      expect(sent.bytes).toBeLessThan(8 * 1024 * 1024)
    },
  )

  it('may say that its body is empty', async () => {
    const text = 'GET /de/x/ HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

    expect(await sendRaw(address, text)).toMatch(/^HTTP\/1.1 200/)
  })
})

describe('a client that leaves', () => {
  it('while it sends a body is noted as 499, and not as a fault', async () => {
    const addresses = [...ADDRESSES, ['/de/upload/', 'multipart/form-data; boundary=x'] as const]
    const bodies = [
      ['Content-Length: 100', '', 'a=b'],
      ['Transfer-Encoding: chunked', '', '3', 'a=b', ''],
    ]
    const ids = await Promise.all(
      addresses.flatMap(([path, contentType]) =>
        bodies.map(async (body) => {
          const id = crypto.randomUUID()
          const line = `POST ${path} HTTP/1.1`
          const headers = [`Content-Type: ${contentType}`, `X-Request-Id: ${id}`]
          await sendAndLeave(address, [line, ...headers, ...body])
          return id
        }),
      ),
    )

    for (const id of ids) {
      await expect.poll(() => linesOf(server, id)).toMatchObject([{ level: 'info', status: 499 }])
    }
  })

  it('before a slow page is made is noted as 499, and not as a page that was sent', async () => {
    const id = crypto.randomUUID()

    await sendAndLeave(address, ['GET /de/slow/ HTTP/1.1', `X-Request-Id: ${id}`, '', ''])

    await expect.poll(() => linesOf(server, id)).toMatchObject([{ level: 'info', status: 499 }])
    const metrics = await (await fetch(`${address}/metrics`)).text()
    expect(metrics).toMatch(/saum_request_seconds_count\{route="page",status="499"\} \d/)
    expect(metrics).not.toContain('status="500"')
    expect(server.output() + server.errors()).not.toContain('aborted')
  })
})

function linesOf({ output }: TestProcess, requestId: string): unknown[] {
  return output()
    .split('\n')
    .filter((line) => line.includes(requestId))
    .map((line): unknown => JSON.parse(line))
}

/** Leaves as soon as the server says that it has read the head. */
async function sendAndLeave(to: string, [line, ...rest]: readonly string[]): Promise<void> {
  const { hostname, port } = new URL(to)
  const socket = connect(Number(port), hostname)
  socket.write([line, 'Host: a', 'Expect: 100-continue', ...rest].join('\r\n'))
  const [data] = (await once(socket, 'data')) as [Buffer]
  expect(data.toString()).toMatch(/^HTTP\/1.1 100 /)
  socket.resetAndDestroy()
}

/**
 * Sends 64 KB every 10 ms until the server closes the connection or 10 seconds are over. Sent
 * faster, most of the bytes counted would only wait in the kernel's socket buffers.
 */
async function sendEndless(to: string, line: string) {
  const { hostname, port } = new URL(to)
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
  let answer = ''
  const head = `${line} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
  const socket = connect(Number(port), hostname)
  socket.setEncoding('utf8').on('data', (data: string) => (answer += data))
  socket.on('error', () => {})
  socket.write(head)
  const end = Date.now() + 10_000
  while (!socket.destroyed && Date.now() < end) {
    if (socket.writableLength < 262_144) socket.write(chunk)
    await delay(10)
  }
  const isClosed = socket.destroyed
  socket.destroy()
  return { answer, isClosed, bytes: socket.bytesWritten }
}
