import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test-app.ts'

interface Asked {
  url: string
  method: string
  requestId: string
  clientKey: string
}

const ELEMENT = {
  script: { src: '/a.js', integrity: 'sha384-a' },
  stylesheet: { src: '/a.css', integrity: 'sha384-b' },
}

function openApp(env: Record<string, string> = {}): { app: TestApp; asked: Asked[] } {
  const asked: Asked[] = []
  const app = createTestApp({
    env,
    checkout: {
      host: {
        element: ELEMENT,
        fragment: async () => null,
        async fetch(request, facts) {
          const { requestId, clientKey } = facts
          asked.push({ url: request.url, method: request.method, requestId, clientKey })
          return new Response(await request.text())
        },
      },
      testProvider: {
        async fetch(request) {
          asked.push({ url: request.url, method: request.method, requestId: '', clientKey: '' })
          return new Response(null, { status: 204 })
        },
      },
    },
  })
  return { app, asked }
}

describe('a checkout host whose shop service is away', () => {
  function openUnavailable(): TestApp {
    const fetch = async () => new Response('', { status: 503, headers: { 'retry-after': '5' } })
    return createTestApp({
      checkout: { host: { element: ELEMENT, fragment: async () => null, fetch } },
    })
  }

  it('asks a browser without script to come again, in the language of the shop', async () => {
    const response = await openUnavailable().fetch('/checkout-host/10031/address', {
      method: 'POST',
      headers: { accept: 'text/html,*/*' },
    })

    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.text()).toContain('Veuillez réessayer dans un instant')
  })

  it('leaves the answer to the script of the checkout as it is', async () => {
    const response = await openUnavailable().fetch('/checkout-host/10031/address', {
      method: 'POST',
      headers: { accept: 'application/json' },
    })

    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.text()).toBe('')
  })
})

describe('the checkout host below the server', () => {
  it('is asked under the address shoppers see, whatever Host they send', async () => {
    const { app, asked } = openApp({ PUBLIC_ORIGIN: 'https://saum.example' })

    await app.fetch('/checkout-host/10028/payment/key?x=1', {
      headers: { host: 'evil.example', 'x-request-id': 'request-1' },
    })

    expect(asked).toEqual([
      {
        url: 'https://saum.example/checkout-host/10028/payment/key?x=1',
        method: 'GET',
        requestId: 'request-1',
        clientKey: expect.stringMatching(/^[\w-]{28}$/),
      },
    ])
  })

  it('takes webhooks and forms of any origin, and their bodies as they are', async () => {
    const { app } = openApp()
    const headers = { origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' }

    const response = await app.fetch('/checkout-host/payment-webhook', {
      method: 'POST',
      headers,
      body: '{"id": 1 }',
    })

    expect(response.status).toBe(200)
    expect(await response.text()).toBe('{"id": 1 }')
  })

  it('is told of no client key but the one of the server', async () => {
    const { app, asked } = openApp()

    await app.fetch('/checkout-host/10028/fragment', { headers: { 'x-client-key': 'chosen' } })

    expect(asked[0]?.clientKey).not.toBe('chosen')
  })

  it('refuses a body that is too large', async () => {
    const { app, asked } = openApp({ BODY_LIMIT_BYTES: '1024' })

    const init = { method: 'POST', body: 'x'.repeat(2000) }
    const response = await app.fetch('/checkout-host/10028/steps/contact', init)

    expect(response.status).toBe(413)
    expect(asked).toEqual([])
  })

  it('limits how often one address sends steps, and never the provider', async () => {
    const { app } = openApp({ SESSION_RATE_LIMIT: '1' })
    const post = async (path: string) =>
      (await app.fetch(path, { method: 'POST', body: '' })).status

    const steps = []
    const webhooks = []
    for (let count = 0; count < 8; count++) {
      steps.push(await post('/checkout-host/10028/steps/contact'))
      webhooks.push(await post('/checkout-host/payment-webhook'))
    }

    expect(steps.at(0)).toBe(200)
    expect(steps.at(-1)).toBe(429)
    expect(new Set(webhooks)).toEqual(new Set([200]))
  })

  it('is not there when another one is configured, and neither is the test provider', async () => {
    const app = createTestApp()

    for (const path of ['/checkout-host/10028/fragment', '/payment-provider/pay/key']) {
      expect((await app.fetch(path)).status).toBe(404)
    }
  })

  it('never shows the keys of payments in the log', async () => {
    const { app } = openApp()

    await app.fetch('/checkout-host/10028/payment/secret-key')
    await app.fetch('/checkout-host/10028/payment-return/secret-key')
    await app.fetch('/payment-provider/pay/secret-key/card', { method: 'POST', body: 'number=1' })

    const log = JSON.stringify(app.logLines)
    expect(log).toContain('/checkout-host/10028/payment-return/…')
    expect(log).toContain('/payment-provider/pay/…/card')
    expect(log).not.toContain('secret-key')
  })
})

describe('pages and calls', () => {
  it('are told which network a visitor comes from, and by nobody else', async () => {
    const { app } = openApp()

    await app.fetch('/de/checkout/?step=review', { headers: { 'x-client-key': 'chosen' } })

    const [request] = app.pageRequests
    expect(request?.headers.get('x-client-key')).toMatch(/^[\w-]{28}$/)
  })
})
