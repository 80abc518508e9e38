import { describe, expect, it } from 'vitest'
import { createTestApp } from '../test-app.ts'
import { createReadiness, DegradedError } from './readiness.ts'

const PUBLIC = { PUBLIC_ORIGIN: 'https://saum.example', METRICS_SECRET: 'a-secret-of-the-scraper' }

describe('the addresses for operators', () => {
  it('say that the process lives, whatever else is down', async () => {
    const app = createTestApp({ checks: { shop: () => Promise.reject(new Error('down')) } })

    expect((await app.fetch('/livez')).status).toBe(200)
  })

  it('name what is not ready and why', async () => {
    const app = createTestApp({
      checks: {
        shop: () => Promise.reject(new Error('the worker is restarting')),
        content: () => Promise.resolve(),
      },
    })

    const response = await app.fetch('/readyz')

    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      status: 'not ready',
      dependencies: { shop: 'the worker is restarting', content: 'up' },
    })
  })

  it('tell other machines what is not ready, but not why', async () => {
    const app = createTestApp({
      checks: {
        shop: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.5:5432')),
        content: () => Promise.resolve(),
      },
    })

    const response = await app.fetch('/readyz', { headers: { host: '10.0.0.2:3000' } })

    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      status: 'not ready',
      dependencies: { shop: 'down', content: 'up' },
    })
  })

  it('report what an operator should know without sending visitors elsewhere', async () => {
    const late = new DegradedError('no mail has been sent for 15 minutes')
    const app = createTestApp({
      checks: { mail: () => Promise.reject(late), shop: () => Promise.resolve() },
    })

    const response = await app.fetch('/readyz')

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      status: 'degraded',
      dependencies: { mail: 'degraded: no mail has been sent for 15 minutes', shop: 'up' },
    })
  })

  it('send visitors elsewhere while draining', async () => {
    let isDraining = false
    const app = createTestApp({ isDraining: () => isDraining })

    expect((await app.fetch('/readyz')).status).toBe(200)
    isDraining = true
    expect((await app.fetch('/readyz')).status).toBe(503)
  })

  it('ask the dependencies at most once a second', async () => {
    let time = 0
    let asked = 0
    const readiness = createReadiness({ shop: async () => void (asked += 1) }, () => time)

    await Promise.all([readiness(), readiness()])
    time = 999
    await readiness()
    expect(asked).toBe(1)
    time = 1000
    await readiness()
    expect(asked).toBe(2)
  })

  it('count requests, cached pages and calls', async () => {
    const app = createTestApp()
    await app.fetch('/de/')
    await app.fetch('/api/de/rpc/getBasket', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })

    const metrics = await (await app.fetch('/metrics')).text()

    expect(metrics).toContain('saum_request_seconds_count{route="page",status="200"} 1')
    expect(metrics).toContain('saum_rpc_seconds_count{name="getBasket",status="200"} 1')
    expect(metrics).toContain('nodejs_eventloop_lag_seconds')
  })

  const SECRET = 'a-secret-of-the-scraper'
  it.each([
    ['this machine', {}, {}, 200],
    ['another name of it', {}, { host: 'rebound.example' }, 404],
    ['another machine', {}, { 'x-forwarded-for': '203.0.113.7' }, 404],
    ['this machine of a public shop', { PUBLIC_ORIGIN: 'https://saum.example' }, {}, 404],
    ['one without the secret', PUBLIC, {}, 401],
    ['one with a wrong secret', PUBLIC, { authorization: 'Bearer a-secret-of-another' }, 401],
    ['one with a part of it', PUBLIC, { authorization: `Bearer ${SECRET.slice(0, 20)}` }, 401],
    ['one with the secret', PUBLIC, { authorization: `Bearer ${SECRET}` }, 200],
  ])('show metrics to %s: %o %o %i', async (_, env, headers, status) => {
    const response = await createTestApp({ env }).fetch('/metrics', { headers })

    expect(response.status).toBe(status)
    expect((await response.text()).includes('saum_request_seconds')).toBe(status === 200)
  })

  it('do not let visitors invent labels', async () => {
    const app = createTestApp({
      rpc: async () => ({ status: 404, contentType: 'application/problem+json', body: '{}' }),
    })
    // A name that is made up is not sent on to the shop, one that never worked gets no label of its own.
    for (const name of ['madeUpName', 'getGoneProduct']) {
      await app.fetch(`/api/de/rpc/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    }

    const metrics = await (await app.fetch('/metrics')).text()

    expect(metrics).toContain('saum_rpc_seconds_count{name="other",status="404"} 1')
    expect(metrics).not.toMatch(/madeUpName|getGoneProduct/)
  })

  it('[7.25] tell an open tab which build is served, and the rules of its routes', async () => {
    const response = await createTestApp().fetch('/build.json')

    expect(await response.json()).toEqual({
      id: 'build-1',
      routes: { '/:shop/account': { pageType: 'my_account', protected: true } },
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('keep crawlers away from what is personal', async () => {
    const robots = await (await createTestApp().fetch('/robots.txt')).text()

    expect(robots).toContain('Disallow: /api/')
    expect(robots).toContain('Disallow: /*/account/')
  })

  it.each([
    [{ PUBLIC_ORIGIN: 'https://staging.saum.example' }, false],
    [{ PUBLIC_ORIGIN: 'https://saum-qa2.example' }, false],
    [{ PUBLIC_ORIGIN: 'https://www.saum.example', SEARCH_ENGINES: 'off' }, false],
    [{ PUBLIC_ORIGIN: 'https://staging.saum.example', SEARCH_ENGINES: 'on' }, true],
    [{ PUBLIC_ORIGIN: 'https://www.saum.example' }, true],
    [{ PUBLIC_ORIGIN: 'https://saum.dev' }, true],
    [{ PUBLIC_ORIGIN: 'https://www.contest.example' }, true],
  ])('keep crawlers out of a copy of the shop that is tried out: %j', async (env, isOpen) => {
    const app = createTestApp({ env })

    const robots = await (await app.fetch('/robots.txt')).text()
    const page = await app.fetch('/de/')

    expect(robots.includes('Sitemap:')).toBe(isOpen)
    expect(/^Disallow: \/$/m.test(robots)).toBe(!isOpen)
    expect(page.headers.get('x-robots-tag')).toBe(isOpen ? null : 'noindex, nofollow')
  })

  it('have an icon', async () => {
    const response = await createTestApp().fetch('/favicon.ico')

    expect(response.headers.get('content-type')).toBe('image/svg+xml')
  })
})
