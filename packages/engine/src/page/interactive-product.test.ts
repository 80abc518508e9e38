import { describe, expect, it } from 'vitest'
import { createState } from '../state.ts'
import { aTestEngine, type TestEngine } from '../test-engine.ts'
import type { Product } from '../wire/product.ts'
import { aProduct } from '../wire/test-replies.ts'
import { interactiveProduct } from './interactive-product.ts'
import { viewProduct } from './product-view.ts'

function aShownProduct(changes: Partial<Product> = {}): Product {
  return { ...aProduct('2148831'), position: 13, responseId: 'response-2', ...changes }
}

function aSource(engine: TestEngine) {
  return { engine, page: createState({ responseId: 'response-9' }) }
}

/** The events as the provider gets them, without what every event says. */
function eventsOf({ environment }: TestEngine) {
  return environment.beacons.map(({ body }) => {
    const [{ meta, ...payload }] = JSON.parse(body) as [{ meta: { type: string } }]
    return { type: meta.type, ...payload }
  })
}

describe('[7.38] opening a product', () => {
  it('tells the provider which one, where it stood and which reply it came with', () => {
    const engine = aTestEngine()

    interactiveProduct(aSource(engine), aShownProduct({ ec_promo_price: 59.99 })).select()

    expect(eventsOf(engine)).toEqual([
      {
        type: 'ec.productClick',
        currency: 'EUR',
        product: { name: 'Bluse 2148831', price: 59.99, productId: '2148831' },
        position: 13,
        responseId: 'response-2',
      },
    ])
  })

  it('is told once, however often it is clicked', () => {
    const engine = aTestEngine()
    const product = interactiveProduct(aSource(engine), aShownProduct())

    product.select()
    product.select()

    expect(eventsOf(engine)).toHaveLength(1)
  })

  it('names what the provider does not know by the id of the product', () => {
    const engine = aTestEngine()
    const product = aShownProduct({ ec_name: null, ec_price: null, ec_product_id: null })

    interactiveProduct(aSource(engine), product).select()

    expect(eventsOf(engine)).toMatchObject([
      { product: { name: '2148831', price: null, productId: '2148831' } },
    ])
  })

  it('counts a long press, and a press that was called off does not count', async () => {
    const engine = aTestEngine()
    const product = interactiveProduct(aSource(engine), aShownProduct())

    product.beginDelayedSelect()
    product.beginDelayedSelect()
    await engine.environment.pass(999)
    product.cancelPendingSelect()
    await engine.environment.pass(10_000)

    expect(eventsOf(engine)).toHaveLength(0)
    product.beginDelayedSelect()
    await engine.environment.pass(1000)
    product.select()
    expect(eventsOf(engine)).toHaveLength(1)
  })
})

// Deviation: click-names-its-own-reply
describe('[7.38] opening a product after looking further', () => {
  it('names the reply that showed it, not the newest', () => {
    const engine = aTestEngine()
    const { responseId: _, ...unnamed } = aShownProduct()

    interactiveProduct(aSource(engine), aShownProduct()).select()
    interactiveProduct(aSource(engine), unnamed).select()

    expect(eventsOf(engine)).toMatchObject([
      { responseId: 'response-2' },
      { responseId: 'response-9' },
    ])
  })
})

describe('[7.38] looking at a product', () => {
  it('is told to the provider', () => {
    const engine = aTestEngine()

    viewProduct(engine, { productId: '2148831', name: 'Satinbluse', price: 59.99 })

    expect(eventsOf(engine)).toEqual([
      {
        type: 'ec.productView',
        currency: 'EUR',
        product: { productId: '2148831', name: 'Satinbluse', price: 59.99 },
      },
    ])
  })
})
