import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CART } from './cart/cart.ts'
import { createCart } from './cart/create-cart.ts'
import type { EngineOptions } from './configuration.ts'
import { CONTEXT } from './context/context.ts'
import { createContextController } from './context/create-context.ts'
import { createEngine } from './create-engine.ts'
import { LISTING } from './listing/listing-slice.ts'
import { SEARCH } from './search/search-slice.ts'
import { aTestEnvironment } from './test-environment.ts'
import { aProduct } from './wire/test-replies.ts'

const OPTIONS: EngineOptions = {
  organizationId: 'saum',
  accessToken: 'secret-token',
  analytics: { trackingId: 'comma_de' },
  context: {
    language: 'de',
    country: 'DE',
    currency: 'EUR',
    view: { url: 'https://saum.example/de/' },
  },
}

describe('[9.28] an engine', () => {
  it('needs little and supposes the rest', () => {
    const engine = createEngine(OPTIONS, aTestEnvironment())

    expect(engine.configuration.get()).toEqual({
      organizationId: 'saum',
      accessToken: 'secret-token',
      environment: 'prod',
      analytics: {
        enabled: true,
        mode: 'next',
        trackingId: 'comma_de',
        source: [],
        originContext: 'Search',
        originLevel2: 'default',
        originLevel3: 'default',
        anonymous: false,
      },
      knowledge: { answerConfigurationId: '' },
      classic: { locale: 'en-US' },
    })
    expect(engine.state(CONTEXT).get()).toEqual(OPTIONS.context)
    expect(engine.state(CART).get()).toEqual({ items: {}, purchased: {} })
  })

  it('[3.68] [3.69] [3.70] [3.71] takes everything it is told', () => {
    const renewAccessToken = async () => 'fresh'
    const told = {
      environment: 'stg',
      proxyBaseUrl: 'https://saum.example/commerce',
      renewAccessToken,
      analytics: {
        trackingId: 'comma_at',
        enabled: false,
        mode: 'legacy',
        source: ['shop@1.2.3'],
        proxyBaseUrl: 'https://saum.example/events',
        originContext: 'Shop',
        originLevel2: 'tab',
        originLevel3: 'https://saum.example/',
        anonymous: true,
        deviceId: 'phone',
        userDisplayName: 'Ann',
        documentLocation: 'https://saum.example/at/',
      },
      knowledge: { answerConfigurationId: 'answers' },
      classic: {
        locale: 'de-AT',
        timezone: 'Europe/Vienna',
        authenticationProviders: ['sso'],
        apiBaseUrl: 'https://saum.example/search',
      },
    } as const

    const engine = createEngine({ ...OPTIONS, ...told }, aTestEnvironment())

    expect(engine.configuration.get()).toEqual({
      organizationId: 'saum',
      accessToken: 'secret-token',
      ...told,
    })
  })

  it('begins with the cart it is given', () => {
    const items = [{ productId: 'a', quantity: 2 }]

    const engine = createEngine({ ...OPTIONS, cart: { items } }, aTestEnvironment())

    expect(createCart(engine).state.items).toEqual(items)
  })

  it('asks for nothing on its own', async () => {
    const environment = aTestEnvironment()

    createEngine(OPTIONS, environment)
    await environment.pass(1000)

    expect(environment.requests).toEqual([])
    expect(environment.beacons).toEqual([])
  })
})

