import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppTypes } from './app.ts'
import { onlyThisMachine } from './only-this-machine.ts'

describe('mails that are shown without anybody having asked for it', () => {
  it.each([
    ['127.0.0.1', {}, 200],
    ['::ffff:127.0.0.1', {}, 200],
    ['::1', {}, 200],
    ['192.168.1.20', {}, 404],
    ['2001:db8::1', {}, 404],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
  ])('are shown to %s with %o: %i', async (remoteAddress, headers, status) => {
    const app = new Hono<AppTypes>()
    app.use(onlyThisMachine)
    app.get('/', (c) => c.text('a mail'))

    const env = { incoming: { socket: { remoteAddress } } }
    const response = await app.fetch(new Request('http://localhost/', { headers }), env)

    expect(response.status).toBe(status)
  })
})
