import { describe, expect, it } from 'vitest'
import { ALL_CALLS } from '@saum/contract/calls'
import type { RpcAnswer, RpcRequest } from '@saum/contract/rpc'
import { createTestApp, ORIGIN } from '../test-app.ts'

const JSON_BODY = { 'content-type': 'application/json' }

describe('[7.2] calls', () => {
  it('reach the shop of the path with their text untouched', async () => {
    const { app, calls } = recordingApp()

    const response = await app.fetch('/api/fr-ch/rpc/getCategoryTree', {
      method: 'POST',
      headers: { ...JSON_BODY, 'x-shop-id': '10031', 'x-request-id': 'proxy-request-1' },
      body: '{"payload": {"depth":2}}',
    })

    expect(await response.json()).toEqual({ ok: true })
    expect(calls).toEqual([
      {
        shopId: 10031,
        name: 'getCategoryTree',
        body: '{"payload": {"depth":2}}',
        requestId: 'proxy-request-1',
        clientKey: expect.any(String),
      },
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-request-id')).toBe('proxy-request-1')
  })

  it('keep the status and the type the shop answered with', async () => {
    const { app } = recordingApp({
      status: 412,
      contentType: 'application/problem+json',
      body: '{"title":"Sold out","status":412}',
    })

    const response = await post(app, '/api/de/rpc/addItemToBasket')

    expect(response.status).toBe(412)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ title: 'Sold out' })
  })

  it('may be answered without a body', async () => {
    const { app } = recordingApp({ status: 204, contentType: 'application/json', body: '' })

    const response = await post(app, '/api/de/rpc/verifyEmail')

    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
  })
})

describe('[8.1] a call nobody can answer is a problem', () => {
  it.each([
    ['an unknown shop', '/api/it/rpc/getBasket', {}, 404, 'Unknown shop'],
    ['an unknown shop id', '/api/de/rpc/getBasket', { 'x-shop-id': '1' }, 400, 'Unknown shop'],
    ['a shop id that is none', '/api/de/rpc/getBasket', { 'x-shop-id': 'x' }, 400, 'Unknown shop'],
    [
      'a shop id of another shop',
      '/api/de/rpc/getBasket',
      { 'x-shop-id': '10029' },
      400,
      'The shop of the header and of the path differ',
    ],
    ['a name that is none', '/api/de/rpc/..%2Fsecret', {}, 404, 'Unknown method'],
    ['a call there is not', '/api/de/rpc/getNothing', {}, 404, 'Unknown method'],
    ['a name every object has', '/api/de/rpc/constructor', {}, 404, 'Unknown method'],
    [
      'a form',
      '/api/de/rpc/getBasket',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'The body must be JSON',
    ],
    ['an address below /api', '/api/de/other', {}, 404, 'Unknown address'],
    [
      'another site',
      '/api/de/rpc/getBasket',
      { origin: 'https://evil.example' },
      403,
      'The request comes from another site',
    ],
    [
      'a cross-site form',
      '/api/de/rpc/getBasket',
      { 'sec-fetch-site': 'cross-site' },
      403,
      'The request comes from another site',
    ],
  ])('for %s', async (_, path, headers, status, title) => {
    const { app, calls } = recordingApp()

    const response = await app.fetch(path, {
      method: 'POST',
      headers: { ...JSON_BODY, ...headers },
      body: '{}',
    })

    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ title, status, details: {} })
    expect(calls).toEqual([])
  })

  it.each(ALL_CALLS.filter(({ access }) => access === 'internal').map(({ name }) => name))(
    'for %s, a call of our own services, exactly as for a call there is not',
    async (name) => {
      const { app, calls } = recordingApp()
      const facts = async (path: string) => {
        const response = await post(app, path, { headers: { ...JSON_BODY, cookie: 'shop=de' } })
        const headers = [...response.headers].filter(([key]) => key !== 'x-request-id')
        return { status: response.status, headers, body: await response.json() }
      }

      expect(await facts(`/api/de/rpc/${name}`)).toEqual(await facts('/api/de/rpc/getNothing'))
      expect(calls).toEqual([])
    },
  )

  it('for a message to our service: mail to a typed address takes the form of the page', async () => {
    const { app, calls } = recordingApp()
    const payload = {
      topic: 'other',
      name: 'A',
      email: 'anna@saum.example',
      message: 'x'.repeat(20),
    }

    const response = await post(app, '/api/de/rpc/sendMessage', {
      body: JSON.stringify({ payload: { ...payload, requestKey: '1' } }),
    })

    expect(response.status).toBe(404)
    expect(calls).toEqual([])
  })

  it('for other methods, naming the right one', async () => {
    const response = await createTestApp().fetch('/api/de/rpc/getBasket')

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(await response.json()).toMatchObject({ status: 405 })
  })

  it('for a body that is too large, whether it says so or not', async () => {
    const { app, calls } = recordingApp()
    const body = 'x'.repeat(300_000)
    const stream = new Blob([body]).stream()

    const announced = await post(app, '/api/de/rpc/getBasket', {
      headers: { ...JSON_BODY, 'content-length': String(body.length) },
      body,
    })
    const streamed = await post(app, '/api/de/rpc/getBasket', {
      body: stream,
      duplex: 'half',
    })

    expect(announced.status).toBe(413)
    expect(streamed.status).toBe(413)
    expect(await streamed.json()).toMatchObject({ title: 'The body is too large', status: 413 })
    expect(calls).toEqual([])
  })

  it('for a body that is not UTF-8', async () => {
    const response = await post(createTestApp(), '/api/de/rpc/getBasket', {
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
    })

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ title: 'The body could not be read' })
  })

  it('for a fault in the shop, with a reference and without its reason', async () => {
    const app = createTestApp({ rpc: () => Promise.reject(new Error('disk I/O of /secret')) })

    const response = await post(app, '/api/de/rpc/getBasket')
    const text = await response.text()

    expect(response.status).toBe(500)
    expect(JSON.parse(text)).toMatchObject({
      title: 'The server could not answer',
      details: { reference: response.headers.get('x-request-id') },
    })
    expect(text).not.toContain('secret')
    expect(JSON.stringify(app.logLines)).toContain('disk I/O of /secret')
  })

  it('for a shop that takes too long', async () => {
    const app = createTestApp({
      rpc: () => new Promise(() => {}),
      env: { REQUEST_TIMEOUT_MS: '100' },
    })

    const response = await post(app, '/api/de/rpc/getBasket')

    expect(response.status).toBe(504)
    expect(await response.json()).toMatchObject({ title: 'The shop took too long to answer' })
  })
})

