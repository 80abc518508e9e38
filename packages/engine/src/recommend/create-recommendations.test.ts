import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CART } from '../cart/cart.ts'
import type { Snapshot } from '../engine.ts'
import { createPager } from '../page/create-pager.ts'
import { createSummary } from '../page/create-summary.ts'
import { interactiveProduct } from '../page/interactive-product.ts'
import { aHeldNetwork, aProvider, idsOf } from '../page/test-provider.ts'
import { aTestEngine } from '../test-engine.ts'
import { aTestEnvironment, type SentRequest } from '../test-environment.ts'
import type { RecommendReply } from '../wire/reply.ts'
import { aPageReply, aProduct } from '../wire/test-replies.ts'
import { createRecommendations } from './create-recommendations.ts'

const SLOT = { slotId: 'fdd71b34-3d30-4a2e-8a10-8d5d9b0f2a11' }
const ON_PRODUCT = { ...SLOT, productId: '2148831' }

function aSlotProvider(totalEntries: number) {
  const provide = aProvider(totalEntries)
  return (request: SentRequest): RecommendReply => {
    const { responseId, products, pagination } = provide(request)
    return { headline: 'Passt dazu', responseId, products, pagination }
  }
}

function anEngine(totalEntries = 5) {
  const engine = aTestEngine()
  engine.environment.answerAll(aSlotProvider(totalEntries))
  return engine
}

describe('[3.53] a slot', () => {
  it('is empty until it is asked for', () => {
    expect(createRecommendations(aTestEngine(), ON_PRODUCT).state).toEqual({
      ...ON_PRODUCT,
      headline: '',
      products: [],
      isLoading: false,
      error: null,
      responseId: '',
      requestId: '',
      lastPageShown: null,
      pagination: { page: 0, perPage: 0, totalEntries: 0, totalPages: 0 },
    })
  })

  it('shows what the provider recommends, numbered from 1', async () => {
    const slot = createRecommendations(anEngine(), SLOT)

    await slot.refresh()

    expect(slot.state).toMatchObject({ headline: 'Passt dazu', isLoading: false, error: null })
    expect(slot.state.products.map(({ position }) => position)).toEqual([1, 2])
  })

  it('stays as it is while other slots change', async () => {
    const engine = anEngine()
    const slot = createRecommendations(engine, SLOT)
    await slot.refresh()
    const { state } = slot
    let calls = 0
    slot.subscribe(() => calls++)

    await createRecommendations(engine, { slotId: 'other' }).refresh()

    expect(slot.state).toBe(state)
    expect(calls).toBe(0)
  })

  it('is asked for once by all who show it', async () => {
    const engine = anEngine()

    const slots = [createRecommendations(engine, SLOT), createRecommendations(engine, SLOT)]
    await Promise.all(slots.map((slot) => slot.executeFirst()))

    expect(engine.environment.requests).toHaveLength(1)
  })

  it('shows another color when one is chosen', async () => {
    const engine = anEngine()
    const { children: _, totalNumberOfChildren: __, ...red } = aProduct('red')
    const products = [aProduct('blue', { children: [red] })]
    engine.environment.answer({ ...aPageReply({ products }), headline: '' })
    const slot = createRecommendations(engine, SLOT)
    await slot.refresh()

    slot.promoteChild({ permanentid: 'red' })

    expect(idsOf(slot.state)).toEqual(['red'])
  })

  it('tells the provider of clicks like any other list', async () => {
    const engine = anEngine()
    const { pages, state, refresh } = createRecommendations(engine, SLOT)
    await refresh()
    expect(state.products).toEqual([])

    const [product] = pages.page.get().products
    if (product) interactiveProduct(pages, product).select()

    expect(engine.environment.beacons).toHaveLength(1)
  })
})

describe('[7.33] what a slot is asked with', () => {
  it('is who asks, the slot and what was bought', async () => {
    const engine = anEngine()
    const bought = { productId: '1', quantity: 2 }
    engine.state(CART).update((cart) => ({
      ...cart,
      purchased: { a: { ...bought, price: 1 }, b: { ...bought, price: 2 } },
    }))

    await createRecommendations(engine, SLOT).refresh()

    const [request] = engine.environment.requests
    expect(request?.url).toBe('https://saum.example/commerce/recommendations')
    expect(request?.body).toMatchObject({
      ...SLOT,
      trackingId: 'comma_de',
      context: { purchased: [{ productId: '1', quantity: 4 }], cart: [] },
    })
    for (const key of ['page', 'perPage', 'productId', 'facets', 'context.product']) {
      expect(request?.body).not.toHaveProperty(key)
    }
  })

  it('names the product of the page within the context', async () => {
    const engine = anEngine()

    await createRecommendations(engine, ON_PRODUCT).refresh()

    expect(engine.environment.requests[0]?.body).toHaveProperty('context.product', {
      productId: '2148831',
    })
  })

  it('says which page as soon as that is known', async () => {
    const engine = anEngine()
    const { pages, refresh } = createRecommendations(engine, SLOT)
    createPager(pages, { perPage: 4 })

    await refresh()

    expect(engine.environment.requests[0]?.body).toMatchObject({ page: 0, perPage: 4 })
  })

  it.each([
    [{}, 'slotId: value is required.'],
    [{ slotId: '' }, 'slotId: value is an empty string.'],
    [{ ...SLOT, productId: '' }, 'productId: value is an empty string.'],
  ])('[5.24] is refused without a slot: %j', (options, message) => {
    expect(() => createRecommendations(aTestEngine(), options as typeof SLOT)).toThrow(
      `The following properties are invalid\n- ${message}`,
    )
  })
})

