import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseEnvelope } from '@sentry/core'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../test-app.ts'
import { withErrorReports } from './error-reports-log.ts'
import { createErrorReports } from './error-reports.ts'

interface Received {
  url: string
  headers: IncomingHttpHeaders
  body: string
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

describe('[7.60] faults of the server', () => {
  it('arrive as envelopes that the service’s own reader understands', async () => {
    const service = await aService()
    const reports = service.reports()

    reports.report({
      error: new TypeError('no price', { cause: new Error('the line is dead') }),
      message: 'The page failed',
      requestId: 'r-1',
    })
    await reports.close(1000)

    const [{ url, headers, body } = assertReceived()] = service.received
    expect(url).toBe('/api/42/envelope/')
    expect(headers['x-sentry-auth']).toMatch(/^Sentry sentry_version=7, .*sentry_key=key$/)
    const [head, items] = parseEnvelope(body)
    expect(head).toMatchObject({ event_id: expect.stringMatching(/^[\da-f]{32}$/) as string })
    expect(items).toHaveLength(1)
    const [itemHead, event] = items[0] ?? []
    expect(itemHead).toEqual({ type: 'event' })
    expect(event).toMatchObject({
      level: 'error',
      platform: 'node',
      environment: 'unknown',
      release: 'build-1',
      tags: { where: 'The page failed', requestId: 'r-1' },
      exception: {
        values: [
          { type: 'Error', value: 'the line is dead' },
          { type: 'TypeError', value: 'no price' },
        ],
      },
    })
  })

  it('have frames that say where, but not on which machine', async () => {
    const service = await aService()
    const reports = service.reports()

    reports.report(aFault('broken'))
    await reports.close(1000)

    const { body } = service.received[0] ?? assertReceived()
    expect(body).toContain('"filename":"apps/server/src/operations/error-reports.test.ts"')
    expect(body).not.toContain(import.meta.dirname)
  })

  it('say nothing of whom they happened to', async () => {
    const service = await aService()
    const reports = service.reports()
    const payload = { email: 'ada@example.com', password: 'geheim' }

    reports.report({
      error: Object.assign(new Error('no customer ada@example.com at /de/?q=geheim'), { payload }),
      message: 'fault',
      requestId: undefined,
    })
    reports.report({ error: payload, message: 'fault', requestId: undefined })
    reports.report({ error: 'geheim@example.com', message: 'fault', requestId: undefined })
    await reports.close(1000)

    expect(service.received).toHaveLength(3)
    expect(JSON.stringify(service.received)).not.toMatch(/geheim|ada@|example\.com/)
  })

  it('say nothing of the secrets of addresses', async () => {
    const service = await aService()
    const reports = service.reports()
    const { log } = createTestApp()
    const path = '/de/paper/geheim-1234/'

    withErrorReports(log, reports).error(
      { err: new Error(`You made a POST request to "${path}" at ${path}?cbd=geheim`) },
      `${path} failed`,
    )
    await reports.close(1000)

    expect(service.received).toHaveLength(1)
    expect(JSON.stringify(service.received)).not.toContain('geheim')
  })

  it('are told a few times a minute when they are the same', async () => {
    const service = await aService()
    let now = 0
    const reports = service.reports({ now: () => now })

    for (let count = 0; count < 20; count += 1) reports.report(aFault(`basket ${count}`))
    now += 60_000
    reports.report(aFault('basket'))
    await reports.close(1000)

    expect(service.received).toHaveLength(6)
  })

  it('[9.34] wait in a queue of 64', async () => {
    const service = await aService()
    const reports = service.reports()

    for (let count = 0; count < 100; count += 1) {
      reports.report({ ...aFault('x'), message: `fault ${count}` })
    }
    await reports.close(2000)

    // The first is on its way before the others queue.
    expect(service.received).toHaveLength(65)
  })

  it('are kept back while the service wants silence', async () => {
    const service = await aService({ status: 429, headers: { 'retry-after': '30' } })
    let now = 0
    const reports = service.reports({ now: () => now })

    reports.report(aFault('first'))
    await reports.close(1000)
    reports.report({ ...aFault('second'), message: 'other' })
    await reports.close(1000)
    expect(service.received).toHaveLength(1)
    now += 30_000
    reports.report({ ...aFault('third'), message: 'later' })
    await reports.close(1000)

    expect(service.received).toHaveLength(2)
  })

  it('do not hold up a process that leaves', async () => {
    const service = await aService({ isSilent: true })
    const reports = service.reports()
    reports.report(aFault('last'))
    const startedAt = performance.now()

    await reports.close(50)

    expect(performance.now() - startedAt).toBeLessThan(1000)
  })

  it('do no harm when nobody is there', async () => {
    const reports = createErrorReports({
      dsn: 'http://key@127.0.0.1:9/1',
      environment: 'unknown',
      release: () => 'build-1',
    })

    reports.report(aFault('lost'))

    await expect(reports.close(1000)).resolves.toBeUndefined()
  })

  it('are those of the log that name an error', () => {
    const { log } = createTestApp()
    const reported: unknown[] = []
    const reporting = withErrorReports(log, { report: (fault) => reported.push(fault) })
    const error = new Error('broken')

    reporting.error({ err: error, requestId: 'r-1' }, 'The page failed')
    reporting.error({ paths: 2 }, 'no error object')
    reporting.warn({ err: error }, 'no fault')

    expect(reported).toEqual([{ error, message: 'The page failed', requestId: 'r-1' }])
  })
})

interface Answering {
  status?: number
  headers?: Record<string, string>
  isSilent?: boolean
}

/** A reporting service on this machine that writes down what it gets. */
async function aService({ status = 200, headers = {}, isSilent = false }: Answering = {}) {
  const received: Received[] = []
  const server = createServer((incoming, outgoing) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (text: string) => (body += text))
    incoming.on('end', () => {
      received.push({ url: incoming.url ?? '', headers: incoming.headers, body })
      if (!isSilent) outgoing.writeHead(status, headers).end('{}')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    received,
    reports: (parts: { now?: () => number } = {}) =>
      createErrorReports({
        dsn: `http://key@127.0.0.1:${port}/42`,
        environment: 'unknown',
        release: () => 'build-1',
        ...parts,
      }),
  }
}

function aFault(text: string) {
  return { error: new Error(text), message: 'fault', requestId: undefined }
}

function assertReceived(): never {
  throw new Error('Nothing was received')
}
