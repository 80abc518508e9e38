import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestApp, htmlPage, ORIGIN, type TestApp } from '../test-app.ts'
import { readPolicyReport } from './policy-report.ts'

const BATCH = 'application/reports+json'
const SINGLE = 'application/csp-report'

function aBatch(body: Record<string, unknown> = {}, type = 'csp-violation') {
  const report = {
    documentURL: `${ORIGIN}/de/cart/?utm_source=x`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/a.js?visitor=ada',
    disposition: 'enforce',
    ...body,
  }
  return { type, age: 1, url: report.documentURL, user_agent: 'x', body: report }
}

function post(app: TestApp, body: unknown, contentType = BATCH, headers = {}): Promise<Response> {
  return app.fetch('/policy-reports', {
    method: 'POST',
    headers: { 'content-type': contentType, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const linesOf = (app: TestApp) =>
  app.logLines.filter(({ msg }) => msg === 'A page broke the security policy')

describe('a page', () => {
  it('says where its browser reports what its policy has blocked', async () => {
    const shared = { 'cache-control': 'public, s-maxage=60' }
    const app = createTestApp({
      env: { PUBLIC_ORIGIN: 'https://saum.example' },
      storefront: (request) => htmlPage('x', request.url.endsWith('/de/') ? shared : {}),
    })

    await app.fetch('/de/')
    for (const path of ['/de/', '/de/account/']) {
      const { headers } = await app.fetch(path)
      expect(headers.get('content-security-policy')).toMatch(
        /; report-uri \/policy-reports; report-to policy$/,
      )
      expect(headers.get('reporting-endpoints')).toBe('policy="/policy-reports"')
    }
    expect((await app.fetch('/de/')).headers.get('x-cache')).toBe('hit')
  })

  it('reports in the old way without https, where browsers would drop the new one', async () => {
    const { headers } = await createTestApp().fetch('/de/')

    expect(headers.get('content-security-policy')).toMatch(/; report-uri \/policy-reports$/)
  })
})

describe('a report of a browser', () => {
  it('is counted, and its line in the log says nothing of the visitor', async () => {
    const app = createTestApp()

    const batched = await post(app, [aBatch()])
    const single = await post(
      app,
      {
        'csp-report': {
          'document-uri': `${ORIGIN}/de/paper/geheim-1234/?token=geheim`,
          'violated-directive': "img-src 'self'",
          'blocked-uri': 'inline',
        },
      },
      SINGLE,
    )

    expect([batched.status, single.status]).toEqual([204, 204])
    expect(linesOf(app)).toMatchObject([
      {
        level: 'warn',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        path: '/de/cart/',
      },
      { directive: 'img-src', blocked: 'inline', path: '/de/paper/…/' },
    ])
    expect(JSON.stringify(app.logLines)).not.toMatch(/geheim|ada|utm_/)
    const metrics = await (await app.fetch('/metrics')).text()
    expect(metrics).toContain('saum_policy_reports_total{directive="script-src-elem"} 1')
    expect(metrics).toContain('saum_policy_reports_total{directive="img-src"} 1')
  })

  it('is read without the query and the secrets in the path of its page', () => {
    const pages = ['/de/cart/?token=geheim', '/de/paper/geheim-1234/?token=geheim']
    const body = pages.map((page) => aBatch({ documentURL: ORIGIN + page }))

    const violations = readPolicyReport(JSON.stringify(body), ORIGIN)

    expect(violations?.map(({ path }) => path)).toEqual(['/de/cart/', '/de/paper/…/'])
  })

  it('has one line however often it comes, and few lines in all', async () => {
    const app = createTestApp()
    const many = Array.from({ length: 20 }, (_, at) =>
      aBatch({ documentURL: `${ORIGIN}/de/${at}/` }),
    )

    await post(app, [aBatch(), aBatch()])
    await post(app, [aBatch()])
    expect(linesOf(app)).toHaveLength(1)
    await post(app, many)

    expect(linesOf(app)).toHaveLength(10)
  })

  it.each([
    ['of another site', { documentURL: 'https://evil.example/de/' }],
    ['of no page', { documentURL: 'about:blank' }],
    ['of an extension', { blockedURL: 'chrome-extension', sourceFile: '' }],
    ['of a script of an extension', { sourceFile: 'moz-extension://abc/a.js' }],
  ])('%s is dropped', async (_, body) => {
    const app = createTestApp()

    expect((await post(app, [aBatch(body)])).status).toBe(204)
    expect(linesOf(app)).toEqual([])
  })

  it('cannot make up names that are counted', async () => {
    const app = createTestApp()

    await post(app, [
      aBatch({ effectiveDirective: 'made-up"} 1', blockedURL: 'javascript:alert(1)' }),
      aBatch({ effectiveDirective: 7, blockedURL: null }),
      aBatch({}, 'deprecation'),
      null,
    ])

    expect(linesOf(app)).toMatchObject([{ directive: 'other', blocked: 'other' }])
    expect(await (await app.fetch('/metrics')).text()).not.toContain('made-up')
  })

  it.each([
    [400, '', BATCH],
    [400, '{', BATCH],
    [400, '{}', SINGLE],
    [400, '[1', BATCH],
    [400, JSON.stringify(Array.from({ length: 21 }, () => aBatch())), BATCH],
    [413, 'x'.repeat(70_000), BATCH],
    [415, '[]', 'application/json'],
    [415, '[]', 'text/plain'],
    [204, '[]', `${BATCH}; charset=utf-8`],
  ])('is answered with %i', async (status, body, contentType) => {
    const app = createTestApp()

    expect((await post(app, body, contentType)).status).toBe(status)
    expect(linesOf(app)).toEqual([])
  })

  it('comes from pages of ours and by POST only', async () => {
    const app = createTestApp()

    const foreign = await post(app, [aBatch()], BATCH, { origin: 'https://evil.example' })
    const read = await app.fetch('/policy-reports')

    expect([foreign.status, read.status]).toEqual([403, 405])
    expect(linesOf(app)).toEqual([])
  })

  it('is refused when one visitor sends too many', async () => {
    const app = createTestApp()
    const statuses: number[] = []

    for (let turn = 0; turn < 25; turn++) statuses.push((await post(app, [])).status)

    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(204))
    expect(statuses.at(-1)).toBe(429)
  })

  it('may be any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (body) => {
        for (const text of [
          body,
          `{"csp-report":${body}}`,
          `[{"type":"csp-violation","body":${body}}]`,
        ]) {
          expect(readPolicyReport(text, ORIGIN) ?? []).toEqual([])
        }
      }),
      { numRuns: 200 },
    )
  })
})
