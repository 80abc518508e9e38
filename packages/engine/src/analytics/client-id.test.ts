import { describe, expect, it } from 'vitest'
import type { CookieStorage } from '../environment.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { clientIdOf } from './client-id.ts'
import { anAnalyticsEngine, OTHER_ID, SOME_ID } from './test-analytics.ts'

const NEW_ID = '00000000-0000-4000-8000-000000000001'

describe('[3.60] [4.60] [9.27] which visitor this is', () => {
  it('keeps the id of the cookie, which all hosts of the shop share', () => {
    const environment = aTestEnvironment()
    environment.cookies?.set('coveo_visitorId', SOME_ID)
    environment.localStorage?.set('visitorId', OTHER_ID)

    expect(clientIdOf(anAnalyticsEngine({}, environment))).toBe(SOME_ID)
    expect(environment.localStorage?.get('visitorId')).toBe(SOME_ID)
  })

  it('falls back to local storage and writes the cookie anew', () => {
    const environment = aTestEnvironment()
    environment.localStorage?.set('visitorId', SOME_ID)

    expect(clientIdOf(anAnalyticsEngine({}, environment))).toBe(SOME_ID)
    expect(environment.cookies?.get('coveo_visitorId')).toBe(SOME_ID)
  })

  it.each(['', 'abc', '00000000-0000-0000-0000-000000000000', `${SOME_ID}<script>`])(
    'gives a visitor with the stored id "%s" a new one',
    (stored) => {
      const environment = aTestEnvironment()
      environment.cookies?.set('coveo_visitorId', stored)

      expect(clientIdOf(anAnalyticsEngine({}, environment))).toBe(NEW_ID)
      expect(environment.cookies?.get('coveo_visitorId')).toBe(NEW_ID)
      expect(environment.localStorage?.get('visitorId')).toBe(NEW_ID)
    },
  )

  it('remembers a visitor for about a year', () => {
    const lives: (number | undefined)[] = []
    const cookies: CookieStorage = {
      get: () => null,
      set: (_key, _value, maxAgeMs) => void lives.push(maxAgeMs),
      remove: () => {},
    }

    clientIdOf(anAnalyticsEngine({}, aTestEnvironment({ cookies })))

    expect(lives).toEqual([31_556_952_000])
  })

  it('is the same for the whole life of an engine', () => {
    const environment = aTestEnvironment()
    const engine = anAnalyticsEngine({}, environment)
    const first = clientIdOf(engine)

    environment.cookies?.set('coveo_visitorId', OTHER_ID)

    expect(clientIdOf(engine)).toBe(first)
  })

  it('is another one for every engine that shares nothing', () => {
    const ids = [SOME_ID, OTHER_ID].map((id) =>
      clientIdOf(anAnalyticsEngine({}, aTestEnvironment({ randomId: () => id }))),
    )

    expect(ids).toEqual([SOME_ID, OTHER_ID])
  })
})

describe('[3.60] a visitor whose id is handed in', () => {
  const navigatorWith = (clientId: string) => () => ({
    referrer: null,
    userAgent: null,
    location: null,
    clientId,
  })

  it('is that visitor, and nothing is stored', () => {
    const environment = aTestEnvironment({ navigator: navigatorWith(SOME_ID) })

    expect(clientIdOf(anAnalyticsEngine({}, environment))).toBe(SOME_ID)
    expect(environment.localStorage?.get('visitorId')).toBeNull()
  })

  it('is nobody when the id is empty', () => {
    const environment = aTestEnvironment({ navigator: navigatorWith('') })

    expect(clientIdOf(anAnalyticsEngine({}, environment))).toBe('')
  })

  it('[8.30] is told "Invalid UUID." in the log when it is none, and is treated as a stranger', () => {
    const environment = aTestEnvironment({ navigator: navigatorWith("' or 1=1") })

    expect(clientIdOf(anAnalyticsEngine({}, environment))).toBe(NEW_ID)
    expect(environment.logs).toEqual([
      { level: 'warn', message: 'Invalid UUID.', detail: "' or 1=1" },
    ])
  })
})

describe('a visitor we may not or cannot know', () => {
  it('has no id on a server, which never makes one up', () => {
    const environment = aTestEnvironment({
      localStorage: null,
      cookies: null,
      randomId: () => {
        throw new Error('A server invented a visitor.')
      },
    })

    expect(clientIdOf(anAnalyticsEngine({}, environment))).toBe('')
  })

  it('has no id while analytics are disabled, and nothing is stored', () => {
    const environment = aTestEnvironment()
    const engine = anAnalyticsEngine({ enabled: false }, environment)

    expect(clientIdOf(engine)).toBe('')
    expect(environment.cookies?.get('coveo_visitorId')).toBeNull()
  })

  it('gets an id as soon as analytics are enabled', () => {
    const engine = anAnalyticsEngine({ enabled: false })
    clientIdOf(engine)

    engine.configuration.update((configuration) => ({
      ...configuration,
      analytics: { ...configuration.analytics, enabled: true },
    }))

    expect(clientIdOf(engine)).toBe(NEW_ID)
  })

  it('keeps the id of the cookie when the storage is full', () => {
    const full = () => {
      throw new Error('QuotaExceededError')
    }
    const environment = aTestEnvironment({
      localStorage: { get: full, set: full, remove: full },
    })
    environment.cookies?.set('coveo_visitorId', SOME_ID)

    expect(clientIdOf(anAnalyticsEngine({}, environment))).toBe(SOME_ID)
  })

  it('has an id only where the next page will find it again', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    const refused = { get: refuse, set: refuse, remove: refuse }
    const forgetful = { get: () => null, set: () => {}, remove: () => {} }

    const idWith = (changes: object) => clientIdOf(anAnalyticsEngine({}, aTestEnvironment(changes)))

    expect(idWith({ localStorage: refused })).toBe(NEW_ID)
    expect(idWith({ cookies: refused })).toBe(NEW_ID)
    expect(idWith({ localStorage: refused, cookies: refused })).toBe('')
    expect(idWith({ localStorage: forgetful, cookies: forgetful })).toBe('')
  })
})

// Deviation: privacy-signals-silence-analytics
describe('[4.61] a visitor who asks not to be followed', () => {
  it.each(['1', 1, 'yes', true])('has no id when the browser says %j, in both modes', (signal) => {
    for (const mode of ['next', 'legacy'] as const) {
      for (const name of ['doNotTrack', 'globalPrivacyControl']) {
        const privacy = { doNotTrack: undefined, globalPrivacyControl: undefined, [name]: signal }
        const environment = aTestEnvironment({ privacy })

        expect(clientIdOf(anAnalyticsEngine({ mode }, environment))).toBe('')
        expect(environment.localStorage?.get('visitorId')).toBeNull()
      }
    }
  })

  it.each(['0', 0, 'no', false, null, undefined, 'unspecified'])(
    'is nobody whose browser says %j',
    (signal) => {
      const privacy = { doNotTrack: signal, globalPrivacyControl: signal }

      expect(clientIdOf(anAnalyticsEngine({}, aTestEnvironment({ privacy })))).toBe(NEW_ID)
    },
  )
})
