import { createBackend } from '@saum/contract/backend'
import { ALL_CALLS } from '@saum/contract/calls'
import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import { oauthLogin } from '@saum/contract/login'
import type { RpcRequest } from '@saum/contract/rpc'
import { describe, expect, it } from 'vitest'
import { createTestApp, htmlPage } from '../test-app.ts'
import { limitLogins } from './limit-logins.ts'

const CREDENTIALS = { email: 'anna@saum.example', password: 'Faden7' }

describe('logins from one address', () => {
  it('are thirty at once, then one in ten seconds', async () => {
    const clock = { now: 0 }
    const { logIn } = aLimitedShop(clock)

    const statuses = await inTurn(50, () => logIn())
    const elsewhere = await logIn({ clientKey: 'another' })
    clock.now += 10_000
    const later = await inTurn(2, () => logIn())

    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual(Array<number>(20).fill(429))
    expect([elsewhere, ...later]).toEqual([200, 200, 429])
  })

  it.each(ALL_CALLS.filter(({ session }) => session === 'replaces'))(
    'are counted with $name, which says in its refusals that there may be too many',
    async (call) => {
      const { logIn, asked } = aLimitedShop()
      await inTurn(30, () => logIn())

      expect(await logIn({ name: call.name })).toBe(429)
      expect(call.refusals['too-many-requests']).toBe(429)
      expect(asked).toHaveLength(30)
    },
  )

  it('leave everything else alone', async () => {
    const { logIn } = aLimitedShop()
    await inTurn(31, () => logIn())

    expect(await logIn({ name: 'getBasket' })).toBe(200)
  })

  it('share one limit, whether a script calls or a form without script is sent', async () => {
    const { app, byForm, byCall } = aShopWithForm()
    const ways = (turn: number) => (turn % 2 === 0 ? byForm() : byCall())
    const statuses: number[] = []
    for (let turn = 0; turn < 50; turn += 1) statuses.push((await ways(turn)).status)

    const refused = await byCall()

    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual(Array<number>(20).fill(429))
    expect(refused.headers.get('retry-after')).toBe('10')
    expect(await refused.json()).toMatchObject({ kind: 'too-many-requests', status: 429 })
    expect(app.pageRequests).toHaveLength(25)
  })
})

function aLimitedShop(clock = { now: 0 }) {
  const asked: RpcRequest[] = []
  const transport = limitLogins(
    async (request) => {
      asked.push(request)
      return { status: 200, contentType: 'application/json', body: '{}' }
    },
    () => clock.now,
  )
  const login = { shopId: 10_028, name: 'oauthLogin', body: '{}', requestId: 'r', clientKey: 'one' }
  const logIn = async (overrides: Partial<RpcRequest> = {}) =>
    (await transport({ ...login, ...overrides })).status
  return { transport, logIn, asked }
}

/** The server over a page that logs in with what its form was sent, as the storefront does. */
function aShopWithForm() {
  const { transport } = aLimitedShop()
  const app = createTestApp({
    rpc: transport,
    async storefront(request) {
      const clientKey = request.headers.get(CLIENT_KEY_HEADER) ?? 'missing'
      const backend = createBackend(transport, { shopId: 10_028, requestId: 'r', clientKey })
      const login = await backend.call(oauthLogin, CREDENTIALS)
      return login.ok ? htmlPage('in') : new Response(login.refusal.kind, { status: 429 })
    },
  })
  const byForm = () =>
    app.fetch('/de/login/', { method: 'POST', body: new URLSearchParams(CREDENTIALS) })
  const byCall = () =>
    app.fetch('/api/de/rpc/oauthLogin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payload: CREDENTIALS }),
    })
  return { app, byForm, byCall }
}

async function inTurn(count: number, act: () => Promise<number>): Promise<number[]> {
  const results: number[] = []
  for (let turn = 0; turn < count; turn += 1) results.push(await act())
  return results
}
