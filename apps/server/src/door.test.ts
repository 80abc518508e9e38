import { Agent, request as httpRequest, type AgentOptions } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { receiveBody } from './connection/receive-body.ts'
import { sendRaw } from './connection/test-clients.ts'
import { openDoor, type Door, type HandleRequest } from './door.ts'

const doors: Door[] = []
afterEach(async () => {
  for (const door of doors.splice(0)) await door.drain(0)
})

async function aDoor(handle: HandleRequest, limits = {}): Promise<{ door: Door; address: string }> {
  const door = await openDoor({ host: '127.0.0.1', port: 0, limits })
  doors.push(door)
  door.answerWith(handle)
  return { door, address: `http://127.0.0.1:${door.port}` }
}

describe('a client that sends byte by byte', () => {
  const limits = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 }
  const answerAfterBody: HandleRequest = (incoming, outgoing) =>
    void receiveBody(incoming, 1000).then(() => outgoing.end('done'))

  it.each([
    ['a head without end', 'GET /de/ HTTP/1.1\r\nHost: a\r\n'],
    ['a body without end', 'POST /de/ HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na'],
    [
      'chunks without end',
      'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n',
    ],
  ])('loses its connection after %s', async (_, text) => {
    const { address } = await aDoor(answerAfterBody, limits)
    const startedAt = performance.now()

    const answer = await sendRaw(address, text)

    expect(answer).toMatch(/^HTTP\/1.1 408/)
    expect(performance.now() - startedAt).toBeLessThan(3000)
  })
})

describe('a client that does not read its response', () => {
  it('loses its connection', async () => {
    const { door, address } = await aDoor((_, outgoing) => {
      outgoing.end(Buffer.alloc(32 * 1024 * 1024))
    })
    door.server.timeout = 200
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname, () => socket.pause())
    socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')

    await expect.poll(() => openConnections(door)).toBe(1)
    await expect.poll(() => openConnections(door), { timeout: 5000 }).toBe(0)
    socket.destroy()
  })
})

describe('stopping under load', () => {
  it('fails no request on a connection that was open before', async () => {
    const { door, address } = await aDoor((_, outgoing) => {
      void delay(Math.random() * 10).then(() => outgoing.end('ok'))
    })
    const faults: string[] = []
    let answered = 0
    let isStopping = false
    const visitors = Array.from({ length: 24 }, () => visitUntilRefused())

    await expect.poll(() => answered).toBeGreaterThan(200)
    isStopping = true
    await door.drain(5000)
    await Promise.all(visitors)

    expect(faults).toEqual([])

    /** One kept connection; what comes after a refused one is not our business any more. */
    async function visitUntilRefused(): Promise<void> {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 } satisfies AgentOptions)
      for (;;) {
        const outcome = await visit(address, agent)
        if (outcome === 'ECONNREFUSED' && isStopping) return
        if (outcome === 'ok') answered += 1
        else faults.push(outcome)
        // Now and then a visitor reads the page before the next request.
        if (Math.random() < 0.3) await delay(Math.random() * 60)
      }
    }
  })

  it('still answers the next request on an idle connection, and closes it then', async () => {
    const { door, address } = await aDoor((_, outgoing) => void outgoing.end('ok'))
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await visit(address, agent)

    const drained = door.drain(20_000)
    await delay(100)

    expect(await visit(address, agent)).toBe('ok')
    expect(await visit(address, agent)).toBe('ECONNREFUSED')
    await drained
  })

  it('tells a client that waits not to use its connection again', async () => {
    const release = Promise.withResolvers<void>()
    const { door, address } = await aDoor((_, outgoing) => {
      void release.promise.then(() => outgoing.end('ok'))
    })
    const waiting = fetch(address)
    await expect.poll(() => openConnections(door)).toBe(1)
    await delay(50)

    const drained = door.drain(5000)
    release.resolve()

    expect((await waiting).headers.get('connection')).toBe('close')
    await drained
  })

  it('closes connections that stay idle after half a second', async () => {
    const { door, address } = await aDoor((_, outgoing) => void outgoing.end('ok'))
    const agent = new Agent({ keepAlive: true })
    await visit(address, agent)
    const startedAt = performance.now()

    await door.drain(20_000)

    expect(performance.now() - startedAt).toBeLessThan(3000)
    agent.destroy()
  })
})

function openConnections({ server }: Door): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  server.getConnections((_, count) => resolve(count))
  return promise
}

function visit(address: string, agent: Agent): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  httpRequest(address, { agent }, (answer) => {
    answer
      .resume()
      .on('end', () => resolve('ok'))
      .on('error', () => resolve('cut off'))
  })
    .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    .end()
  return promise
}
