import { describe, expect, it } from 'vitest'
import { anAnalyticsEngine, OTHER_ID, SOME_ID } from '../analytics/test-analytics.ts'
import type { CookieStorage } from '../environment.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { createVisitor } from './visitor.ts'

const NEW_ID = '00000000-0000-4000-8000-000000000001'

function arrivingByLink(referrer: string) {
  const environment = aTestEnvironment({
    navigator: () => ({
      referrer,
      userAgent: null,
      location: `https://saum.example/?cvo_cid=${OTHER_ID.replaceAll('-', '')}.${Date.UTC(2026, 10, 16) / 1000}`,
    }),
  })
  environment.localStorage?.set('visitorId', SOME_ID)
  return environment
}

describe('[4.60] the visitor of legacy mode', () => {
  it('is known from local storage first, then from the cookie', () => {
    const environment = aTestEnvironment()
    environment.cookies?.set('coveo_visitorId', OTHER_ID)
    expect(createVisitor(anAnalyticsEngine({}, environment)).id()).toBe(OTHER_ID)

    environment.localStorage?.set('visitorId', SOME_ID)
    expect(createVisitor(anAnalyticsEngine({}, environment)).id()).toBe(SOME_ID)
    expect(environment.cookies?.get('coveo_visitorId')).toBe(SOME_ID)
  })

  it('is new when nothing valid is stored, and remembered for about a year', () => {
    const lives: (number | undefined)[] = []
    const cookies: CookieStorage = {
      get: () => 'not an id',
      set: (_key, _value, maxAgeMs) => void lives.push(maxAgeMs),
      remove: () => {},
    }
    const visitor = createVisitor(anAnalyticsEngine({}, aTestEnvironment({ cookies })))

    expect([visitor.id(), visitor.id()]).toEqual([NEW_ID, NEW_ID])
    expect(lives).toEqual([31_556_926_000])
  })

  it('is who a trusted site says, before what is stored', () => {
    const environment = arrivingByLink('https://partner.example/')
    const visitor = createVisitor(anAnalyticsEngine({}, environment))

    visitor.acceptLinksFrom(['partner.example'])

    expect(visitor.id()).toBe(OTHER_ID)
    expect(environment.localStorage?.get('visitorId')).toBe(OTHER_ID)
  })

  it('is not who any other site says', () => {
    const visitor = createVisitor(anAnalyticsEngine({}, arrivingByLink('https://evil.example/')))

    visitor.acceptLinksFrom(['partner.example'])

    expect(visitor.id()).toBe(SOME_ID)
  })

  it('is not who a link says when no site is trusted', () => {
    const environment = arrivingByLink('https://partner.example/')

    expect(createVisitor(anAnalyticsEngine({}, environment)).id()).toBe(SOME_ID)
  })

  it.each([['partner.example'], [null], [[1]], [{ length: 1 }]])(
    '[5.31] cannot be brought by sites given as %j',
    (hosts) => {
      const visitor = createVisitor(anAnalyticsEngine())

      expect(() => visitor.acceptLinksFrom(hosts as unknown as string[])).toThrow(
        'Parameter should be an array of domain strings',
      )
    },
  )

  it('takes the id along to another site', () => {
    const environment = aTestEnvironment()
    environment.localStorage?.set('visitorId', SOME_ID)

    const link = createVisitor(anAnalyticsEngine({}, environment)).decorateLink(
      'https://partner.example/',
    )

    expect(link).toContain(`?cvo_cid=${SOME_ID.replaceAll('-', '')}.`)
  })

  it('is a stranger after having been forgotten', () => {
    const environment = aTestEnvironment()
    environment.localStorage?.set('visitorId', SOME_ID)
    const visitor = createVisitor(anAnalyticsEngine({}, environment))
    visitor.id()

    visitor.forget()

    expect(environment.cookies?.get('coveo_visitorId')).toBeNull()
    expect(visitor.id()).toBe(NEW_ID)
  })
})

describe('[5.31] [8.31] a visitor the shop names itself', () => {
  it('has the given id in lower case', async () => {
    const visitor = createVisitor(anAnalyticsEngine())

    await visitor.setClientId(SOME_ID.toUpperCase())

    expect(visitor.id()).toBe(SOME_ID)
  })

  it('has an id that follows from the name and the namespace', async () => {
    const [one, same, other] = [0, 1, 2].map(() => createVisitor(anAnalyticsEngine()))

    await one?.setClientId('ada@saum.example', 'customers')
    await same?.setClientId('ada@saum.example', 'customers')
    await other?.setClientId('ada@saum.example', 'suppliers')

    expect(one?.id()).toBe('1df9bdf9-5ccd-5937-a016-2c31d5eec97d')
    expect(same?.id()).toBe(one?.id())
    expect(other?.id()).not.toBe(one?.id())
  })

  it('cannot be named without a namespace', async () => {
    const visitor = createVisitor(anAnalyticsEngine())

    await expect(visitor.setClientId('ada')).rejects.toThrow(
      'Cannot generate uuid client id without a specific namespace string.',
    )
  })
})

// Deviation: server-invents-no-visitor
describe('[4.60] a server in legacy mode', () => {
  it('knows no visitor, unless the id is handed in', () => {
    const server = { localStorage: null, cookies: null }
    const navigator = () => ({ referrer: null, userAgent: null, location: null, clientId: SOME_ID })

    expect(createVisitor(anAnalyticsEngine({}, aTestEnvironment(server))).id()).toBe('')
    expect(
      createVisitor(anAnalyticsEngine({}, aTestEnvironment({ ...server, navigator }))).id(),
    ).toBe(SOME_ID)
  })
})

describe('[4.61] a visitor who asks not to be followed', () => {
  it('has no id, gets none, and takes none along', async () => {
    const privacy = { doNotTrack: 'yes', globalPrivacyControl: undefined }
    const environment = aTestEnvironment({ privacy })
    const visitor = createVisitor(anAnalyticsEngine({}, environment))

    await visitor.setClientId(SOME_ID)
    visitor.remember(SOME_ID)

    expect(visitor.id()).toBe('')
    expect(visitor.decorateLink('https://partner.example/')).toBe('https://partner.example/')
    expect(environment.localStorage?.get('visitorId')).toBeNull()
  })
})

describe('a visitor whose browser refuses to keep anything', () => {
  it('has no id, because every page would make up another', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    const refused = { get: refuse, set: refuse, remove: refuse }
    const environment = aTestEnvironment({ localStorage: refused, cookies: refused })

    expect(createVisitor(anAnalyticsEngine({}, environment)).id()).toBe('')
  })
})
