import { describe, expect, it } from 'vitest'
import { newSessionToken } from '../session/session-cookie.ts'
import { createTestApp, htmlPage, type TestApp } from '../test-app.ts'

/** What an address may try at once. */
const BURST = 30

const WAYS = {
  applyVoucher: (code: string) => ({ code }),
  getApplicablePromotionsByCode: (promotionCode: string) => ({ promotionCode }),
  updateBasketItem: (promotionCode: string) => ({
    basketItemKey: 'item',
    update: { quantity: 1, promotionId: 'p', promotionCode },
  }),
}

describe('somebody who guesses codes, with another session for each', () => {
  it.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('is stopped at %s', async (name) => {
    const { app, calls } = countingApp()
    for (let turn = 0; turn < BURST; turn += 1) await tryCall(app, name, `CODE${turn}`)

    const response = await tryCall(app, name, 'CODE30')

    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('10')
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.json()).toMatchObject({ kind: 'too-many-requests' })
    expect(calls()).toBe(BURST)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'is stopped at the form of the basket, sent by %s',
    async (method) => {
      const { app } = countingApp()
      for (let turn = 0; turn < BURST; turn += 1) await tryForm(app, `CODE${turn}`, { method })

      const response = await tryForm(app, 'CODE30', { method })

      expect(response.status).toBe(429)
      expect(response.headers.get('retry-after')).toBe('10')
      expect(app.pageRequests).toHaveLength(BURST)
    },
  )

  it.each(['/DE/Cart/', '/de/%63art/', '/de/c%41rt', '/de/cart.data', '/fr-ch/cart/?index'])(
    'is stopped however the basket is written: %s',
    async (path) => {
      const { app } = countingApp()
      for (let turn = 0; turn < BURST; turn += 1) await tryForm(app, `CODE${turn}`, { path })

      expect((await tryForm(app, 'CODE30', { path })).status).toBe(429)
    },
  )

  it('is not looked for on pages that take none', async () => {
    const { app } = countingApp()
    const path = '/de/newsletter/'
    for (let turn = 0; turn < BURST; turn += 1) await tryForm(app, `CODE${turn}`, { path })

    expect((await tryForm(app, 'CODE30', { path })).status).toBe(200)
  })

  it('has calls and forms counted together', async () => {
    const { app } = countingApp()
    for (let turn = 0; turn < BURST; turn += 1) await tryCall(app, 'applyVoucher', `CODE${turn}`)

    expect((await tryForm(app, 'CODE30')).status).toBe(429)
  })

  it.each([
    ['/de/cart/', 'Bitte warte eine Minute', 'href="/de/cart/"'],
    ['/fr-ch/cart/', 'Veuillez patienter une minute', 'href="/fr-ch/cart/"'],
    ['/en/cart/', 'Please wait a minute', 'href="/en/cart/"'],
  ])('is told at %s what to do', async (path, words, link) => {
    const { app } = countingApp()
    for (let turn = 0; turn < BURST; turn += 1) await tryForm(app, `CODE${turn}`, { path })

    const page = await (await tryForm(app, 'CODE30', { path })).text()

    expect(page).toContain(words)
    expect(page).toContain(link)
  })

  it('keeps the basket open to everything but codes', async () => {
    const { app } = countingApp()
    for (let turn = 0; turn <= BURST; turn += 1) await tryForm(app, `CODE${turn}`)

    const change = await send(app, 'updateBasketItem', {
      basketItemKey: 'item',
      update: { quantity: 2, promotionId: null },
    })
    const removal = await app.fetch('/de/cart/', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'voucher-remove' }),
    })

    expect([change.status, removal.status]).toEqual([200, 200])
  })
})

describe('a household with codes', () => {
  it('never meets the limit, with one code for a full basket and the tries of everybody', async () => {
    const { app } = countingApp()
    const statuses = new Set<number>()
    for (const code of ['WINTER10', 'winter10', 'NAEHKREIS15', ...Array(20).keys()].map(String)) {
      statuses.add((await tryCall(app, 'applyVoucher', code)).status)
      statuses.add((await tryCall(app, 'getApplicablePromotionsByCode', code)).status)
      for (let item = 0; item < 5; item += 1) {
        statuses.add((await tryCall(app, 'updateBasketItem', code)).status)
      }
    }

    expect(statuses).toEqual(new Set([200]))
  })

  it('is not stopped for a neighbour behind the same trusted proxy', async () => {
    const { app } = countingApp({ TRUST_PROXY: 'on' })
    const from = (address: string) => ({ 'x-forwarded-for': `10.9.9.9, ${address}` })
    for (let turn = 0; turn <= BURST; turn += 1) {
      await tryCall(app, 'applyVoucher', `CODE${turn}`, from('203.0.113.7'))
    }

    const guessing = await tryCall(app, 'applyVoucher', 'WINTER10', from('203.0.113.7'))
    const neighbour = await tryCall(app, 'applyVoucher', 'WINTER10', from('203.0.113.8'))

    expect([guessing.status, neighbour.status]).toEqual([429, 200])
  })

  it('cannot be told by an address somebody made up, where no proxy is trusted', async () => {
    const { app } = countingApp()
    for (let turn = 0; turn < BURST; turn += 1) {
      await tryCall(app, 'applyVoucher', `CODE${turn}`, { 'x-forwarded-for': `203.0.113.${turn}` })
    }

    const response = await tryForm(app, 'CODE30')

    expect(response.status).toBe(429)
  })
})

function countingApp(env: Record<string, string> = {}) {
  let asked = 0
  const app = createTestApp({
    env,
    storefront: () => htmlPage('the basket'),
    async rpc() {
      asked += 1
      return { status: 200, contentType: 'application/json', body: '{}' }
    },
  })
  return { app, calls: () => asked }
}

function tryCall(
  app: TestApp,
  name: keyof typeof WAYS,
  code: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return send(app, name, WAYS[name](code), headers)
}

function send(
  app: TestApp,
  name: string,
  payload: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.fetch(`/api/de/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: aSession(), ...headers },
    body: JSON.stringify({ payload }),
  })
}

function tryForm(
  app: TestApp,
  code: string,
  { path = '/de/cart/', method = 'POST' } = {},
): Promise<Response> {
  return app.fetch(path, {
    method,
    headers: { cookie: aSession() },
    body: new URLSearchParams({ intent: 'voucher', code }),
  })
}

function aSession(): string {
  return `$session-10028=${newSessionToken()}`
}
