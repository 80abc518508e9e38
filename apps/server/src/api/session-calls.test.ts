import type { RpcAnswer, RpcRequest } from '@saum/contract/rpc'
import { describe, expect, it } from 'vitest'
import { newSessionToken, sessionKeyOf } from '../session/session-cookie.ts'
import { createTestApp } from '../test-app.ts'

const OK: RpcAnswer = { status: 200, contentType: 'application/json', body: '{}' }
/** The shop has taken the key the server has made for the visitor. */
const BEGUN: RpcAnswer = { ...OK, session: 'next' }

describe('a call about what a visitor keeps', () => {
  it('tells the shop who asks by the hash of their cookie', async () => {
    const token = newSessionToken()
    const { post, calls } = recordingApp()

    const response = await post('getBasket', { cookie: `shop=de; $session-10028=${token}` })

    expect(calls).toMatchObject([{ name: 'getBasket', sessionKey: sessionKeyOf(token) }])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['no cookie', ''],
    ['a cookie that is not ours', '$session-10028=anything'],
    ['the cookie of another shop', `$session-10029=${newSessionToken()}`],
  ])('does not begin a session by asking, with %s', async (_, cookie) => {
    const { post, calls } = recordingApp()

    const response = await post('getBasket', { cookie })

    expect(calls[0]).not.toHaveProperty('sessionKey')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each(['addItemToBasket', 'addItemsToBasket', 'addItemToWishlist'])(
    'begins a session with %s',
    async (name) => {
      const { post, calls } = recordingApp(BEGUN)

      const response = await post(name)

      const [session = '', hint] = response.headers.getSetCookie()
      const token = /^\$session-10028=([\w-]{43})\.\d+;/.exec(session)?.[1] ?? ''
      expect(session).toContain('; HttpOnly;')
      expect(hint).toMatch(/^saum-has-session-10028=1; Max-Age=/)
      expect(calls).toMatchObject([{ name, nextSessionKey: sessionKeyOf(token) }])
      expect(calls[0]).not.toHaveProperty('sessionKey')
    },
  )

  it.each(['addItemToBasket', 'addItemsToBasket', 'addItemToWishlist'])(
    'leaves the cookie of a visitor as it is where the shop knows it, with %s',
    async (name) => {
      const { post } = recordingApp(OK)
      const token = `${newSessionToken()}.${Math.floor(Date.now() / 86_400_000)}`

      const response = await post(name, { cookie: `$session-10028=${token}` })

      expect(response.headers.getSetCookie()).toEqual([])
    },
  )

  it.each(['getCheckoutToken', 'placeOrder'])(
    'gives the visitor another session with %s, and never the one that was sent',
    async (name) => {
      const planted = newSessionToken()
      const { post, calls } = recordingApp(BEGUN)

      const response = await post(name, { cookie: `$session-10028=${planted}` })

      const [cookie = ''] = response.headers.getSetCookie()
      const token = /^\$session-10028=([\w-]{43})\.\d+;/.exec(cookie)?.[1] ?? ''
      expect(calls[0]?.nextSessionKey).toBe(sessionKeyOf(token))
      expect(token).not.toBe(planted)
    },
  )

  it.each(['addItemToBasket', 'getBasket', 'getWishlist', 'clearBasket'])(
    'prolongs the session there is with %s, once a day',
    async (name) => {
      const token = newSessionToken()
      const { post, calls } = recordingApp()

      const first = await post(name, { cookie: `$session-10028=${token}.20000` })
      const [cookie = ''] = first.headers.getSetCookie()
      const again = await post(name, { cookie: cookie.split(';', 1).join() })

      expect(cookie).toMatch(`$session-10028=${token}.`)
      expect(again.headers.getSetCookie()).toEqual([])
      const sessionKey = sessionKeyOf(token)
      expect(calls).toMatchObject([{ sessionKey }, { sessionKey }])
    },
  )

  it('does not prolong what is of no use', async () => {
    const { post } = recordingApp({ ...OK, status: 404 })

    const response = await post('removeItemFromBasket', {
      cookie: `$session-10028=${newSessionToken()}.20000`,
    })

    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each([
    [200, true],
    [409, true],
    [412, true],
    [413, true],
    [400, false],
    [404, false],
    [429, false],
    [500, false],
  ])('answered with %i leaves a cookie: %s', async (status, isLeft) => {
    const { post } = recordingApp({ ...BEGUN, status })

    const response = await post('addItemToBasket')

    expect(response.headers.getSetCookie().length > 0).toBe(isLeft)
  })

  it('leaves a cookie for https only where shoppers come by https', async () => {
    const { post, calls } = recordingApp(BEGUN, { PUBLIC_ORIGIN: 'https://www.saum.example' })
    const planted = `$session-10028=${newSessionToken()}`

    const response = await post('addItemToBasket', { cookie: planted })

    const cookies = response.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) expect(cookie).toContain('; Secure')
    expect(cookies[0]).toMatch(
      /^__Host-\$session-10028=[\w-]{43}\.\d+; HttpOnly; Max-Age=\d+; Path=\/;/,
    )
    expect(cookies[0]).not.toContain('Domain')
    expect(calls[0]).not.toHaveProperty('sessionKey')
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a form of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a plain form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['text that pretends to be none', { 'content-type': 'text/plain' }, 415],
  ])('is not taken from %s', async (_, headers, status) => {
    const { post, calls } = recordingApp()

    const response = await post('addItemToBasket', {
      cookie: `$session-10028=${newSessionToken()}`,
      ...headers,
    })

    expect(response.status).toBe(status)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(calls).toEqual([])
  })
})

describe('any other call', () => {
  it('does not tell the shop who asks', async () => {
    const { post, calls } = recordingApp()

    await post('getProductById', { cookie: `$session-10028=${newSessionToken()}` })

    expect(calls[0]).not.toHaveProperty('sessionKey')
  })

  it('cannot claim to be somebody', async () => {
    const { app, calls } = recordingApp()
    const sessionKey = sessionKeyOf(newSessionToken())

    await app.fetch(`/api/de/rpc/getBasket?sessionKey=${sessionKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-key': sessionKey },
      body: JSON.stringify({ payload: {}, sessionKey }),
    })

    expect(calls[0]).not.toHaveProperty('sessionKey')
  })
})

function recordingApp(answer: RpcAnswer = OK, env: Record<string, string> = {}) {
  const calls: RpcRequest[] = []
  const app = createTestApp({
    env,
    async rpc(request) {
      calls.push(request)
      return answer
    },
  })
  const post = (name: string, headers: Record<string, string> = {}) =>
    app.fetch(`/api/de/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })
  return { app, calls, post }
}