describe('[8.24] wrong options', () => {
  const ANALYTICS = OPTIONS.analytics

  it.each<[string, object]>([
    ['[5.15] organizationId: value is required.', { organizationId: undefined }],
    ['[5.15] organizationId: value is an empty string.', { organizationId: '' }],
    ['[5.15] accessToken: value is required.', { accessToken: null }],
    ['[5.15] accessToken: value is an empty string.', { accessToken: '' }],
    ['[5.15] analytics: value is required.', { analytics: undefined }],
    ['[5.15] analytics: value is not an object.', { analytics: 'comma_de' }],
    ['[5.15] analytics.trackingId: value is required.', { analytics: {} }],
    ['[5.13] analytics.trackingId: value is an empty string.', { analytics: { trackingId: '' } }],
    ['[5.13] analytics.trackingId: value is invalid.', { analytics: { trackingId: 'comma de' } }],
    [
      '[5.13] analytics.trackingId: value is invalid.',
      { analytics: { trackingId: 'x'.repeat(101) } },
    ],
    ['[5.13] proxyBaseUrl: value is not a valid URL.', { proxyBaseUrl: 'saum' }],
    [
      '[5.13] analytics.proxyBaseUrl: value is not a valid URL.',
      { analytics: { ...ANALYTICS, proxyBaseUrl: '/events' } },
    ],
    ['[5.12] environment: value is not in enum.', { environment: 'production' }],
    ['[5.12] analytics.mode: value is not in enum.', { analytics: { ...ANALYTICS, mode: 'old' } }],
    [
      '[5.24] analytics.enabled: value is not a boolean.',
      { analytics: { ...ANALYTICS, enabled: 'yes' } },
    ],
    [
      '[5.14] analytics.source.0: value is invalid.',
      { analytics: { ...ANALYTICS, source: ['shop@1.2'] } },
    ],
    ['[5.15] context: value is required.', { context: undefined }],
    [
      '[5.10] context.currency: value is not in enum.',
      { context: { ...OPTIONS.context, currency: 'TALER' } },
    ],
    [
      '[5.10] context.location.latitude: maximum value of 90 not respected.',
      { context: { ...OPTIONS.context, location: { latitude: 100, longitude: 0 } } },
    ],
    [
      '[5.11] cart.items.0.quantity: minimum value of 0 not respected.',
      { cart: { items: [{ productId: 'a', quantity: -1 }] } },
    ],
    [
      '[5.11] cart.items.0.price: value is not a number.',
      { cart: { items: [{ productId: 'a', quantity: 1, price: '10' }] } },
    ],
    ['[5.24] cart.items: value is required.', { cart: {} }],
  ])('are named, logged and thrown: %s', (title, wrong) => {
    const environment = aTestEnvironment()
    const message = `The following properties are invalid\n- ${title.slice(title.indexOf(' ') + 1)}`

    expect(() => createEngine({ ...OPTIONS, ...wrong }, environment)).toThrow(message)
    expect(environment.logs).toMatchObject([
      { level: 'error', message: 'Commerce engine configuration error', detail: { message } },
    ])
  })

  it('may leave out the token only where one can be got', () => {
    const renewAccessToken = async () => 'token'
    const options = { ...OPTIONS, accessToken: '', renewAccessToken }

    const { accessToken } = createEngine(options, aTestEnvironment()).configuration.get()

    expect(accessToken).toBe('')
  })

  it('are named all at once', () => {
    const wrong = { organizationId: '', accessToken: '', proxyBaseUrl: 'saum' }

    expect(() => createEngine({ ...OPTIONS, ...wrong }, aTestEnvironment())).toThrow(
      [
        'The following properties are invalid',
        '- organizationId: value is an empty string.',
        '- accessToken: value is an empty string.',
        '- proxyBaseUrl: value is not a valid URL.',
      ].join('\n'),
    )
  })

  it('[5.13] are no tracking ids of 1 to 100 letters, digits, underscores, hyphens and dots', () => {
    const letters = 'abcxyzABCXYZ0189_-.'.split('')
    const trackingIds = fc.string({
      unit: fc.constantFrom(...letters),
      minLength: 1,
      maxLength: 100,
    })
    fc.assert(
      fc.property(trackingIds, (trackingId) => {
        const engine = createEngine({ ...OPTIONS, analytics: { trackingId } }, aTestEnvironment())

        expect(engine.configuration.get().analytics.trackingId).toBe(trackingId)
      }),
    )
  })

  it('[5.10] are no currencies this place knows', () => {
    for (const currency of ['EUR', 'CHF', 'GBP']) {
      const context = { ...OPTIONS.context, currency }

      expect(() => createEngine({ ...OPTIONS, context }, aTestEnvironment())).not.toThrow()
    }
  })
})

