import type { SessionUse } from '@saum/contract/call'
import { ALL_CALLS } from '@saum/contract/calls'
import type { RpcAnswer, RpcRequest } from '@saum/contract/rpc'
import { describe, expect, it } from 'vitest'
import { findSessionCookie, newSessionToken, sessionKeyOf } from '../session/session-cookie.ts'
import { createTestApp } from '../test-app.ts'

const PLAIN = { shopId: 10_028, isSecure: false }
const LOGGED_IN: RpcAnswer = { status: 204, contentType: 'application/json', body: '' }
const LOGGED_OUT: RpcAnswer = { ...LOGGED_IN, status: 200, body: '{"result":true}' }

describe('[6.1] a login', () => {
  it('changes the session: the answer brings a cookie nobody has seen before', async () => {
    const token = newSessionToken()
    const { post, calls } = recordingApp(LOGGED_IN)

    const response = await post('oauthLogin', { cookie: `$session-10028=${token}` })

    const [cookie = '', hint] = response.headers.getSetCookie()
    const next = findSessionCookie(cookie, PLAIN)?.token ?? ''
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(next).not.toBe(token)
    expect(cookie).toContain('; HttpOnly;')
    expect(hint).toMatch(/^saum-has-session-10028=1; Max-Age=2419200;/)
    const [sessionKey, nextSessionKey] = [token, next].map(sessionKeyOf)
    expect(calls).toMatchObject([{ name: 'oauthLogin', sessionKey, nextSessionKey }])
  })

  it.each(namesOf('replaces'))('and so does %s: no session outlives it', async (name) => {
    const token = newSessionToken()
    const { post, calls } = recordingApp(LOGGED_IN)

    const response = await post(name, { cookie: `$session-10028=${token}` })

    const [cookie = ''] = response.headers.getSetCookie()
    const next = findSessionCookie(cookie, PLAIN)?.token ?? token
    expect(next).not.toBe(token)
    expect(calls[0]?.nextSessionKey).toBe(sessionKeyOf(next))
  })

  it('tells the shop with what, in two words, and never how the browser calls itself', async () => {
    const { post, calls } = recordingApp(LOGGED_IN)
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

    await post('oauthLogin', { 'user-agent': userAgent })
    await post('getBasket', { 'user-agent': userAgent })

    expect(calls.map(({ agent }) => agent)).toEqual(['firefox linux', undefined])
  })

  it('gives a session to a visitor who has none', async () => {
    const { post, calls } = recordingApp(LOGGED_IN)

    const response = await post('oauthLogin')

    expect(calls[0]).not.toHaveProperty('sessionKey')
    expect(calls[0]).toHaveProperty('nextSessionKey')
    expect(response.headers.getSetCookie()).toHaveLength(2)
  })

  it('never takes the session somebody else has chosen for the visitor', async () => {
    const planted = newSessionToken()
    const { post, calls } = recordingApp(LOGGED_IN)

    const response = await post(
      'oauthLogin',
      { cookie: `$session-10028=${planted}`, 'x-next-session-key': sessionKeyOf(planted) },
      JSON.stringify({ payload: {}, nextSessionKey: sessionKeyOf(planted) }),
    )

    expect(calls[0]?.nextSessionKey).not.toBe(sessionKeyOf(planted))
    expect(response.headers.getSetCookie().join('\n')).not.toContain(planted)
  })

  it.each([400, 403, 404, 429, 500])('that is refused with %i leaves no cookie', async (status) => {
    const { post } = recordingApp({ ...LOGGED_IN, status, body: '{}' })

    const response = await post('oauthLogin', { cookie: `$session-10028=${newSessionToken()}` })

    expect(response.status).toBe(status)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a form of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    [
      'a neighbouring site',
      { origin: 'http://x.localhost:3000', 'sec-fetch-site': 'same-site' },
      403,
    ],
    ['a page that hides where it is', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['a plain form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['text that pretends to be none', { 'content-type': 'text/plain' }, 415],
  ])('is not taken from %s', async (_, headers, status) => {
    const { post, calls } = recordingApp(LOGGED_IN)

    const response = await post('oauthLogin', headers)

    expect(response.status).toBe(status)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(calls).toEqual([])
  })

  it('leaves neither password nor e-mail nor session in the log', async () => {
    const token = newSessionToken()
    const { app, post } = recordingApp(LOGGED_IN)
    const body = JSON.stringify({ payload: { email: 'anna@saum.example', password: 'Faden7' } })

    const response = await post('oauthLogin', { cookie: `$session-10028=${token}` }, body)

    const [cookie = ''] = response.headers.getSetCookie()
    const next = findSessionCookie(cookie, PLAIN)?.token ?? 'missing'
    const log = JSON.stringify(app.logLines)
    expect(app.logLines).not.toEqual([])
    for (const secret of [token, next, 'anna@saum.example', 'Faden7']) {
      expect(log).not.toContain(secret)
      expect(log).not.toContain(sessionKeyOf(secret))
    }
  })

  it.each(['getBasket', 'updateBasketItem', 'oauthRevokeToken', 'getProductById', 'getUser'])(
    'can lead to another session, unlike %s',
    async (name) => {
      const { post, calls } = recordingApp()

      await post(name, { cookie: `$session-10028=${newSessionToken()}` })

      expect(calls[0]).not.toHaveProperty('nextSessionKey')
    },
  )
})

describe('[6.1] a logout', () => {
  it.each(namesOf('ends'))(
    'by %s makes the browser forget that there was a session',
    async (name) => {
      const { post } = recordingApp(LOGGED_OUT)

      const response = await post(name, {
        cookie: `$session-10028=${newSessionToken()}`,
      })

      expect(response.headers.getSetCookie()).toEqual([
        '$session-10028=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax',
        'saum-has-session-10028=; Max-Age=0; Path=/; SameSite=Lax',
      ])
    },
  )

  it.each([400, 401, 500])('that is refused with %i leaves the visitor theirs', async (status) => {
    const { post } = recordingApp({ ...LOGGED_OUT, status })

    const response = await post('oauthRevokeToken', {
      cookie: `$session-10028=${newSessionToken()}`,
    })

    expect(response.headers.getSetCookie()).toEqual([])
  })
})

function namesOf(use: SessionUse): string[] {
  return ALL_CALLS.filter(({ session }) => session === use).map(({ name }) => name)
}

function recordingApp(answer: RpcAnswer = { ...LOGGED_OUT, body: '{}' }) {
  const calls: RpcRequest[] = []
  const app = createTestApp({
    async rpc(request) {
      calls.push(request)
      return answer
    },
  })
  const post = (name: string, headers: Record<string, string> = {}, body = '{}') =>
    app.fetch(`/api/de/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  return { app, calls, post }
}
