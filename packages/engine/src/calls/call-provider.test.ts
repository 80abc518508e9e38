import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTestEngine } from '../test-engine.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { callProvider } from './call-provider.ts'
import { aTimedEngine, CALL, status, tokens } from './test-calls.ts'

describe('[9.30] [8.17] too many requests', () => {
  it('are sent ten times, after pauses that double from 100 ms', async () => {
    const { engine, environment, sentAt } = aTimedEngine()
    environment.answerAll(status(429))
    const calling = callProvider(engine, CALL)

    await environment.pass(60_000)

    expect(sentAt.map((at, index) => at - (sentAt[index - 1] ?? at))).toEqual([
      0, 100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600,
    ])
    expect(await calling).toMatchObject({ ok: true, reply: { status: 429 } })
  })

  it('[7.39] end with the first other reply, however long they were asked to wait', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(9), fc.constantFrom(200, 400, 503), async (busy, end) => {
        const { engine, environment } = aTimedEngine()
        const later = () => new Response(null, { status: 429, headers: { 'Retry-After': '3600' } })
        environment.answer(...Array.from({ length: busy }, () => later), status(end))
        const calling = callProvider(engine, CALL)

        await environment.pass(100 * (2 ** busy - 1))

        expect(await calling).toMatchObject({ ok: true, reply: { status: end } })
        expect(environment.requests).toHaveLength(busy + 1)
      }),
      { numRuns: 20 },
    )
  })

  it('stop when nobody wants the answer any more', async () => {
    const { engine, environment } = aTimedEngine()
    environment.answerAll(status(429))
    const controller = new AbortController()
    const calling = callProvider(engine, { ...CALL, signal: controller.signal })
    await environment.pass(250)

    controller.abort()
    await environment.pass(60_000)

    expect(await calling).toMatchObject({ ok: false, error: { type: 'Aborted' } })
    expect(environment.requests).toHaveLength(2)
  })
})

describe('an engine that has little time', () => {
  it('ends a call among too many requests, and asks no more', async () => {
    const { engine, environment, sentAt } = aTimedEngine({ patienceMs: 5_000 })
    environment.answerAll(status(429))
    const began = environment.now()
    const calling = callProvider(engine, CALL)

    await environment.pass(5_000)

    expect(await calling).toMatchObject({ ok: false, error: { type: 'Timeout' } })
    await environment.pass(60_000)
    expect(sentAt.map((at) => at - began)).toEqual([0, 100, 300, 700, 1500, 3100])
  })

  it('ends a call nobody answers', async () => {
    const environment = aTestEnvironment({ fetch: () => new Promise(() => {}) })
    const engine = aTestEngine({ patienceMs: 5_000 }, environment)
    const calling = callProvider(engine, CALL)

    await environment.pass(5_000)

    expect(await calling).toMatchObject({ ok: false, error: { status: 'TIMEOUT_ERROR' } })
  })
})

describe('[8.33] the hook before a request', () => {
  it('may change what is sent', async () => {
    const engine = aTestEngine({
      preprocessRequest: (request) => ({
        ...request,
        url: `${request.url}?from=server`,
        headers: { ...request.headers, 'x-forwarded-for': '192.0.2.1' },
      }),
    })
    engine.environment.answer({})

    await callProvider(engine, CALL)

    const [sent] = engine.environment.requests
    expect(sent?.url).toBe('https://saum.example/commerce/search?from=server')
    expect(sent?.headers).toMatchObject({ 'x-forwarded-for': '192.0.2.1' })
  })

  it('is asked again with the new token', async () => {
    const seen: (string | undefined)[] = []
    const engine = aTestEngine({
      renewAccessToken: async () => 'fresh',
      preprocessRequest(request) {
        seen.push(request.headers.Authorization)
        return request
      },
    })
    engine.environment.answer(status(401), {})

    await callProvider(engine, CALL)

    expect(seen).toEqual(['Bearer token', 'Bearer fresh'])
  })

  it.each<[string, () => Promise<never>]>([
    ['fails', () => Promise.reject(new Error('broken hook'))],
    ['never ends', () => new Promise(() => {})],
  ])('that %s is logged, and the request sent as it was', async (_, preprocessRequest) => {
    const engine = aTestEngine({ preprocessRequest })
    engine.environment.answer({})
    const calling = callProvider(engine, CALL)

    await engine.environment.pass(10_000)

    expect(await calling).toMatchObject({ ok: true })
    expect(engine.environment.requests).toMatchObject([{ url: CALL.url, body: CALL.body }])
    expect(engine.environment.logs).toMatchObject([
      {
        level: 'warn',
        message: 'The request hook failed.',
      },
    ])
  })
})

describe('[8.33] a hook that goes wrong', () => {
  it('halfway has changed nothing', async () => {
    const engine = aTestEngine({
      preprocessRequest(request) {
        Object.assign(request.headers, { Authorization: 'Bearer nonsense' })
        throw new Error('broken hook')
      },
    })
    engine.environment.answer({})

    await callProvider(engine, CALL)

    expect(tokens(engine)).toEqual(['Bearer token'])
  })

  it('for a call nobody wants any more is no reason to send it', async () => {
    const controller = new AbortController()
    const engine = aTestEngine({ preprocessRequest: () => new Promise(() => {}) })
    const calling = callProvider(engine, { ...CALL, signal: controller.signal })
    await engine.environment.pass(0)

    controller.abort()

    expect(await calling).toMatchObject({ ok: false, error: { type: 'Aborted' } })
    expect(engine.environment.requests).toEqual([])
    expect(engine.environment.logs).toEqual([])
  })
})

describe('a call without a body', () => {
  it('is a GET', async () => {
    const engine = aTestEngine()
    engine.environment.answer({})

    await callProvider(engine, { url: CALL.url, headers: { Accept: '*/*' } })

    expect(engine.environment.requests).toEqual([
      {
        url: CALL.url,
        method: 'GET',
        headers: { authorization: 'Bearer token', accept: '*/*' },
        body: '',
      },
    ])
  })
})