describe('a snapshot', () => {
  function aServedEngine() {
    const items = [{ productId: 'a', quantity: 2, price: 10 }]
    const engine = createEngine({ ...OPTIONS, cart: { items } }, aTestEnvironment())
    createContextController(engine).setView({ url: 'https://saum.example/de/c/damen/' })
    createCart(engine).purchase({ id: 'order-1', revenue: 20 })
    engine.state(LISTING).update((page) => ({
      ...page,
      products: [{ ...aProduct('1'), position: 1 }],
      responseId: 'response-1',
    }))
    return engine
  }

  it('lets a browser go on where the server ended', () => {
    const served = aServedEngine()
    const items = [{ productId: 'a', quantity: 2, price: 10 }]

    const snapshot = JSON.parse(JSON.stringify(served.snapshot())) as Record<string, unknown>
    const engine = createEngine({ ...OPTIONS, cart: { items } }, aTestEnvironment(), snapshot)

    for (const slice of [LISTING, SEARCH, CART, CONTEXT]) {
      expect(engine.state<unknown>(slice).get()).toEqual(served.state<unknown>(slice).get())
    }
    expect(engine.snapshot()).toEqual(snapshot)
  })

  it('says nothing of a cart the server did not know, so the browser’s own counts', () => {
    const server = createEngine(OPTIONS, aTestEnvironment())
    server.state(CART)
    const items = [{ productId: 'a', quantity: 2 }]

    const engine = createEngine(
      { ...OPTIONS, cart: { items } },
      aTestEnvironment(),
      server.snapshot(),
    )

    expect(createCart(engine).state.items).toEqual(items)
  })

  it('contains neither the token nor anything else of the configuration', async () => {
    const renewAccessToken = async () => 'renewed-token'
    const engine = createEngine({ ...OPTIONS, renewAccessToken }, aTestEnvironment())
    engine.configuration.update((current) => ({ ...current, accessToken: 'renewed-token' }))

    const text = JSON.stringify(engine.snapshot())

    expect(Object.keys(engine.snapshot())).toEqual(['context'])
    expect(text).not.toContain('token')
  })

  it('forgets what has been put back to how it began', () => {
    const served = aServedEngine()
    const engine = createEngine(OPTIONS, aTestEnvironment(), served.snapshot())

    engine.state(LISTING).update(() => LISTING.initial)

    expect(engine.snapshot()).not.toHaveProperty('listing')
    expect(engine.snapshot()).toHaveProperty('cart')
  })
})

describe('a thousand engines', () => {
  it('share nothing', () => {
    const visitors = Array.from({ length: 1000 }, (_, visitor) => {
      const engine = createEngine(OPTIONS, aTestEnvironment())
      return { visitor, engine, cart: createCart(engine) }
    })

    for (const { visitor, engine, cart } of visitors) {
      cart.updateItemQuantity({ productId: `product-${visitor}`, quantity: visitor + 1 })
      engine.configuration.update((current) => ({ ...current, accessToken: `token-${visitor}` }))
      engine.state(SEARCH).update((page) => ({ ...page, query: `query ${visitor}` }))
    }

    for (const { visitor, engine, cart } of visitors) {
      expect(cart.state.items).toEqual([{ productId: `product-${visitor}`, quantity: visitor + 1 }])
      expect(engine.configuration.get().accessToken).toBe(`token-${visitor}`)
      expect(engine.state(SEARCH).get().query).toBe(`query ${visitor}`)
    }
    expect(createCart(createEngine(OPTIONS, aTestEnvironment())).state.items).toEqual([])
  })
})
