import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTestEngine } from '../test-engine.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { callProvider } from './call-provider.ts'
import { CALL, status, tokens } from './test-calls.ts'

describe('[4.57] [8.15] a token that has run out', () => {
  it.each([401, 419])('is renewed on %i, and the request sent again', async (code) => {
    const engine = aTestEngine({ environment: 'stg', renewAccessToken: async () => 'fresh' })
    engine.environment.answer(status(code), { ok: 1 })

    const result = await callProvider(engine, CALL)

    expect(result).toMatchObject({ ok: true, reply: { status: 200 } })
    expect(tokens(engine)).toEqual(['Bearer token', 'Bearer fresh'])
    expect(engine.environment.requests[1]?.body).toEqual(CALL.body)
    expect(engine.environment.logs).toEqual([])
  })

  // Deviation: renewal-keeps-the-environment
  it('is stored, and nothing else of the configuration touched', async () => {
    const engine = aTestEngine({ environment: 'stg', renewAccessToken: async () => 'fresh' })
    const before = engine.configuration.get()
    engine.environment.answer(status(419), {})

    await callProvider(engine, CALL)

    expect(engine.configuration.get()).toEqual({ ...before, accessToken: 'fresh' })
  })

  // Deviation: expired-tokens-are-stored
  it('[8.20] cannot be renewed without a function, which is said once', async () => {
    const engine = aTestEngine()
    engine.environment.answerAll(status(401))

    const result = await callProvider(engine, CALL)

    expect(result).toEqual({
      ok: false,
      error: {
        status: 401,
        statusCode: 401,
        type: 'ExpiredToken',
        message: 'The token being used to perform the request is expired.',
      },
    })
    expect(engine.environment.requests).toHaveLength(1)
    expect(engine.environment.logs).toEqual([
      {
        level: 'warn',
        message:
          'Unable to renew the expired token because a renew function was not provided. Please specify the #renewAccessToken option when initializing the engine.',
      },
    ])
  })

  it.each<[string, () => Promise<string>]>([
    ['that are no better', async () => 'bad'],
    ['that are empty', async () => ''],
    ['that are no text', async () => 7 as unknown as string],
    ['that never come', () => Promise.reject(new Error('no session'))],
  ])('[9.29] is renewed five times at most by tokens %s', async (_, renew) => {
    let renewals = 0
    const renewAccessToken = () => {
      renewals++
      return renew()
    }
    const engine = aTestEngine({ renewAccessToken })
    engine.environment.answerAll(status(401))

    const result = await callProvider(engine, CALL)

    expect(result).toMatchObject({ ok: false, error: { type: 'ExpiredToken', statusCode: 401 } })
    expect([renewals, engine.environment.requests.length]).toEqual([5, 6])
    expect(engine.environment.logs).toEqual([
      {
        level: 'warn',
        message:
          'Attempted to renew the token but was not successful. Please check the #renewAccessToken function.',
      },
    ])
  })

  it('is the old one again when the renewal throws', async () => {
    const renewAccessToken = () => {
      throw new Error('no session')
    }
    const engine = aTestEngine({ renewAccessToken })
    engine.environment.answer(status(401), {})

    const result = await callProvider(engine, CALL)

    expect(result).toMatchObject({ ok: true })
    expect(tokens(engine)).toEqual(['Bearer token', 'Bearer token'])
  })

  it('[9.29] is not renewed again within 500 ms of five failures, but after', async () => {
    let renewals = 0
    const renewAccessToken = async () => `bad-${++renewals}`
    const engine = aTestEngine({ renewAccessToken })
    engine.environment.answerAll(status(401))
    await callProvider(engine, CALL)

    await engine.environment.pass(499)
    await callProvider(engine, CALL)
    expect(renewals).toBe(5)

    await engine.environment.pass(1)
    await callProvider(engine, CALL)
    expect(renewals).toBe(10)
  })

  // Deviation: slow-renewals-end
  it('is renewed five times at most for one call, however slow the renewals are', async () => {
    let renewals = 0
    const environment = aTestEnvironment()
    const renewAccessToken = () =>
      new Promise<string>((resolve) => {
        environment.setTimer(() => resolve(`bad-${++renewals}`), 600)
      })
    const engine = aTestEngine({ renewAccessToken }, environment)
    environment.answerAll(status(401))
    const calling = callProvider(engine, CALL)

    await environment.pass(60_000)

    expect(await calling).toMatchObject({ ok: false, error: { type: 'ExpiredToken' } })
    expect([renewals, environment.requests.length]).toEqual([5, 6])
  })
})

// Deviation: token-on-demand
describe('an engine without a token', () => {
  it('gets one before its first call, and one for all calls that begin together', async () => {
    let renewals = 0
    const renewAccessToken = async () => `token-${++renewals}`
    const engine = aTestEngine({ accessToken: '', renewAccessToken })
    engine.environment.answerAll({})

    await Promise.all([callProvider(engine, CALL), callProvider(engine, CALL)])

    expect(tokens(engine)).toEqual(['Bearer token-1', 'Bearer token-1'])
  })

  it('ends its call with an error when nobody gives it one', async () => {
    const renewAccessToken = () => Promise.reject(new Error('The shop is down'))
    const engine = aTestEngine({ accessToken: '', renewAccessToken })
    engine.environment.answerAll(status(401))

    const result = await callProvider(engine, CALL)

    expect(result).toMatchObject({ ok: false, error: { statusCode: 401, type: 'ExpiredToken' } })
    expect(engine.environment.requests).toEqual([])
  })
})

describe('several calls at once', () => {
  it('share one renewal when their token has run out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), async (calls) => {
        let renewals = 0
        const environment = aTestEnvironment()
        const renewAccessToken = () =>
          new Promise<string>((resolve) => {
            environment.setTimer(() => resolve(`fresh-${++renewals}`), 50)
          })
        const engine = aTestEngine({ renewAccessToken }, environment)
        environment.answerAll(({ headers }) =>
          headers.authorization === 'Bearer token' ? status(401)() : {},
        )
        const calling = Promise.all(Array.from({ length: calls }, () => callProvider(engine, CALL)))

        await environment.pass(100)

        expect((await calling).every(({ ok }) => ok)).toBe(true)
        expect(renewals).toBe(1)
        expect(environment.requests).toHaveLength(2 * calls)
      }),
      { numRuns: 10 },
    )
  })

  it('use the new token right away when it was renewed while they were on their way', async () => {
    const engine = aTestEngine({ renewAccessToken: async () => 'one too many' })
    engine.environment.answer(() => {
      engine.configuration.update((current) => ({ ...current, accessToken: 'fresh' }))
      return status(401)()
    }, {})

    expect(await callProvider(engine, CALL)).toMatchObject({ ok: true })
    expect(tokens(engine)).toEqual(['Bearer token', 'Bearer fresh'])
  })

  it('do not wait for a renewal they no longer need', async () => {
    const engine = aTestEngine({ renewAccessToken: () => new Promise(() => {}) })
    engine.environment.answerAll(status(401))
    const controller = new AbortController()
    const calling = callProvider(engine, { ...CALL, signal: controller.signal })
    await engine.environment.pass(0)

    controller.abort()

    expect(await calling).toMatchObject({ ok: false, error: { type: 'Aborted' } })
  })

  it('end when a renewal never does', async () => {
    const engine = aTestEngine({ renewAccessToken: () => new Promise(() => {}) })
    engine.environment.answerAll(status(401))
    const calling = callProvider(engine, CALL)

    await engine.environment.pass(10_000)

    expect(await calling).toMatchObject({ ok: false, error: { status: 'TIMEOUT_ERROR' } })
  })
})
