import { describe, expect, it } from 'vitest'
import { createTestApp } from '../test-app.ts'
import { createLog } from './log.ts'

describe('the log', () => {
  it('has one line per request, without query and body', async () => {
    const app = createTestApp()

    await app.fetch('/de/search/?searchTerm=geheim', { headers: { cookie: 'session=geheim' } })
    await app.fetch('/api/at/rpc/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'from-the-proxy' },
      body: '{"payload":{"password":"geheim"}}',
    })

    expect(app.logLines).toMatchObject([
      { shop: 'de', method: 'GET', route: '/de/search/', status: 200 },
      { shop: 'at', method: 'POST', route: '/api/at/rpc/login', requestId: 'from-the-proxy' },
    ])
    expect(JSON.stringify(app.logLines)).not.toContain('geheim')
  })

  it('takes a foreign request id only when it looks like one', async () => {
    const app = createTestApp()

    const response = await app.fetch('/livez', { headers: { 'x-request-id': 'a b"c' } })

    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  it('shows the beginning of a long path, and no secret that is cut in half', () => {
    const { log, lines } = recordingLog('json')
    const request = { requestId: 'id-1', shop: 'de', method: 'GET', status: 414, ms: 1 }
    const secret = 'Geheim0123456789'.repeat(200)

    log.request({ ...request, route: `/de/c/${'x/'.repeat(16_000)}` })
    for (const before of ['/de/paper/', '/de/code=', `/de/${'a'.repeat(2030)}/`, '/']) {
      log.request({ ...request, route: `${before}${secret}@saum.example/` })
    }

    const routes = lines.map((line) => (JSON.parse(line) as { route: string }).route)
    expect(routes[0]).toMatch(/^\/de\/c\/(?:x\/)+$/)
    expect(routes[0]).toHaveLength(200)
    expect(routes[1]).toBe('/de/paper/…')
    expect(lines.join('')).not.toContain('Geheim')
  })

  it('hides secrets at any depth, and mail addresses in any text', () => {
    const { log, lines } = recordingLog('json')

    log.error(
      {
        payload: {
          newPassword: 'p-geheim',
          items: [{ accessToken: 't-geheim' }],
          voucherCode: 'c-geheim',
        },
        headers: { Authorization: 'b-geheim', Cookie: 'k-geheim', 'set-cookie': 's-geheim' },
        email: 'e-geheim',
        err: new Error('no customer ada.lovelace+1@example.co.uk', {
          cause: Object.assign(new Error('inner bob@example.com'), { payload: 'x-geheim' }),
        }),
      },
      'failed',
    )

    const text = lines.join('')
    expect(text).not.toContain('geheim')
    expect(text).not.toContain('@example')
    expect(text).toContain('no customer [hidden]')
    expect(text).toContain('inner [hidden]')
  })

  it('hides the secrets of addresses in messages, facts, errors and lines of requests', () => {
    const { log, lines } = recordingLog('json')
    const path = '/de/paper/geheim-1234/'

    log.error(
      {
        err: new Error(`You made a POST request to "${path}"`, { cause: new Error(`at ${path}`) }),
        response: { status: 405, data: `Error: "${path}"` },
        address: '/de/success/?cbd=geheim-1234',
      },
      `${path} failed`,
    )
    log.request({
      requestId: 'id-1',
      shop: 'de',
      method: 'POST',
      route: '/de/wishlist/shared/geheim-1234/',
      status: 405,
      ms: 1,
    })

    expect(lines).toHaveLength(2)
    expect(lines.join('')).not.toContain('geheim')
    expect(lines[0]).toContain('"msg":"/de/paper/…/ failed"')
    expect(lines[1]).toContain('"route":"/de/wishlist/shared/…/"')
  })

  it('is one short line per request on a terminal', () => {
    const { log, lines } = recordingLog('text')

    log.request({
      requestId: 'id-1',
      shop: 'de',
      method: 'GET',
      route: '/de/',
      status: 200,
      ms: 1.5,
      cache: 'hit',
    })

    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^[\d:.]{12} info {2}200 GET \/de\/ 1\.5 ms \(hit\) id-1\n$/)
  })

  it('shows the stack of a fault on a terminal', () => {
    const { log, lines } = recordingLog('text')

    log.error({ err: new Error('broken'), requestId: 'id-1' }, 'The page failed')

    expect(lines[0]).toMatch(/error The page failed\n {2}err: Error: broken\n {6}at /)
    expect(lines[0]).toContain('requestId: id-1')
  })
})

function recordingLog(format: 'json' | 'text') {
  const lines: string[] = []
  const log = createLog({ level: 'info', format }, { write: (line) => lines.push(line) })
  return { log, lines }
}
