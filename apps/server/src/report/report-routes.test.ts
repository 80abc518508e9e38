import { createHash } from 'node:crypto'
import { getReport } from '@saum/contract/report'
import { keepVisitEvents } from '@saum/contract/tracking-event'
import { anEvent } from '@saum/testing/counted-visits'
import { startTestBackend } from '@saum/testing/test-backend'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppTypes } from '../app.ts'
import { createTestApp } from '../test-app.ts'
import { mountReport } from './report-routes.ts'

const SECRET = 'a-secret-that-nobody-guesses-1234'

async function aReport(env: Record<string, string> = {}) {
  const backend = await startTestBackend()
  return { backend, ...createTestApp({ env, rpc: backend.transport }) }
}

describe('the page of the report', () => {
  it('says kindly that there is nothing yet', async () => {
    const { fetch, pageRequests } = await aReport()

    const response = await fetch('/report/')

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Nothing yet')
    expect(pageRequests).toEqual([])
    expect((await fetch('/report')).headers.get('location')).toBe('/report/')
  })

  it('shows what happened, as text and not as markup', async () => {
    const { fetch, backend } = await aReport()
    await backend.post(keepVisitEvents, {
      visitId: crypto.randomUUID(),
      consentId: crypto.randomUUID(),
      events: [
        anEvent('page_view'),
        anEvent('purchase', { value: 123_450 }),
        anEvent('search', { query: '<script>alert(1)</script>', total: 0 }),
        anEvent('web_vitals', { metric: 'LCP', measure: 2600 }),
        anEvent('experiment', { experiment: 'early-promises', variant: 'b' }),
      ],
    })

    const page = await (await fetch('/report/?shop=de&days=7')).text()

    expect(page).toContain('€1,235')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).toContain('needs work')
    expect(page).toContain('early-promises')
    expect(page).not.toContain('<script')
    expect(page).toMatch(/href="\/report\/\?shop=de&amp;days=7"\s+aria-current="page"/)
  })

  it('runs no script, takes only its own style, and is kept by nobody', async () => {
    const { fetch } = await aReport()

    const response = await fetch('/report/')
    const page = await response.text()

    const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`style-src 'sha256-${hash}'`)
    expect(policy).not.toContain('unsafe')
    expect(page).not.toMatch(/ style=| on\w+=/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
  })

  it.each([
    ['', { shop: null, days: 28 }],
    ['?shop=ch&days=90', { shop: 'ch', days: 90 }],
    ['?shop=us&days=x', { shop: null, days: 28 }],
    ['?days=0', { shop: null, days: 1 }],
    ['?days=999', { shop: null, days: 400 }],
    ['?days=-7&shop=%00', null],
    ['?days=1e9&shop=__proto__', { shop: null, days: 28 }],
  ])('understands %s', async (query, question) => {
    const asked: unknown[] = []
    const { backend } = await aReport()
    const { fetch } = createTestApp({
      rpc: (request) => {
        if (request.name === getReport.name) asked.push(JSON.parse(request.body))
        return backend.transport(request)
      },
    })

    const { status } = await fetch(`/report/${query}`)

    expect(status).toBe(question === null ? 400 : 200)
    expect(asked).toEqual(question === null ? [] : [{ payload: question }])
  })
})

describe('who may read the report', () => {
  const basic = (password: string) => ({ authorization: `Basic ${btoa(`saum:${password}`)}` })

  async function ask(
    settings: { reportSecret?: string; publicOrigin?: string; address?: string },
    headers: Record<string, string> = {},
    turns = 1,
  ) {
    const { reportSecret = null, publicOrigin = 'http://localhost:3000' } = settings
    const { address: remoteAddress = '203.0.113.7' } = settings
    const backend = await startTestBackend()
    const app = new Hono<AppTypes>()
    mountReport(app, {
      settings: { reportSecret, publicOrigin, requestTimeoutMs: 5_000 },
      rpc: backend.transport,
      clientKeyOf: () => 'a network',
    })
    const env = { incoming: { socket: { remoteAddress } } }
    const statuses: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      const request = new Request('http://localhost:3000/report/', { headers })
      statuses.push((await app.fetch(request, env)).status)
    }
    return statuses
  }

  it.each([
    ['this machine', { address: '127.0.0.1' }, {}, 200],
    ['another one', {}, {}, 404],
    ['another one over a proxy', { address: '::1' }, { 'x-forwarded-for': '203.0.113.7' }, 404],
    ['a page that calls itself so', { address: '127.0.0.1' }, { host: 'evil.example' }, 404],
    [
      'the machine of a public shop',
      { address: '127.0.0.1', publicOrigin: 'https://saum.example' },
      {},
      404,
    ],
    ['another one that does not say the secret', { reportSecret: SECRET }, {}, 401],
    ['another one with a wrong secret', { reportSecret: SECRET }, basic('wrong'), 401],
    ['one with half a secret', { reportSecret: SECRET }, basic(SECRET.slice(0, 20)), 401],
    ['one with no password', { reportSecret: SECRET }, { authorization: 'Basic !' }, 401],
    ['one with a token', { reportSecret: SECRET }, { authorization: `Bearer ${SECRET}` }, 401],
    ['another one that knows the secret', { reportSecret: SECRET }, basic(SECRET), 200],
    ['this machine beside a secret', { reportSecret: SECRET, address: '::1' }, {}, 200],
    ['one that says a secret nobody set', {}, basic(SECRET), 404],
  ])('%s: %o %o %i', async (_, settings, headers, status) => {
    expect(await ask(settings, headers)).toEqual([status])
  })

  it('is not found by trying', async () => {
    const statuses = await ask({ reportSecret: SECRET }, basic('wrong'), 40)

    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401))
    expect(statuses.at(-1)).toBe(429)
  })
})
