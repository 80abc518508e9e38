import { describe, expect, it } from 'vitest'
import { newSessionToken, sessionKeyOf } from '../session/session-cookie.ts'
import { createTestApp, htmlPage, type AnswerPage } from '../test-app.ts'

const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' }

describe('a page and the session of its visitor', () => {
  it('are known to each other in the shop of the page only', async () => {
    const token = newSessionToken()
    const app = createTestApp({ storefront: (_, { session }) => htmlPage(`${session.key}`) })
    const headers = { cookie: `$session-10028=${token}` }

    const own = await app.fetch('/de/cart/', { headers })
    const another = await app.fetch('/at/cart/', { headers })

    expect(await own.text()).toContain(sessionKeyOf(token))
    expect(await another.text()).toContain('null')
    expect(own.headers.getSetCookie().join()).not.toContain('session')
  })

  it('begin together when a form is sent', async () => {
    const begun: string[] = []
    const app = createTestApp({
      storefront(_, { session }) {
        begun.push(session.next(), session.next())
        session.enterNext()
        begun.push(session.key ?? '')
        return new Response(null, { status: 303, headers: { location: '/de/cart/' } })
      },
    })

    const response = await app.fetch('/de/cart/', {
      method: 'POST',
      body: new URLSearchParams('intent=add'),
    })

    const [session = '', hint] = response.headers.getSetCookie()
    const token = /^\$session-10028=([\w-]{43})\.\d+; HttpOnly/.exec(session)?.[1] ?? ''
    expect(begun).toEqual(Array.from({ length: 3 }, () => sessionKeyOf(token)))
    expect(hint).toMatch(/^saum-has-session-10028=1;/)
    expect(response.status).toBe(303)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a site beside ours', { origin: 'http://x.localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['a page that hides where it is', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('are out of reach for a form of %s', async (_, headers) => {
    const cookie = `$session-10028=${newSessionToken()}`
    const app = createTestApp()

    const response = await app.fetch('/de/cart/', {
      method: 'POST',
      headers: { cookie, ...headers },
      body: 'intent=clear',
    })

    expect(response.status).toBe(403)
    expect(app.pageRequests).toEqual([])
  })

  it('leave no cookie when nothing came of it', async () => {
    const app = createTestApp({
      storefront(_, { session }) {
        session.next()
        return new Response(null, { status: 303, headers: { location: '/de/p/hose-1/' } })
      },
    })

    const response = await app.fetch('/de/cart/', {
      method: 'POST',
      body: new URLSearchParams('intent=add'),
    })

    expect(response.status).toBe(303)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('part when the form logs somebody out', async () => {
    const app = createTestApp({
      storefront(_, { session }) {
        if (session.key !== null) session.end()
        return new Response(null, { status: 303, headers: { location: '/de/login/' } })
      },
    })

    const response = await app.fetch('/de/logout/', {
      method: 'POST',
      headers: { cookie: `$session-10028=${newSessionToken()}` },
      body: new URLSearchParams(),
    })

    const [session, hint] = response.headers.getSetCookie()
    expect(session).toMatch(/^\$session-10028=; HttpOnly; Max-Age=0/)
    expect(hint).toMatch(/^saum-has-session-10028=; Max-Age=0/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('leave no cookie when the page fails', async () => {
    const app = createTestApp({
      storefront(_, { session }) {
        session.next()
        session.enterNext()
        throw new Error('The basket is down')
      },
    })

    const response = await app.fetch('/de/cart/', {
      method: 'POST',
      body: new URLSearchParams('intent=add'),
    })

    expect(response.status).toBe(500)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

describe('the pages everybody shares', () => {
  const asks: AnswerPage = (_, { session }) => htmlPage(`for ${session.key}`, SHARED)

  it.each([
    ['says it is for everybody', asks],
    [
      'asks while it is read',
      (_, { session }) => {
        const late = new ReadableStream(
          {
            pull(controller) {
              controller.enqueue(new TextEncoder().encode(`for ${session.key}`))
              controller.close()
            },
          },
          { highWaterMark: 0 }, // or it would ask before it is read
        )
        return new Response(late, { headers: { ...SHARED, 'content-type': 'text/x-script' } })
      },
    ],
  ] satisfies [string, AnswerPage][])(
    'have none that asks who the visitor is, even if it %s',
    async (_, storefront) => {
      const token = newSessionToken()
      const app = createTestApp({ storefront })

      const own = await app.fetch('/de/', { headers: { cookie: `$session-10028=${token}` } })
      const next = await app.fetch('/de/')

      expect(await own.text()).toContain(sessionKeyOf(token))
      expect(own.headers.get('cache-control')).toBe('private, no-store')
      expect(own.headers.has('etag')).toBe(false)
      expect(await next.text()).toContain('for null')
      expect(next.headers.get('x-cache')).toBeNull()
      expect(app.cache.find('/de/')).toBeNull()
    },
  )

  it('are given to visitors with a session without a trace of it', async () => {
    const app = createTestApp({ storefront: () => htmlPage('the same for all', SHARED) })
    const headers = { cookie: `$session-10028=${newSessionToken()}; saum-has-session-10028=1` }

    await app.fetch('/de/')
    const hit = await app.fetch('/de/', { headers })

    expect(hit.headers.get('x-cache')).toBe('hit')
    expect(hit.headers.getSetCookie().join()).not.toContain('session')
    expect(hit.headers.get('vary')).toBe('accept-encoding')
  })

  it('are never kept with the cookie of the visitor for whom they were rendered', async () => {
    const app = createTestApp({
      storefront(_, { session }) {
        session.next()
        session.enterNext()
        return htmlPage('begun by reading', SHARED)
      },
    })

    const first = await app.fetch('/de/')
    const second = await app.fetch('/de/')

    const [one, other] = [first, second].map(({ headers }) => headers.getSetCookie()[0])
    expect(one).toMatch(/^\$session-10028=/)
    expect(other).not.toBe(one)
    expect(app.cache.find('/de/')).toBeNull()
  })
})
