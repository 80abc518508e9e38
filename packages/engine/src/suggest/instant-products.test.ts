import { describe, expect, it } from 'vitest'
import { commonBody } from '../calls/common-body.ts'
import { aTestEngine } from '../test-engine.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { aPageReply, aProduct } from '../wire/test-replies.ts'
import { INSTANT_PRODUCTS } from './instant-cache.ts'
import { createInstantProducts } from './instant-products.ts'
import { anEngineWithHeldCalls } from './test-held-network.ts'

const HEADER = { searchBoxId: 'header' }

/** What the provider answers here: no facets, no sort, no triggers. */
function anInstantReply(...ids: readonly string[]) {
  const { responseId, pagination } = aPageReply()
  return { responseId, pagination, products: ids.map((id) => aProduct(id)) }
}

describe('[7.31] products while typing', () => {
  it('are asked for with the text alone', async () => {
    const engine = aTestEngine()
    engine.environment.answer(anInstantReply('1', '2'))
    const instant = createInstantProducts(engine, HEADER)

    const updated = instant.updateQuery('klei')
    const meanwhile = instant.state
    await updated

    expect(meanwhile).toEqual({
      query: 'klei',
      products: [],
      isLoading: true,
      error: null,
      totalCount: 0,
    })
    expect(engine.environment.requests[0]).toMatchObject({
      url: 'https://saum.example/commerce/search/productSuggest',
      method: 'POST',
    })
    expect(engine.environment.requests[0]?.body).toEqual({ ...commonBody(engine), query: 'klei' })
    expect(instant.state).toMatchObject({ query: 'klei', isLoading: false, totalCount: 10 })
    expect(instant.state.products).toMatchObject([
      { permanentid: '1', position: 1, responseId: 'response-1' },
      { permanentid: '2', position: 2 },
    ])
  })

  it('[3.56] know how long the reply took', async () => {
    const { engine, calls } = anEngineWithHeldCalls()
    const instant = createInstantProducts(engine, HEADER)
    const updated = instant.updateQuery('klei')
    await engine.environment.pass(120)

    await calls[0]?.answer(anInstantReply('1'))
    await updated

    const box = engine.state(INSTANT_PRODUCTS).get()['header']
    expect(box?.cache['klei']).toMatchObject({ duration: 120, isActive: true })
  })

  it('are not asked for without any text', async () => {
    const engine = aTestEngine()
    engine.environment.answer(anInstantReply('1'))
    const instant = createInstantProducts(engine, HEADER)
    await instant.updateQuery('klei')
    const before = instant.state

    await instant.updateQuery('')

    expect(instant.state).toBe(before)
    expect(engine.environment.requests).toHaveLength(1)
  })

  it('are those of the text typed last, and the others are kept', async () => {
    const { engine, calls } = anEngineWithHeldCalls()
    const instant = createInstantProducts(engine, HEADER)
    void instant.updateQuery('k')
    void instant.updateQuery('kl')
    await engine.environment.pass(0)

    await calls[1]?.answer(anInstantReply('2'))
    await calls[0]?.answer(anInstantReply('1'))

    expect(instant.state.products).toMatchObject([{ permanentid: '2' }])
    await instant.updateQuery('k')
    expect(instant.state.products).toMatchObject([{ permanentid: '1' }])
    expect(calls).toHaveLength(2)
  })

  it('are asked for once while they are on their way', async () => {
    const { engine, calls } = anEngineWithHeldCalls()
    const instant = createInstantProducts(engine, HEADER)

    void instant.updateQuery('k')
    void instant.updateQuery('k')
    await engine.environment.pass(0)

    expect(calls).toHaveLength(1)
  })

  it('travel from the server to the browser and are not asked for again there', async () => {
    const engine = aTestEngine()
    engine.environment.answer(anInstantReply('1'))
    const instant = createInstantProducts(engine, HEADER)
    await instant.updateQuery('__proto__')

    const snapshot = JSON.parse(JSON.stringify(engine.snapshot())) as Record<string, unknown>
    const browser = createInstantProducts(aTestEngine({}, aTestEnvironment(), snapshot), HEADER)
    await browser.updateQuery('__proto__')

    expect(browser.state).toEqual(instant.state)
    expect(browser.state.products).toHaveLength(1)
  })
})