describe('a call from our own pages', () => {
  it.each([
    ['the public origin', { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }],
    ['another name of the server', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ])('is accepted under %s', async (_, headers) => {
    const response = await post(createTestApp(), '/api/de/rpc/getBasket', {
      headers: { ...JSON_BODY, ...headers },
    })

    expect(response.status).toBe(200)
  })

  it('is accepted under the name the proxy has, if the proxy is trusted', async () => {
    const headers = {
      ...JSON_BODY,
      origin: 'https://saum.example',
      host: 'internal:3000',
      'x-forwarded-host': 'saum.example',
    }
    const trusting = createTestApp({ env: { TRUST_PROXY: 'on' } })

    expect((await post(trusting, '/api/de/rpc/getBasket', { headers })).status).toBe(200)
    expect((await post(createTestApp(), '/api/de/rpc/getBasket', { headers })).status).toBe(403)
  })
})

describe('the health address of a shop', () => {
  it('answers up', async () => {
    const response = await createTestApp().fetch('/api/de/up')

    expect(await response.json()).toEqual({ status: 'up' })
  })

  it('exists for known shops only', async () => {
    expect((await createTestApp().fetch('/api/it/up')).status).toBe(404)
  })
})

function recordingApp(
  answer: RpcAnswer = { status: 200, contentType: 'application/json', body: '{"ok":true}' },
) {
  const calls: RpcRequest[] = []
  const app = createTestApp({
    async rpc(request) {
      calls.push(request)
      return answer
    },
  })
  return { app, calls }
}

function post(
  app: { fetch(path: string, init?: RequestInit): Promise<Response> },
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  return app.fetch(path, { method: 'POST', headers: JSON_BODY, body: '{}', ...init })
}
