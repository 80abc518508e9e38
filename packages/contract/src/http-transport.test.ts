import { describe, expect, it } from 'vitest'
import { createRpcHttpTransport } from './http-transport.ts'

const CALL = { shopId: 10030, name: 'getBasket', body: '{"payload":{}}', requestId: 'r-1' }

function aService(answer: Response) {
  const requests: Request[] = []
  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    requests.push(new Request(input, init))
    return answer
  }
  return { fetch, requests }
}

describe('calls over HTTP', () => {
  it("posts the body as it is to the shop's own path and names the shop", async () => {
    const service = aService(Response.json({ key: 'b' }))
    const call = createRpcHttpTransport({
      origin: 'https://api.example',
      timeoutMs: 100,
      fetch: service.fetch,
    })

    const answer = await call(CALL)

    expect(answer).toEqual({ status: 200, contentType: 'application/json', body: '{"key":"b"}' })
    const [sent] = service.requests
    expect(sent?.method).toBe('POST')
    expect(sent?.url).toBe('https://api.example/api/ch/rpc/getBasket')
    expect(sent?.headers.get('x-shop-id')).toBe('10030')
    expect(await sent?.text()).toBe(CALL.body)
  })

  it('[9.8] hands a failure over as an answer and asks only once', async () => {
    const service = aService(new Response('{"title":"Gone"}', { status: 503 }))
    const call = createRpcHttpTransport({
      origin: 'https://api.example',
      apiBasePath: '/api',
      timeoutMs: 100,
      fetch: service.fetch,
    })

    expect(await call(CALL)).toMatchObject({ status: 503, body: '{"title":"Gone"}' })
    expect(service.requests.map((request) => request.url)).toEqual([
      'https://api.example/api/rpc/getBasket',
    ])
  })

  it('throws when the service does not answer in time', async () => {
    const call = createRpcHttpTransport({
      origin: 'https://api.example',
      timeoutMs: 5,
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        }),
    })

    await expect(call(CALL)).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('refuses a shop nobody knows', async () => {
    const call = createRpcHttpTransport({ origin: '', timeoutMs: 5 })

    await expect(call({ ...CALL, shopId: 1 })).rejects.toThrow('Unknown shop: 1')
  })
})