describe('products the server did not wait for', () => {
  it('do not load in the browser until they are asked for, and then come', async () => {
    const { engine: server } = anEngineWithHeldCalls()
    void createInstantProducts(server, HEADER).updateQuery('klei')
    const snapshot = JSON.parse(JSON.stringify(server.snapshot())) as Record<string, unknown>
    const engine = aTestEngine({}, aTestEnvironment(), snapshot)
    engine.environment.answer(anInstantReply('1'))

    const instant = createInstantProducts(engine, HEADER)
    const before = instant.state
    await instant.updateQuery('klei')

    expect(before).toMatchObject({ query: 'klei', isLoading: false })
    expect(instant.state).toMatchObject({ isLoading: false, products: [{ permanentid: '1' }] })
  })

  it('go on loading where another part of the page shows them too', () => {
    const { engine } = anEngineWithHeldCalls()
    void createInstantProducts(engine, HEADER).updateQuery('klei')

    expect(createInstantProducts(engine, HEADER).state.isLoading).toBe(true)
  })
})

describe('[4.45] products seen before', () => {
  it('are thrown away with the next question once they have expired', async () => {
    const engine = aTestEngine()
    engine.environment.answerAll(() => Response.json(anInstantReply('1')))
    const instant = createInstantProducts(engine, HEADER)
    await instant.updateQuery('klei')

    await engine.environment.pass(60_000)
    await instant.updateQuery('hose')

    expect(engine.snapshot()['instantProducts']).toMatchObject({ header: { query: 'hose' } })
    expect(JSON.stringify(engine.snapshot())).not.toContain('klei')
  })

  it.each([
    [undefined, 59_999, 1],
    [undefined, 60_000, 2],
    [1000, 999, 1],
    [1000, 1000, 2],
  ])('kept for %j ms are after %i ms asked for %i times', async (cacheTimeout, ms, times) => {
    const engine = aTestEngine()
    engine.environment.answerAll(() => Response.json(anInstantReply('1')))
    const options = cacheTimeout === undefined ? HEADER : { ...HEADER, cacheTimeout }
    const instant = createInstantProducts(engine, options)
    await instant.updateQuery('klei')

    await engine.environment.pass(ms)
    await instant.updateQuery('klei')

    expect(engine.environment.requests).toHaveLength(times)
    expect(instant.state.products).toHaveLength(1)
  })

  it('are not shown while newer ones are on their way', async () => {
    const { engine, calls } = anEngineWithHeldCalls()
    const instant = createInstantProducts(engine, HEADER)
    void instant.updateQuery('klei')
    await engine.environment.pass(0)
    await calls[0]?.answer(anInstantReply('1'))
    await engine.environment.pass(60_000)

    void instant.updateQuery('klei')
    const meanwhile = instant.state
    await engine.environment.pass(0)
    await calls[1]?.answer(anInstantReply('2'))

    expect(meanwhile).toMatchObject({ isLoading: true, products: [] })
    expect(instant.state.products).toMatchObject([{ permanentid: '2' }])
  })

  it('can be thrown away once they have expired', async () => {
    const engine = aTestEngine()
    engine.environment.answer(anInstantReply('1'))
    const instant = createInstantProducts(engine, HEADER)
    await instant.updateQuery('klei')

    await engine.environment.pass(59_999)
    instant.clearExpired()
    const before = instant.state.products.length
    await engine.environment.pass(1)
    instant.clearExpired()

    expect(before).toBe(1)
    expect(instant.state).toMatchObject({ query: 'klei', products: [], totalCount: 0 })
  })
})

