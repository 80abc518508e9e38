import { afterEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from './http-error.ts'
import { createHttp, type HttpRequest } from './http.ts'

const URL_OF_PAGE = 'https://content.example/page'

type Step = Response | Error

/** A network that plays one step per call and remembers what it was asked. */
function aNetwork(...steps: Step[]) {
  const requests: Request[] = []
  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    requests.push(new Request(input, init))
    const step = steps[requests.length - 1]
    if (!step) throw new Error('The network was asked more often than expected')
    if (step instanceof Error) throw step
    return step
  }
  return { fetch, requests }
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}

async function failureOf(steps: Step[], request?: HttpRequest) {
  const network = aNetwork(...steps)
  const http = createHttp({ fetch: network.fetch, timeoutMs: 1_000, retryDelayMs: 1 })
  const error = await http.request(URL_OF_PAGE, request).catch((reason: unknown) => reason)
  if (!(error instanceof HttpError)) throw new Error('Expected an HttpError', { cause: error })
  return { error, tries: network.requests.length }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a call that works', () => {
  it('joins base and path, sends JSON and parses the answer by its media type', async () => {
    const network = aNetwork(json(201, { id: 7 }))
    const http = createHttp({
      baseUrl: 'https://shop.example/api',
      fetch: network.fetch,
      timeoutMs: 100,
    })

    const answer = await http.request('/orders', { method: 'post', body: { json: { size: 'm' } } })

    expect(answer).toMatchObject({ status: 201, contentType: 'application/json', data: { id: 7 } })
    const [sent] = network.requests
    expect(sent?.method).toBe('POST')
    expect(sent?.url).toBe('https://shop.example/api/orders')
    expect(sent?.headers.get('content-type')).toBe('application/json')
    expect(await sent?.json()).toEqual({ size: 'm' })
  })

  it('keeps text as text and an empty answer as null', async () => {
    const network = aNetwork(new Response('plain'), new Response(null, { status: 204 }))
    const http = createHttp({ fetch: network.fetch, timeoutMs: 100 })

    expect((await http.request(URL_OF_PAGE)).data).toBe('plain')
    expect((await http.request(URL_OF_PAGE)).data).toBeNull()
  })
})

describe('[9.8] retries', () => {
  it('answers with the second try of a GET', async () => {
    const network = aNetwork(json(503, null), json(200, 'ready'))
    const http = createHttp({ fetch: network.fetch, timeoutMs: 1_000, retryDelayMs: 1 })

    expect((await http.request(URL_OF_PAGE)).data).toBe('ready')
  })

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'tries twice on %i, not more',
    async (status) => {
      const { error, tries } = await failureOf([json(status, null), json(status, null)])

      expect(error.kind).toBe(status)
      expect(tries).toBe(2)
    },
  )

  it.each([400, 401, 404, 412, 413, 501])('believes a %i at once', async (status) => {
    expect((await failureOf([json(status, null)])).tries).toBe(1)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('sends a %s once', async (method) => {
    expect((await failureOf([json(503, null)], { method })).tries).toBe(1)
    expect((await failureOf([new TypeError('fetch failed')], { method })).tries).toBe(1)
  })

  it('tries again after a network failure', async () => {
    const broken = new TypeError('fetch failed')

    const { error, tries } = await failureOf([broken, broken])

    expect(error.kind).toBe('FETCH_ERROR')
    expect(error.cause).toBe(broken)
    expect(tries).toBe(2)
  })

  it('waits as long as the server asks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const network = aNetwork(json(429, null, { 'retry-after': '1' }), json(200, 'ready'))
    const http = createHttp({ fetch: network.fetch, timeoutMs: 5_000 })

    const answer = http.request(URL_OF_PAGE)
    await vi.advanceTimersByTimeAsync(999)
    expect(network.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)

    expect((await answer).data).toBe('ready')
  })

  it('gives up when the server asks for minutes', async () => {
    const { error, tries } = await failureOf([json(429, null, { 'retry-after': '120' })])

    expect(error.kind).toBe(429)
    expect(tries).toBe(1)
  })

  it('reports the refusal, not the clock, when time runs out between the tries', async () => {
    const network = aNetwork(json(503, null, { 'retry-after': '2' }))
    const http = createHttp({ fetch: network.fetch, timeoutMs: 20 })

    await expect(http.request(URL_OF_PAGE)).rejects.toMatchObject({ kind: 503 })
  })
})

describe('[8.4] [8.22] errors', () => {
  it('reads [{method}] {url}: {status} {statusText}', async () => {
    const answer = new Response(null, { status: 412, statusText: 'Precondition Failed' })

    const { error } = await failureOf([answer], { method: 'PATCH' })

    expect(error.message).toBe(`[PATCH] ${URL_OF_PAGE}: 412 Precondition Failed`)
  })

  it('keeps the problem a server answered with', async () => {
    const problem = { title: 'Basket is full', status: 413, details: { limit: 50 } }
    const answer = json(413, problem, { 'content-type': 'application/problem+json' })

    const { error } = await failureOf([answer], { method: 'POST' })

    expect(error).toMatchObject({ kind: 413, isProblem: true, data: problem })
  })

  it('calls a success that cannot be read a parsing error', async () => {
    const broken = new Response('{', { headers: { 'content-type': 'application/json' } })

    expect((await failureOf([broken])).error.kind).toBe('PARSING_ERROR')
  })

  it('keeps the status of a failure that cannot be read', async () => {
    const broken = new Response('<html>', {
      status: 404,
      headers: { 'content-type': 'application/json' },
    })

    expect((await failureOf([broken])).error).toMatchObject({ kind: 404, data: '<html>' })
  })

  it('stops a call that never answers', async () => {
    const http = createHttp({ fetch: neverAnswers, timeoutMs: 10 })

    await expect(http.request(URL_OF_PAGE)).rejects.toMatchObject({
      name: 'HttpError',
      kind: 'TIMEOUT_ERROR',
    })
  })

  it('stops it as well when the caller could abort it, but does not', async () => {
    const http = createHttp({ fetch: neverAnswers, timeoutMs: 10 })
    const { signal } = new AbortController()

    await expect(http.request(URL_OF_PAGE, { signal })).rejects.toMatchObject({
      kind: 'TIMEOUT_ERROR',
    })
  })

  it('stops a body that never ends', async () => {
    const http = createHttp({ fetch: answersForever, timeoutMs: 10 })

    await expect(http.request(URL_OF_PAGE)).rejects.toMatchObject({ kind: 'TIMEOUT_ERROR' })
  })

  it("passes the caller's own abort on untouched", async () => {
    const caller = new AbortController()
    const http = createHttp({ fetch: neverAnswers, timeoutMs: 1_000 })

    const answer = http.request(URL_OF_PAGE, { signal: caller.signal })
    caller.abort(new Error('left the page'))

    await expect(answer).rejects.toThrow('left the page')
  })
})

function neverAnswers(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })
}

async function answersForever(_: unknown, init?: RequestInit): Promise<Response> {
  const body = new ReadableStream({
    start(controller) {
      init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
    },
  })
  return new Response(body)
}
