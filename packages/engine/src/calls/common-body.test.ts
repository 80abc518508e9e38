import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CART, type CartItem } from '../cart/cart.ts'
import { setItems } from '../cart/cart-transitions.ts'
import { CONTEXT } from '../context/context.ts'
import type { NavigatorContext } from '../environment.ts'
import { aTestEngine, type TestEngine } from '../test-engine.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { commonBody, quantitiesByProduct } from './common-body.ts'

const VISITOR = '7f0c2a56-1f0e-4f5e-9a51-2d7f4f7f9b10'

function anEngineAt(navigator: Partial<NavigatorContext>): TestEngine {
  const nobody: NavigatorContext = { referrer: null, userAgent: null, location: null }
  return aTestEngine({}, aTestEnvironment({ navigator: () => ({ ...nobody, ...navigator }) }))
}

function withoutAnalytics(engine: TestEngine): TestEngine {
  engine.configuration.update((current) => ({
    ...current,
    analytics: { ...current.analytics, enabled: false },
  }))
  return engine
}

describe('[7.29] [7.30] [7.31] [7.32] [7.33] what every request says about the visitor', () => {
  it('names the shop, the visitor, the page they are on and came from, and their cart', () => {
    const engine = anEngineAt({
      clientId: VISITOR,
      userAgent: 'Mozilla/5.0',
      referrer: 'https://saum.example/de/',
    })
    engine.state(CART).update((cart) => setItems(cart, [{ productId: '2148831', quantity: 1 }]))

    expect(JSON.stringify(commonBody(engine))).toBe(
      JSON.stringify({
        trackingId: 'comma_de',
        clientId: VISITOR,
        context: {
          user: { userAgent: 'Mozilla/5.0' },
          view: {
            url: 'https://saum.example/de/c/damen/blusen/',
            referrer: 'https://saum.example/de/',
          },
          capture: true,
          cart: [{ productId: '2148831', quantity: 1 }],
          source: ['@saum/engine@0.1.0'],
        },
        language: 'de',
        country: 'DE',
        currency: 'EUR',
      }),
    )
  })

  it('leaves out what is not known of a visitor', () => {
    const engine = anEngineAt({ clientId: VISITOR, referrer: '' })

    const { context } = commonBody(engine)

    expect(context.user).toEqual({})
    expect(context.view).toEqual({ url: 'https://saum.example/de/c/damen/blusen/' })
    expect(context.cart).toEqual([])
  })

  it('says where the visitor is once we know', () => {
    const engine = anEngineAt({ userAgent: 'Mozilla/5.0' })
    const location = { latitude: 52.5, longitude: 13.4 }
    engine.state(CONTEXT).update((context) => ({ ...context, location }))

    expect(commonBody(engine).context.user).toEqual({ userAgent: 'Mozilla/5.0', ...location })
  })

  it('lists the programs that take part, ours last', () => {
    const engine = aTestEngine()
    engine.configuration.update((current) => ({
      ...current,
      analytics: { ...current.analytics, source: ['shop@1.2.3'] },
    }))

    expect(commonBody(engine).context.source).toEqual(['shop@1.2.3', '@saum/engine@0.1.0'])
  })
})

describe('recording of requests', () => {
  it('is off, and the visitor not named, where analytics is off', () => {
    const body = commonBody(withoutAnalytics(anEngineAt({ clientId: VISITOR })))

    expect(body).not.toHaveProperty('clientId')
    expect(body.context.capture).toBe(false)
  })

  it('can be switched off for one visitor', () => {
    const body = commonBody(anEngineAt({ clientId: VISITOR, capture: false }))

    expect(body.clientId).toBe(VISITOR)
    expect(body.context.capture).toBe(false)
  })

  // Deviation: capture-needs-a-client-id
  it('is off for a visitor without an id, whom the provider would refuse to record', () => {
    const body = commonBody(anEngineAt({ clientId: '', capture: true }))

    expect(body.clientId).toBe('')
    expect(body.context.capture).toBe(false)
  })
})

describe('[3.33] the cart in a request', () => {
  it('counts lines of one product together, whatever their price', () => {
    const { items } = setItems({ items: {}, purchased: {} }, [
      { productId: 'a', quantity: 1, name: 'Bluse', price: 10 },
      { productId: 'b', quantity: 5 },
      { productId: 'a', quantity: 2, name: 'Bluse', price: 8 },
    ])

    expect(quantitiesByProduct(items)).toEqual([
      { productId: 'a', quantity: 3 },
      { productId: 'b', quantity: 5 },
    ])
  })

  it('loses no piece and names no product twice', () => {
    const line: fc.Arbitrary<CartItem> = fc.record({
      productId: fc.constantFrom('1', '2', 'a', '__proto__', 'constructor'),
      quantity: fc.nat(9),
      price: fc.constantFrom(10, 20),
    })
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const merged = quantitiesByProduct(setItems({ items: {}, purchased: {} }, lines).items)

        const sum = (list: readonly { quantity: number }[]) =>
          list.reduce((total, { quantity }) => total + quantity, 0)
        expect(sum(merged)).toBe(sum(lines))
        expect(new Set(merged.map(({ productId }) => productId)).size).toBe(merged.length)
      }),
    )
  })
})
