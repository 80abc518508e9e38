import { describe, expect, it } from 'vitest'
import { aTestEngine } from '../test-engine.ts'
import { aTestEnvironment, type Answer } from '../test-environment.ts'
import { callCommerce, type CommerceCall } from './call-commerce.ts'
import { readPageReply } from './read-reply.ts'

const URL = 'https://saum.example/commerce/listing'
const LISTING: CommerceCall<unknown> = {
  path: '/listing',
  body: { page: 0 },
  read: (value) => value,
}

async function errorOf(answer: Answer, call = LISTING) {
  const engine = aTestEngine()
  engine.environment.answer(answer)
  const result = await callCommerce(engine, call)
  return { error: result.ok ? null : result.error, logs: engine.environment.logs }
}

describe('[7.28] a call of the commerce protocol', () => {
  it('is a POST of JSON with the token of the shop', async () => {
    const engine = aTestEngine()
    engine.environment.answer({ products: [] })

    const result = await callCommerce(engine, LISTING)

    expect(result).toEqual({ ok: true, reply: { products: [] } })
    expect(engine.environment.requests).toEqual([
      {
        url: URL,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer token' },
        body: { page: 0 },
      },
    ])
  })
})

describe('[8.16] a provider that cannot be reached', () => {
  const message = `Client could not connect to the following URL: ${URL}`

  it('is what a 404 means, whatever it says', async () => {
    const { error } = await errorOf(new Response('<h1>Not here</h1>', { status: 404 }))

    expect(error).toEqual({ status: 404, statusCode: 404, type: 'Disconnected', message })
  })

  // Deviation: network-failures-are-stored
  it.each(['Failed to fetch', 'Load failed', 'fetch failed', ''])(
    'is what a browser means by %j',
    async (text) => {
      const { error } = await errorOf(new TypeError(text))

      expect(error).toEqual({ status: 'FETCH_ERROR', statusCode: 0, type: 'Disconnected', message })
    },
  )
})

describe('[8.22] a reply that is an error', () => {
  it.each([400, 403, 500, 503])('of status %i keeps the words of the provider', async (status) => {
    const body = { statusCode: status, type: 'INVALID_REQUEST', message: 'facets are wrong' }

    const { error } = await errorOf(Response.json(body, { status }))

    expect(error).toEqual({ status, ...body })
  })

  it('is kept in few words', async () => {
    const { error } = await errorOf(Response.json({ message: 'x'.repeat(9_999) }, { status: 400 }))

    expect(error?.message).toBe('x'.repeat(300))
  })

  it.each([{}, [], null, 'no', { statusCode: '400', type: 1, message: {} }])(
    'without usable words is an error all the same: %j',
    async (body) => {
      const { error } = await errorOf(Response.json(body, { status: 400 }))

      expect(error).toEqual({ status: 400, statusCode: 400, type: 'unknown', message: 'unknown' })
    },
  )

  // Deviation: unreadable-errors-are-stored
  it('of the status 502 in HTML is stored as one that cannot be read', async () => {
    const { error } = await errorOf(new Response('<h1>Bad gateway</h1>', { status: 502 }))

    expect(error).toMatchObject({ status: 'PARSING_ERROR', statusCode: 502 })
  })

  it('is a good one that is no JSON, is empty, or ends too early', async () => {
    for (const text of ['<html>', '', '{"products":[', 'null,']) {
      const { error } = await errorOf(new Response(text))

      expect(error).toMatchObject({ status: 'PARSING_ERROR', statusCode: 200 })
    }
  })

  // Deviation: wrong-replies-are-stored
  it('is a good one that is not what was asked for', async () => {
    const { error } = await errorOf({ products: {} }, { ...LISTING, read: readPageReply })

    expect(error).toMatchObject({ status: 'PARSING_ERROR', statusCode: 200 })
  })

  it('is one whose stream breaks off', async () => {
    const body = new ReadableStream({
      pull: (stream) => stream.error(new TypeError('terminated')),
    })

    const { error } = await errorOf(new Response(body))

    expect(error).toMatchObject({ status: 'PARSING_ERROR', message: 'terminated' })
  })

  it('is one that never stops talking', async () => {
    let isCancelled = false
    const piece = new Uint8Array(1024 * 1024).fill(32)
    const body = new ReadableStream({
      pull: (stream) => stream.enqueue(piece),
      cancel: () => void (isCancelled = true),
    })

    const { error } = await errorOf(new Response(body))

    expect(error).toMatchObject({ status: 'PARSING_ERROR', message: 'The reply is too long.' })
    expect(isCancelled).toBe(true)
  })
})

describe('[8.22] a provider that takes too long', () => {
  it.each([
    ['to answer', () => new Promise<Response>(() => {})],
    ['to finish', () => Promise.resolve(new Response(new ReadableStream({})))],
  ])('%s is given up after ten seconds', async (_, fetch) => {
    const engine = aTestEngine({}, aTestEnvironment({ fetch }))
    const calling = callCommerce(engine, LISTING)

    await engine.environment.pass(10_000)

    expect(await calling).toMatchObject({
      ok: false,
      error: { status: 'TIMEOUT_ERROR', statusCode: 0, type: 'Timeout' },
    })
  })

  it('to finish is cut off', async () => {
    let isCancelled = false
    const body = new ReadableStream({ cancel: () => void (isCancelled = true) })
    const engine = aTestEngine()
    engine.environment.answer(new Response(body))
    const calling = callCommerce(engine, LISTING)

    await engine.environment.pass(10_000)
    await calling

    expect(isCancelled).toBe(true)
  })

  it('hears that nobody waits any longer', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const environment = aTestEnvironment({
      fetch(_, { signal }) {
        signals.push(signal)
        return new Promise(() => {})
      },
    })
    const calling = callCommerce(aTestEngine({}, environment), LISTING)

    await environment.pass(10_000)
    await calling

    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
  })
})

describe('[8.21] the log', () => {
  it('tells which call failed and why', async () => {
    const { error, logs } = await errorOf(Response.json({ message: 'no' }, { status: 400 }))

    expect(logs).toEqual([
      { level: 'error', message: 'Action dispatch error commerce/listing', detail: error },
    ])
  })

  it('says nothing of a call that was called off', async () => {
    const engine = aTestEngine()
    const controller = new AbortController()
    controller.abort()

    const result = await callCommerce(engine, { ...LISTING, signal: controller.signal })

    expect(result).toMatchObject({ ok: false, error: { status: 'FETCH_ERROR', type: 'Aborted' } })
    expect(engine.environment.requests).toEqual([])
    expect(engine.environment.logs).toEqual([])
  })
})