// Deviation: slot-follows-its-product
describe('[3.53] a slot on the page of another product', () => {
  it('shows nothing that belongs to the one before', async () => {
    const engine = anEngine()
    await createRecommendations(engine, ON_PRODUCT).refresh()

    const other = createRecommendations(engine, { ...SLOT, productId: '7' })

    expect(other.state).toMatchObject({ productId: '7', products: [], responseId: '' })
  })
})

// Deviation: slot-paging-keeps-product
describe('[7.33] the next page of a slot', () => {
  it('is still about the product the shopper looks at', async () => {
    const engine = anEngine()
    const { pages, refresh } = createRecommendations(engine, ON_PRODUCT)
    await refresh()

    await createPager(pages).next()
    await createPager(pages).fetchMore()

    expect(engine.environment.requests).toMatchObject([
      { body: { context: { product: { productId: '2148831' } } } },
      { body: { page: 1, context: { product: { productId: '2148831' } } } },
      { body: { page: 2, context: { product: { productId: '2148831' } } } },
    ])
  })
})

// Deviation: slot-fetch-more-asks-while-more
describe('[4.33] looking further in a slot', () => {
  it('shows more while there is more, and then asks no further', async () => {
    const engine = anEngine(5)
    const { pages, refresh } = createRecommendations(engine, SLOT)
    const pager = createPager(pages)
    await refresh()

    for (let turn = 0; turn < 4; turn++) await pager.fetchMore()

    expect(idsOf(pages.page.get())).toEqual(['1', '2', '3', '4', '5'])
    expect(engine.environment.requests).toHaveLength(3)
    expect(createSummary(pages).state).toMatchObject({ lastProduct: 5, progress: 1 })
  })

  it('shows each product once and all in the end, however many there are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(12), async (total) => {
        const { pages, refresh } = createRecommendations(anEngine(total), SLOT)
        await refresh()

        for (let turn = 0; turn < 8; turn++) await pages.fetchMore()

        expect(idsOf(pages.page.get())).toEqual(
          Array.from({ length: total }, (_, index) => String(index + 1)),
        )
      }),
      { numRuns: 13 },
    )
  })
})

describe('[8.18] a slot that gets nonsense', () => {
  it.each([
    ['no products', { responseId: 'a', headline: '', pagination: {} }],
    ['HTML', () => new Response('<h1>Wartung</h1>')],
    ['a failure', () => new Response('oh', { status: 503 })],
    ['no reply', new TypeError('Load failed')],
  ])('keeps its products and says so: %s', async (_, hostile) => {
    const engine = anEngine()
    const slot = createRecommendations(engine, SLOT)
    await slot.refresh()
    engine.environment.answer(hostile)

    await slot.refresh()

    expect(slot.state).toMatchObject({ isLoading: false, error: { type: expect.any(String) } })
    expect(slot.state.products).toHaveLength(2)
    await slot.refresh()
    expect(slot.state.error).toBe(null)
  })

  // Deviation: outdated-errors-ignored
  it('shows what was asked last, not what came last', async () => {
    const { environment, held } = aHeldNetwork()
    const slot = createRecommendations(aTestEngine({}, environment), SLOT)
    const slow = slot.refresh()
    await environment.pass(0)
    const fast = slot.refresh()
    await environment.pass(0)

    held[1]?.reply({ ...aPageReply({ products: [aProduct('new')] }), headline: '' })
    await fast
    held[0]?.fail(new TypeError('Failed to fetch'))
    await slow

    expect(idsOf(slot.state)).toEqual(['new'])
    expect(slot.state.error).toBe(null)
  })

  it('is not asked for again in the browser after the server has', async () => {
    const server = anEngine()
    await createRecommendations(server, ON_PRODUCT).executeFirst()
    const snapshot = JSON.parse(JSON.stringify(server.snapshot())) as Snapshot

    const browser = aTestEngine({}, aTestEnvironment(), snapshot)
    const slot = createRecommendations(browser, ON_PRODUCT)
    await slot.executeFirst()

    expect(idsOf(slot.state)).toEqual(['1', '2'])
    expect(browser.environment.requests).toHaveLength(0)
  })
})
