import { randomUUID } from 'node:crypto'
import type { RpcAnswer, RpcRequest } from '@saum/contract/rpc'
import type { VisitEvent } from '@saum/contract/tracking-event'
import { writeConsent, type Consent } from '@saum/tracking/consent/consent'
import { describe, expect, it } from 'vitest'
import { createTestApp, ORIGIN } from '../test-app.ts'

const WARNING = 'Visits are not counted for now'
const CONSENT_ID = '580f46e5-0b53-4c8e-9d6d-0f6f3f0b8a11'

function consentText(parts: Partial<Consent> = {}): string {
  const at = Date.now() - 60_000
  const consent = { version: 1, id: CONSENT_ID, at, granted: [], refused: [] }
  return `saum-consent=${writeConsent({ ...consent, granted: ['visit-statistics'], ...parts })}`
}

const anEvent = (more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  name: 'page_view',
  ageMs: 12,
  pageType: 'home_page',
  path: '/de/',
  ...more,
})

interface KeptPayload {
  payload: { visitId: string; consentId: string; events: VisitEvent[] }
}

function aCollector(env: Record<string, string> = {}, answer?: () => Promise<RpcAnswer>) {
  const calls: RpcRequest[] = []
  const app = createTestApp({
    env,
    rpc: async (request) => {
      calls.push(request)
      if (answer) return answer()
      const { payload } = JSON.parse(request.body) as KeptPayload
      const body = JSON.stringify({ kept: payload.events.length })
      return { status: 200, contentType: 'application/json', body }
    },
  })
  const visitId = randomUUID()
  return {
    app,
    calls,
    visitId,
    kept: () => calls.map(({ body }) => (JSON.parse(body) as KeptPayload).payload),
    send: (events: unknown, headers: Record<string, string> = {}, path = '/api/de/events') =>
      app.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', cookie: consentText(), ...headers },
        body: typeof events === 'string' ? events : JSON.stringify({ visitId, events }),
      }),
  }
}

