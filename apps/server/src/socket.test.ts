import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRaw } from './connection/test-clients.ts'
import { openAddress, startProcess, type TestProcess } from './test-process.ts'

let server: TestProcess
let address: string

beforeAll(async () => {
  server = startProcess('test-server.ts', { PORT: '0', HOST: '127.0.0.1' })
  address = await openAddress(server)
}, 20_000)

afterAll(() => server.child.kill('SIGKILL'))

describe('over a socket', () => {
  it('cached pages carry the same headers as rendered ones, and each visitor’s own', async () => {
    const miss = await fetch(`${address}/de/`)
    await miss.text()
    await expect
      .poll(async () => {
        const answer = await fetch(`${address}/de/`, { headers: { 'accept-encoding': 'br' } })
        return answer.headers.get('content-encoding')
      })
      .toBe('br')
    const hit = await fetch(`${address}/de/`, { headers: { 'x-request-id': 'visitor-two' } })

    expect(miss.headers.get('x-cache')).toBe('miss')
    expect(hit.headers.get('x-cache')).toBe('hit')
    expect(hit.headers.get('x-request-id')).toBe('visitor-two')
    expect(hit.headers.getSetCookie()).toEqual(miss.headers.getSetCookie())
    for (const name of [
      'content-security-policy',
      'etag',
      'cache-control',
      'x-content-type-options',
    ]) {
      expect(hit.headers.get(name)).toBe(miss.headers.get(name))
      expect(hit.headers.get(name)).not.toBeNull()
    }
    expect(await hit.text()).toContain('<script>start()</script>')

    const etag = hit.headers.get('etag') ?? ''
    const unchanged = await fetch(`${address}/de/`, { headers: { 'if-none-match': etag } })
    const head = await fetch(`${address}/de/`, { method: 'HEAD' })
    expect(unchanged.status).toBe(304)
    expect(unchanged.headers.get('content-security-policy')).toContain('sha256-')
    expect(head.headers.get('content-length')).not.toBeNull()
    expect(await fetch(`${address}/metrics`).then((answer) => answer.text())).toMatch(
      /saum_page_cache_total\{outcome="hit"\} \d/,
    )
  })

  it.each([
    [
      'a path that climbs',
      'GET /assets/../../../etc/passwd HTTP/1.1\r\nHost: a\r\n',
      /^HTTP\/1.1 308/,
    ],
    ['a malformed percent', 'GET /api/de/%zz/ HTTP/1.1\r\nHost: a\r\n', /^HTTP\/1.1 400/],
    ['a malformed host', 'GET /de/x/ HTTP/1.1\r\nHost: a b\r\n', /^HTTP\/1.1 400/],
    ['no host', 'GET /de/x/ HTTP/1.1\r\n', /^HTTP\/1.1 400/],
    [
      'another host in the path',
      'GET //evil.example/a HTTP/1.1\r\nHost: a\r\n',
      /location: \/evil\.example\/a\/\r\n/,
    ],
    [
      'an absolute address',
      'GET http://a.example:80/de/x/ HTTP/1.1\r\nHost: A.example:80\r\n',
      /^HTTP\/1.1 200/,
    ],
    [
      'an absolute address of another host',
      'GET http://evil.example/de/x/ HTTP/1.1\r\nHost: a\r\n',
      /^HTTP\/1.1 400/,
    ],
    ['two hosts', 'GET /de/ HTTP/1.1\r\nHost: a\r\nHost: b\r\n', /^HTTP\/1.1 400/],
    ['the same host twice', 'GET /de/ HTTP/1.1\r\nHost: a\r\nhOST: a\r\n', /^HTTP\/1.1 400/],
    ['a host with a user', 'GET /de/ HTTP/1.1\r\nHost: u@a\r\n', /^HTTP\/1.1 400/],
    ['a host with a path', 'GET /de/ HTTP/1.1\r\nHost: a/b\r\n', /^HTTP\/1.1 400/],
    ['a host with a false port', 'GET /de/ HTTP/1.1\r\nHost: a:8o\r\n', /^HTTP\/1.1 400/],
    ['an empty host', 'GET /de/ HTTP/1.1\r\nHost:\r\n', /^HTTP\/1.1 400/],
    ['an old client without a host', 'GET /de/ HTTP/1.0\r\n', /^HTTP\/1.1 400/],
    ['an address that is none', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n', /^HTTP\/1.1 400/],
    ['a method of another protocol', 'PROPFIND /de/ HTTP/1.1\r\nHost: a\r\n', /^HTTP\/1.1 405/],
    ['a request to send it back', 'TRACE /de/ HTTP/1.1\r\nHost: a\r\n', /^HTTP\/1.1 405/],
    ['a request for a tunnel', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n', /^$/],
    [
      'two lengths',
      'POST /de/x/ HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n',
      /^HTTP\/1.1 400/,
    ],
    [
      'a length and chunks',
      'POST /de/x/ HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n',
      /^HTTP\/1.1 400/,
    ],
    ['no HTTP at all', 'nonsense\r\n', /^HTTP\/1.1 400/],
    [
      'a huge header',
      `GET /de/x/ HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n`,
      /^HTTP\/1.1 431/,
    ],
    ['a long address', `GET /de/${'x'.repeat(17_000)}/ HTTP/1.1\r\nHost: a\r\n`, /^HTTP\/1.1 414/],
  ])('survives %s', async (_, head, expected) => {
    expect(await sendRaw(address, `${head}Connection: close\r\n\r\n`)).toMatch(expected)
    expect((await fetch(`${address}/livez`)).status).toBe(200)
  })

  it('forms of our own pages reach the storefront', async () => {
    const own = await post(`${address}/de/login/`, { origin: address })
    const foreign = await post(`${address}/de/login/`, { origin: 'https://evil.example' })

    expect(own).toBe(200)
    expect(foreign).toBe(403)
  })
})

function post(url: string, headers: Record<string, string>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
  const sent = httpRequest(url, { method: 'POST', headers: form }, (answer) => {
    answer.resume()
    resolve(answer.statusCode ?? 0)
  })
  sent.on('error', reject).end('a=b')
  return promise
}