// Deviation: instant-products-name-their-reply
describe('a shopper who clicks an instant product', () => {
  it('clicks one of the reply it came with, even after typing on', async () => {
    const engine = aTestEngine()
    engine.environment.answer(
      { ...anInstantReply('1'), responseId: 'first' },
      { ...anInstantReply('1', '2'), responseId: 'second' },
    )
    const instant = createInstantProducts(engine, HEADER)
    await instant.updateQuery('k')
    const [shown] = instant.state.products

    await instant.updateQuery('kl')
    instant.interactiveProduct(shown!).select()
    instant.interactiveProduct(instant.state.products[1]!).select()

    expect(engine.environment.beacons.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject(
      [
        [{ position: 1, responseId: 'first', product: { productId: '1' } }],
        [{ position: 2, responseId: 'second', product: { productId: '2' } }],
      ],
    )
  })
})

// Deviation: instant-cache-zero-never-expires
describe('a shopper sees products at once that the shop keeps for ever', () => {
  it('where it asked for that with 0', async () => {
    const engine = aTestEngine()
    engine.environment.answer(anInstantReply('1'))
    const instant = createInstantProducts(engine, { ...HEADER, cacheTimeout: 0 })
    await instant.updateQuery('klei')

    await engine.environment.pass(10 * 365 * 24 * 3_600_000)
    await instant.updateQuery('klei')

    expect(engine.environment.requests).toHaveLength(1)
  })
})

// Deviation: instant-product-error-kept
describe('[8.18] a shopper who types on after a failure', () => {
  it.each([
    ['an error', Response.json({ message: 'broken' }, { status: 500 }), 500],
    ['a page of HTML', new Response('<html>Wartung</html>'), 'PARSING_ERROR'],
    ['no products', { responseId: 'r', pagination: aPageReply().pagination }, 'PARSING_ERROR'],
    ['no pagination', { responseId: 'r', products: [] }, 'PARSING_ERROR'],
    ['no network', new TypeError('Failed to fetch'), 'FETCH_ERROR'],
  ])('sees products as soon as there are any: %s', async (_, answer, status) => {
    const engine = aTestEngine()
    engine.environment.answer(answer, anInstantReply('1'))
    const instant = createInstantProducts(engine, HEADER)

    await instant.updateQuery('klei')
    const failed = instant.state
    await instant.updateQuery('klei')

    expect(failed).toMatchObject({ isLoading: false, products: [], error: { status } })
    expect(instant.state).toMatchObject({ isLoading: false, error: null })
    expect(instant.state.products).toHaveLength(1)
  })
})

describe('[5.20] [5.24] [5.29] instant products', () => {
  it.each([
    [{ searchBoxId: '' }, '- searchBoxId: value is an empty string.'],
    [{ searchBoxId: 7 }, '- searchBoxId: value is not a string.'],
    [{ cacheTimeout: '60' }, '- cacheTimeout: value is not a number.'],
    [{ cacheTimeout: -1 }, '- cacheTimeout: minimum value of 0 not respected.'],
    [{ cacheTimeout: Infinity }, '- cacheTimeout: value is not an integer.'],
  ])('are not made with %j', (options, line) => {
    expect(() => createInstantProducts(aTestEngine(), options as typeof HEADER)).toThrow(
      `The following properties are invalid\n${line}`,
    )
  })

  it('need a query that is text', () => {
    const instant = createInstantProducts(aTestEngine())

    expect(() => instant.updateQuery(7 as unknown as string)).toThrow(
      '- query: value is not a string.',
    )
    expect(() => instant.updateQuery(undefined as unknown as string)).toThrow(
      '- query: value is required.',
    )
  })

  it('show another color only by its id', async () => {
    const engine = aTestEngine()
    const { children: _, totalNumberOfChildren: __, ...red } = aProduct('1-rot')
    const reply = { ...anInstantReply(), products: [aProduct('1', { children: [red] })] }
    engine.environment.answer(reply)
    const instant = createInstantProducts(engine, HEADER)
    await instant.updateQuery('klei')

    instant.promoteChild(red)

    expect(instant.state.products).toMatchObject([{ permanentid: '1-rot', position: 1 }])
    expect(() => instant.promoteChild({} as typeof red)).toThrow(
      '- child.permanentid: value is required.',
    )
  })
})