describe('[9.12] what pages tell of a visit', () => {
  it('is kept for the shop and under the consent, whatever type a beacon names', async () => {
    const { send, calls, kept, visitId } = aCollector()

    const answer = await send([anEvent(), anEvent({ name: 'view_item', productId: 12 })])

    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ kept: 2 })
    expect(calls).toMatchObject([{ shopId: 10028, name: 'keepVisitEvents' }])
    expect(kept()).toMatchObject([{ visitId, consentId: CONSENT_ID }])
    expect(calls[0]).not.toHaveProperty('sessionKey')
  })

  it.each([
    ['no cookie', { cookie: '' }],
    ['a refusal', { cookie: consentText({ granted: [], refused: ['visit-statistics'] }) }],
    ['another service', { cookie: consentText({ granted: ['tag-manager'] }) }],
    ['a choice of two years ago', { cookie: consentText({ at: Date.now() - 63_072_000_000 }) }],
    ['a choice of tomorrow', { cookie: consentText({ at: Date.now() + 86_400_000 }) }],
    ['other words than ours', { cookie: consentText({ version: 2 }) }],
    ['a made-up cookie', { cookie: 'saum-consent=yes' }],
    ['a privacy signal', { 'sec-gpc': '1' }],
    ['do not track', { dnt: '1' }],
  ])('is not kept with %s, and the answer does not tell', async (_, headers) => {
    const { send, calls } = aCollector()

    const answer = await send([anEvent()], headers)

    expect(answer.status).toBe(204)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(calls).toEqual([])
  })

  it('loses single faulty events and keeps the others', async () => {
    const { send, kept } = aCollector()
    const faults = [
      null,
      'event',
      [],
      anEvent({ id: 'x' }),
      anEvent({ name: 'login' }),
      anEvent({ ageMs: -5 }),
      anEvent({ pageType: '"><script>' }),
      anEvent({ path: 7 }),
      anEvent({ query: { $ne: '' } }),
      anEvent({ query: 'a\u0000b' }),
      anEvent({ value: 1e15 }),
    ]

    const answer = await send([...faults, anEvent({ extra: 'x', __proto__: { a: 1 } })])

    expect(await answer.json()).toEqual({ kept: 1 })
    expect(Object.keys(kept()[0]?.events[0] ?? {}).toSorted()).toEqual([
      'ageMs',
      'id',
      'name',
      'pageType',
      'path',
    ])
  })

  it('is nothing when all of it is faulty, and asks the shop for nothing', async () => {
    const { send, calls } = aCollector()

    expect(await (await send([1, 2])).json()).toEqual({ kept: 0 })
    expect(calls).toEqual([])
  })

  it('is cut to fifty events', async () => {
    const { send, kept } = aCollector()
    await send(Array.from({ length: 60 }, () => anEvent()))
    expect(kept()[0]?.events).toHaveLength(50)
  })

  it.each([
    ['/de/wishlist/shared/Zx81kQ?utm=1#a', '/de/wishlist/shared/…'],
    ['/de/paper/abc.def', '/de/paper/…'],
    ['/de/account/order-details/4711/', '/de/account/order-details/…/'],
    ['/de/newsletter-end/eyJhbGciOiJIUzI1NiJ9.e30', '/de/newsletter-end/…'],
    ['/de/x/580f46e5-0b53-4c8e-9d6d-0f6f3f0b8a11', '/de/x/…'],
    ['/de/anna@example.org/', '/de/…/'],
    ['/de/anna%40example.org/', '/de/…/'],
    ['/de/p/leinenkleid-mit-guertel-1204/', '/de/p/leinenkleid-mit-guertel-1204/'],
    ['https://evil.example/', ''],
    ['//evil.example/', ''],
  ])('tells nobody the secret of %s', async (path, stored) => {
    const { send, kept } = aCollector()
    await send([anEvent({ path })])
    expect(kept()[0]?.events[0]?.path).toBe(stored)
  })

  it.each([
    ['  Weißes   KLEID ', 'weißes kleid'],
    ['x'.repeat(200), 'x'.repeat(75)],
    ['anna@example.org', undefined],
    [`${'x'.repeat(74)} anna@example.org`, undefined],
    ['0171 234 56 78', undefined],
    ['   ', undefined],
  ])('counts the search for %j as %j', async (query, stored) => {
    const { send, kept } = aCollector()
    await send([anEvent({ name: 'search', query, total: 3 })])
    expect(kept()[0]?.events[0]?.query).toBe(stored)
  })

  it.each(['', 'a=b', '[]', 'null', '{}', '{"visitId":"x","events":[]}', '{"visitId":'])(
    'is refused when it is %j',
    async (body) => {
      const { send, calls } = aCollector()
      expect((await send(body)).status).toBe(400)
      expect(calls).toEqual([])
    },
  )

  it('is refused for an unknown shop, with another method and from another site', async () => {
    const { send, app, calls } = aCollector()

    expect((await send([anEvent()], {}, '/api/us/events')).status).toBe(404)
    expect((await app.fetch('/api/de/events')).status).toBe(405)
    expect((await send([anEvent()], { origin: 'https://evil.example' })).status).toBe(403)
    expect((await send([anEvent()], { origin: ORIGIN })).status).toBe(200)
    expect(calls).toHaveLength(1)
  })

  it('is an unknown address where visits are not counted', async () => {
    const { send, calls } = aCollector({ STATISTICS: 'off' })

    expect((await send([anEvent()])).status).toBe(404)
    expect(calls).toEqual([])
  })

  it('is limited for one network, by the number of events', async () => {
    const { send } = aCollector()
    const fifty = () => Array.from({ length: 50 }, () => anEvent())

    const statuses: number[] = []
    for (let turn = 0; turn < 25; turn++) statuses.push((await send(fifty())).status)

    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('[8.27] a message that is too large', () => {
  it('is refused with these words', async () => {
    const { send, calls } = aCollector()

    const answer = await send(JSON.stringify({ events: 'x'.repeat(33 * 1024) }))

    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({
      title:
        'Failed to send the event(s) because the payload size exceeded the maximum allowed size (32 KB).',
    })
    expect(calls).toEqual([])
  })
})

describe('a database that does not keep up', () => {
  it('costs counts, and neither time nor a word about the visitor', async () => {
    const { send, app, calls } = aCollector(
      { REQUEST_TIMEOUT_MS: '100' },
      () => new Promise<never>(() => {}),
    )

    const answers = await Promise.all(Array.from({ length: 40 }, () => send([anEvent()])))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    expect(answers[0]?.headers.get('retry-after')).toBe('10')
    expect(calls).toHaveLength(32)
    expect(JSON.stringify(app.logLines)).not.toContain(CONSENT_ID)
    expect((await app.fetch('/de/')).status).toBe(200)
  })

  it('is survived when it fails, and logged once until a visit is counted again', async () => {
    let isAway = true
    const { send, app } = aCollector({}, async () => {
      if (isAway) throw new Error('gone')
      return { status: 200, contentType: 'application/json', body: '{"kept":1}' }
    })

    for (let turn = 0; turn < 40; turn++) expect((await send([anEvent()])).status).toBe(503)
    expect(app.logLines.filter(({ msg }) => msg === WARNING)).toHaveLength(1)

    isAway = false
    expect((await send([anEvent()])).status).toBe(200)
    isAway = true
    await send([anEvent()])
    expect(app.logLines.filter(({ msg }) => msg === WARNING)).toHaveLength(2)
  })

  it('is left to the shop service to log while it is away', async () => {
    const { send, app } = aCollector({}, async () => ({
      status: 503,
      contentType: 'application/problem+json',
      body: '{"title":"The shop is unavailable for a moment"}',
    }))

    expect((await send([anEvent()])).status).toBe(503)

    expect(app.logLines.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([])
  })
})
