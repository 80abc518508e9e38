import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { NavigatorContext } from '../environment.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { emitEvent } from './emit-event.ts'
import type { ShopEvents } from './events.ts'
import { anAnalyticsEngine, SOME_ID } from './test-analytics.ts'

const VIEW: ShopEvents['ec.productView'] = {
  currency: 'EUR',
  product: { productId: '2148831', name: 'Satinbluse', price: 59.99 },
}
const PURCHASE: ShopEvents['ec.purchase'] = {
  currency: 'EUR',
  products: [{ product: VIEW.product, quantity: 2 }],
  transaction: { id: '4711', revenue: 119.98 },
}
const OWN_PACKAGE = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { name: string; version: string }
const SOURCE = `${OWN_PACKAGE.name}@${OWN_PACKAGE.version}`
const TOO_LARGE =
  'Failed to send the event(s) because the payload size exceeded the maximum allowed size (32 KB).'

function anEnvironment(navigator: Partial<NavigatorContext> = {}) {
  const environment = aTestEnvironment({
    navigator: () => ({
      referrer: 'https://www.example/',
      userAgent: 'Mozilla/5.0',
      location: 'https://saum.example/de/c/damen/',
      ...navigator,
    }),
  })
  environment.cookies?.set('coveo_visitorId', SOME_ID)
  return environment
}

function sentMeta(environment: { beacons: { body: string }[] }): Record<string, unknown> {
  const [event] = JSON.parse(environment.beacons[0]?.body ?? '[{}]') as {
    meta: Record<string, unknown>
  }[]
  return event?.meta ?? {}
}

describe('[4.59] [7.38] [7.54] what a visitor does', () => {
  it('is told to the provider in a beacon with one event and who saw it where', () => {
    const environment = anEnvironment()

    emitEvent(anAnalyticsEngine({ source: ['shop@1.2.3'] }, environment), 'ec.productView', VIEW)

    expect(environment.beacons).toHaveLength(1)
    expect(environment.beacons[0]).toMatchObject({
      url: 'https://saum.analytics.org.coveo.com/rest/organizations/saum/events/v1?access_token=token',
      contentType: 'application/json',
    })
    expect(JSON.parse(environment.beacons[0]?.body ?? '')).toEqual([
      {
        ...VIEW,
        meta: {
          type: 'ec.productView',
          config: { trackingId: 'comma_de' },
          ts: environment.now(),
          source: ['shop@1.2.3', SOURCE],
          clientId: SOME_ID,
          userAgent: 'Mozilla/5.0',
          referrer: 'https://www.example/',
          location: 'https://saum.example/de/c/damen/',
        },
      },
    ])
  })

  it('goes to the proxy as it is, without a path', () => {
    const environment = anEnvironment()
    const proxyBaseUrl = 'https://saum.example/events'

    emitEvent(anAnalyticsEngine({ proxyBaseUrl }, environment), 'ec.purchase', PURCHASE)

    expect(environment.beacons[0]?.url).toBe('https://saum.example/events?access_token=token')
  })

  it('goes to the provider of the environment, with a token that cannot break out of the address', () => {
    const environment = anEnvironment()
    const engine = anAnalyticsEngine({}, environment)
    engine.configuration.update((configuration) => ({
      ...configuration,
      environment: 'stg',
      accessToken: 'a&b=c',
    }))

    emitEvent(engine, 'ec.productView', VIEW)

    expect(environment.beacons[0]?.url).toBe(
      'https://saum.analytics.orgstg.coveo.com/rest/organizations/saum/events/v1?access_token=a%26b%3Dc',
    )
  })

  it('says it came from nowhere when the referrer is empty', () => {
    const environment = anEnvironment({ referrer: '', location: null })

    emitEvent(anAnalyticsEngine({}, environment), 'ec.productView', VIEW)

    expect(sentMeta(environment)).toMatchObject({ referrer: null, location: null })
  })

  it('[9.23] names no address longer than 1024 characters', () => {
    const environment = anEnvironment({
      location: `https://saum.example/?q=${'%C3%A4'.repeat(999)}`,
    })

    emitEvent(anAnalyticsEngine({}, environment), 'ec.productView', VIEW)

    const { location } = sentMeta(environment)
    expect(String(location).length).toBeLessThanOrEqual(1024)
    expect(decodeURI(String(location))).toMatch(/ä$/)
  })

  it('goes the same way in legacy mode, which has no words for a shop', () => {
    const environment = anEnvironment()

    emitEvent(anAnalyticsEngine({ mode: 'legacy' }, environment), 'ec.purchase', PURCHASE)

    expect(sentMeta(environment)).toMatchObject({ type: 'ec.purchase' })
    expect(environment.requests).toEqual([])
  })
})

describe('[4.61] [9.28] nothing is told', () => {
  it('while analytics are disabled', () => {
    const environment = anEnvironment()

    emitEvent(anAnalyticsEngine({ enabled: false }, environment), 'ec.productView', VIEW)

    expect([...environment.beacons, ...environment.logs]).toEqual([])
  })

  it('about a visitor who asks not to be followed', () => {
    const environment = {
      ...anEnvironment(),
      privacy: { doNotTrack: '1', globalPrivacyControl: undefined },
    }

    emitEvent(anAnalyticsEngine({}, environment), 'ec.productView', VIEW)

    expect([...environment.beacons, ...environment.logs]).toEqual([])
  })

  it('by a server, which sees no visitor', () => {
    const environment = aTestEnvironment({ localStorage: null, cookies: null, sendBeacon: null })

    emitEvent(anAnalyticsEngine({}, environment), 'ec.productView', VIEW)

    expect(environment.logs).toEqual([])
  })
})

describe('[8.26] an event that cannot be sent', () => {
  it('[8.27] is logged when the browser refuses it, and the visitor shops on', () => {
    const environment = { ...anEnvironment(), sendBeacon: () => false }

    emitEvent(anAnalyticsEngine({}, environment), 'ec.productView', VIEW)

    expect(environment.logs).toEqual([
      { level: 'error', message: TOO_LARGE, detail: { type: 'ec.productView' } },
    ])
  })

  it('[8.27] is not even tried above 32 KB, counted in bytes', () => {
    const environment = anEnvironment()
    const name = 'ä'.repeat(16 * 1024)

    emitEvent(anAnalyticsEngine({}, environment), 'ec.productView', {
      ...VIEW,
      product: { ...VIEW.product, name },
    })

    expect(environment.beacons).toEqual([])
    expect(environment.logs.map(({ message }) => message)).toEqual([TOO_LARGE])
  })

  it('[8.29] is logged where the browser has no beacons', () => {
    const environment = { ...anEnvironment(), sendBeacon: null }

    emitEvent(anAnalyticsEngine({}, environment), 'ec.productView', VIEW)

    expect(environment.logs.map(({ message }) => message)).toEqual([
      'navigator.sendBeacon is not supported in this browser.',
    ])
  })

  it('is logged when it cannot be written down', () => {
    const environment = anEnvironment()
    const loop: Record<string, unknown> = {}
    loop['self'] = loop

    emitEvent(anAnalyticsEngine({}, environment), 'ec.productView', loop)

    expect(environment.logs).toHaveLength(1)
  })
})
