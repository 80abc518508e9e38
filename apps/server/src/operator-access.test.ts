import { Hono } from 'hono'
import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import type { AppTypes } from './app.ts'
import { onlyOwnNames, onlyThisMachine } from './operator-access.ts'

const LOCAL = { host: 'localhost:3000' }

describe('an address for the operator at this machine', () => {
  it.each([
    ['127.0.0.1', LOCAL, 200],
    ['::ffff:127.0.0.1', LOCAL, 200],
    ['::1', { host: '[::1]:3000' }, 200],
    ['127.0.0.1', { host: '127.0.0.1' }, 200],
    ['192.168.1.20', LOCAL, 404],
    ['2001:db8::1', LOCAL, 404],
    ['127.0.0.1', { host: 'rebound.example:3000' }, 404],
    ['127.0.0.1', { host: 'localhost.rebound.example' }, 404],
    ['127.0.0.1', { host: 'localhost@rebound.example' }, 404],
    ['127.0.0.1', { ...LOCAL, 'x-forwarded-for': '203.0.113.7' }, 404],
    ['127.0.0.1', { ...LOCAL, 'x-forwarded-host': 'www.saum.example' }, 404],
    ['127.0.0.1', { ...LOCAL, 'x-real-ip': '203.0.113.7' }, 404],
    ['127.0.0.1', { ...LOCAL, forwarded: 'for=203.0.113.7' }, 404],
    ['127.0.0.1', { ...LOCAL, via: '1.1 proxy' }, 404],
  ])('answers %s with %o: %i', async (remoteAddress, headers, status) => {
    const app = new Hono<AppTypes>()
    app.use(onlyThisMachine)
    app.get('/', (c) => c.text('for the operator'))

    const env = { incoming: { socket: { remoteAddress } } }
    const response = await app.fetch(new Request('http://localhost/', { headers }), env)

    expect(response.status).toBe(status)
  })
})

describe('an address the operator has opened to other machines', () => {
  const settings = { publicOrigin: 'https://staging.saum.example', isProxyTrusted: false }

  it.each([
    ['localhost:3000', 200],
    ['192.168.1.20:3000', 200],
    ['[2001:db8::1]:3000', 200],
    ['staging.saum.example', 200],
    ['shop:3000', 200],
    [`${hostname()}:3000`, 200],
    ['rebound.example:3000', 404],
    ['192.168.1.20.rebound.example', 404],
    ['a@rebound.example', 404],
  ])('answers to the name %s: %i', async (host, status) => {
    expect(await statusFor({ host }, settings)).toBe(status)
  })

  it('believes the name a trusted proxy tells, and no other', async () => {
    const headers = { host: 'shop:3000', 'x-forwarded-host': 'rebound.example' }

    expect(await statusFor(headers, { ...settings, isProxyTrusted: true })).toBe(404)
    expect(await statusFor({ ...headers, host: 'rebound.example' }, settings)).toBe(404)
  })
})

async function statusFor(
  headers: Record<string, string>,
  settings: Parameters<typeof onlyOwnNames>[0],
): Promise<number> {
  const app = new Hono<AppTypes>()
  app.use(onlyOwnNames(settings))
  app.get('/', (c) => c.text('for the operator'))
  return (await app.fetch(new Request('http://localhost/', { headers }))).status
}
