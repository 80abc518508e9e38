import type { RpcAnswer } from '@saum/contract/rpc'
import { describe, expect, it } from 'vitest'
import { newSessionToken } from '../session/session-cookie.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

const OK: RpcAnswer = { status: 200, contentType: 'application/json', body: '{}' }
/** One a second for long, five at once. */
const FEW = { SESSION_RATE_LIMIT: '1' }

describe('a visitor who changes their basket far too often', () => {
  it('is told when to come back, and the shop is not asked', async () => {
    const { app, count } = countingApp(FEW)
    const responses = await times(6, () => add(app))

    const last = responses.at(-1)

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(last?.headers.get('retry-after')).toBe('1')
    expect(last?.headers.get('content-type')).toBe('application/problem+json')
    expect(last?.headers.getSetCookie()).toEqual([])
    expect(await last?.json()).toMatchObject({ status: 429, kind: 'too-many-requests' })
    expect(count()).toBe(5)
  })

  it('is not let in with another session each time', async () => {
    const { app } = countingApp(FEW)

    const responses = await times(6, () => add(app, { cookie: aSession() }))

    expect(responses.at(-1)?.status).toBe(429)
  })

  it('goes on looking at what is the same for everybody', async () => {
    const { app } = countingApp(FEW)
    await times(6, () => add(app))

    const response = await app.fetch('/api/de/rpc/getProductById', aCall())

    expect(response.status).toBe(200)
  })

  it.each(['placeOrder', 'setCheckoutAddresses', 'getOrderByToken', 'createReturn', 'trackOrder'])(
    'is counted by their network when they call %s, which needs no session',
    async (name) => {
      const { app, count } = countingApp(FEW)
      const call = () => app.fetch(`/api/de/rpc/${name}`, aCall({ cookie: aSession() }))

      const responses = await times(6, call)

      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
      expect(count()).toBe(5)
    },
  )

  it('is nobody who came by the same proxy, where the proxy is trusted', async () => {
    const { app } = countingApp({ ...FEW, TRUST_PROXY: 'on' })
    const from = (address: string) => ({ 'x-forwarded-for': `10.9.9.9, ${address}` })
    await times(6, () => add(app, from('203.0.113.7')))

    const same = await add(app, from('203.0.113.7'))
    const other = await add(app, from('203.0.113.8'))

    expect([same.status, other.status]).toEqual([429, 200])
  })

  it('cannot hide behind an address they made up, where no proxy is trusted', async () => {
    const { app } = countingApp(FEW)
    let at = 0

    const responses = await times(6, () =>
      add(app, { 'x-forwarded-for': `203.0.113.${(at += 1)}`, 'x-client-key': `${at}` }),
    )

    expect(responses.at(-1)?.status).toBe(429)
  })

  it('is refused the forms as well, with a page that says what to do', async () => {
    const app = createTestApp({ env: FEW })
    await times(5, () => send(app))

    const response = await send(app)

    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('1')
    expect(await response.text()).toContain('Bitte versuche es gleich noch einmal')
    expect(app.pageRequests).toHaveLength(5)
  })

  it('meets no limit where the operator wants none', async () => {
    const { app } = countingApp({ SESSION_RATE_LIMIT: '0' })
    const cookie = aSession()

    const responses = await times(300, () => add(app, { cookie }))

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

describe('somebody who shops', () => {
  it('never meets a limit, with an outfit and everything that is applied to it', async () => {
    const { app } = countingApp({})
    const cookie = aSession()

    const responses = await times(150, () => add(app, { cookie }))

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  })
})

function countingApp(env: Record<string, string>) {
  let asked = 0
  const app = createTestApp({
    env,
    async rpc() {
      asked += 1
      return OK
    },
  })
  return { app, count: () => asked }
}

function add(app: TestApp, headers: Record<string, string> = {}): Promise<Response> {
  return app.fetch('/api/de/rpc/addItemToBasket', aCall(headers))
}

function send(app: TestApp): Promise<Response> {
  return app.fetch('/de/cart/', { method: 'POST', body: new URLSearchParams('variant=1') })
}

function aCall(headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  }
}

function aSession(): string {
  return `$session-10028=${newSessionToken()}`
}

async function times(count: number, act: () => Promise<Response>): Promise<Response[]> {
  const responses: Response[] = []
  for (let turn = 0; turn < count; turn += 1) responses.push(await act())
  return responses
}
