import { describe, expect, it } from 'vitest'
import type { SearchAnswer, SearchRequest } from '@saum/contract/search'
import { createTestApp } from '../test-app.ts'

const SEARCH = '/rest/organizations/saum/commerce/v2/search'

describe('[7.28] the addresses of the search provider', () => {
  it('hand a request on with what it needs and nothing else', async () => {
    const { app, requests } = recordingApp()

    const response = await app.fetch(`${SEARCH}?debug=1`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer t',
        'content-type': 'application/json',
        cookie: 'session=secret; coveo_visitorId=7f0c2a56; other=1',
        'user-agent': 'Mozilla/5.0',
        'x-client-key': 'made up',
        'x-request-id': 'proxy-request-1',
      },
      body: '{"query":"bluse"}',
    })

    expect(await response.json()).toEqual({ products: [] })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(requests).toEqual([
      {
        method: 'POST',
        path: SEARCH,
        query: 'debug=1',
        headers: {
          authorization: 'Bearer t',
          'content-type': 'application/json',
          cookie: 'coveo_visitorId=7f0c2a56',
          'x-client-key': expect.stringMatching(/^[\w-]{28}$/),
        },
        body: '{"query":"bluse"}',
        requestId: 'proxy-request-1',
      },
    ])
  })

  it('can be asked by a page of another site, unlike calls and forms', async () => {
    const { app } = recordingApp()
    const headers = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }

    const search = await app.fetch(SEARCH, { method: 'POST', headers, body: '{}' })
    const preflight = await app.fetch(SEARCH, { method: 'OPTIONS', headers })
    const call = await app.fetch('/api/de/rpc/getBasket', { method: 'POST', headers, body: '{}' })

    expect([search.status, preflight.status, call.status]).toEqual([200, 200, 403])
  })

  it('do not tell the page of another site who the visitor of ours is', async () => {
    const { app, requests } = recordingApp()
    const cookie = 'coveo_visitorId=7f0c2a56'
    const visit = (headers: Record<string, string>) =>
      app.fetch('/rest/v15/analytics/visit', { headers: { cookie, ...headers } })

    await visit({ origin: 'https://evil.example' })
    await visit({ 'sec-fetch-site': 'cross-site' })
    await visit({ 'sec-fetch-site': 'same-origin' })

    const cookies = requests.map(({ headers }) => headers['cookie'])
    expect(cookies).toEqual([undefined, undefined, cookie])
  })

  it('[7.53] tell the provider by which host they were asked, behind a trusted proxy too', async () => {
    const visit = '/rest/v15/analytics/visit'
    const headers = { host: 'www.shop.test', 'x-forwarded-host': 'shop.example:8443' }
    const direct = recordingApp()
    const behindProxy = recordingApp({ status: 204, headers: {}, body: '' }, { TRUST_PROXY: 'on' })

    await direct.app.fetch(visit, { method: 'DELETE', headers })
    await behindProxy.app.fetch(visit, { method: 'DELETE', headers })

    expect(direct.requests[0]?.headers['host']).toBe('www.shop.test')
    expect(behindProxy.requests[0]?.headers['host']).toBe('shop.example:8443')
  })

  it('stream an answer part by part, and tell the provider when nobody reads on', async () => {
    let isAbandoned = false
    const parts = ['data: 1\n\n', 'data: 2\n\n']
    const body: AsyncIterableIterator<string> = {
      [Symbol.asyncIterator]: () => body,
      next() {
        const value = parts.shift()
        return value === undefined ? new Promise(() => {}) : Promise.resolve({ done: false, value })
      },
      async return() {
        isAbandoned = true
        return { done: true, value: undefined }
      },
    }
    const { app } = recordingApp({
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
      body,
    })

    const response = await app.fetch('/rest/organizations/saum/answer/v1/configs/a/generate', {
      headers: { 'accept-encoding': 'br' },
    })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    const first = await reader.read()
    const second = await reader.read()

    expect([first.value, second.value]).toEqual(['data: 1\n\n', 'data: 2\n\n'])
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(isAbandoned).toBe(false)
    await reader.cancel()
    expect(isAbandoned).toBe(true)
  })
})

describe('[8.14] a request the provider never sees', () => {
  it('is refused in the words of the protocol when it is too large', async () => {
    const { app, requests } = recordingApp()

    const response = await app.fetch(SEARCH, {
      method: 'POST',
      body: JSON.stringify({ query: 'x'.repeat(1_048_576) }),
    })

    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({
      statusCode: 413,
      type: 'PAYLOAD_TOO_LARGE',
      message: 'The body is too large',
    })
    expect(requests).toEqual([])
  })

  it('is refused when its address is too long', async () => {
    const { app } = recordingApp()

    const response = await app.fetch(`${SEARCH}?${'a=1&'.repeat(5_000)}`, { method: 'POST' })

    expect(response.status).toBe(414)
    expect(await response.json()).toMatchObject({ statusCode: 414, type: 'URI_TOO_LONG' })
  })

  it('is refused when it is not UTF-8', async () => {
    const { app } = recordingApp()

    const response = await app.fetch(SEARCH, { method: 'POST', body: new Uint8Array([0xff]) })

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: 400, type: 'INVALID_REQUEST' })
  })

  it('is told that another provider answers, where one is configured', async () => {
    const response = await createTestApp().fetch(SEARCH, { method: 'POST', body: '{}' })

    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      message: 'Another search provider is configured',
    })
  })

  it('does not wait for ever', async () => {
    const app = createTestApp({
      search: () => new Promise(() => {}),
      env: { REQUEST_TIMEOUT_MS: '100' },
    })

    const response = await app.fetch(SEARCH, { method: 'POST', body: '{}' })

    expect(response.status).toBe(504)
    expect(await response.json()).toMatchObject({ statusCode: 504, type: 'TIMEOUT' })
  })
})

function recordingApp(
  answer: SearchAnswer = {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: '{"products":[]}',
  },
  env: Record<string, string> = {},
) {
  const requests: SearchRequest[] = []
  const app = createTestApp({
    env,
    async search(request) {
      requests.push(request)
      return answer
    },
  })
  return { app, requests }
}
