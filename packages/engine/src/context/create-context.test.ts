import { describe, expect, it } from 'vitest'
import { commonBody } from '../calls/common-body.ts'
import { LISTING } from '../listing/listing-slice.ts'
import { EMPTY_PAGE, type ProductPage } from '../page/product-page.ts'
import { SEARCH } from '../search/search-slice.ts'
import { aTestEngine } from '../test-engine.ts'
import { aProduct, someFacets } from '../wire/test-replies.ts'
import type { Context } from './context.ts'
import { createContextController } from './create-context.ts'

const AUSTRIA: Context = {
  language: 'de',
  country: 'AT',
  currency: 'EUR',
  view: { url: 'https://saum.example/at/' },
}

/** A page on which a visitor has been busy. */
function aUsedPage(): ProductPage {
  const range = { start: 10, end: 20, endInclusive: true, state: 'selected' as const }
  return {
    ...EMPTY_PAGE,
    products: [{ ...aProduct('1'), position: 1 }],
    error: { status: 500, statusCode: 500, type: 'T', message: 'M' },
    isLoading: true,
    responseId: 'response-1',
    requestId: 'request-1',
    pagination: { page: 3, perPage: 24, totalEntries: 100, totalPages: 5 },
    sort: { applied: { by: 'fields', fields: [{ name: 'ec_price' }] }, available: [] },
    facets: [
      {
        facetId: 'ec_color',
        field: 'ec_color',
        type: 'regular',
        values: [{ value: 'Blau', state: 'selected' }],
      },
    ],
    answeredFacets: someFacets(),
    manualRanges: { ec_price: range },
    parameters: {
      q: 'bluse',
      page: 3,
      perPage: 24,
      sortCriteria: { by: 'fields', fields: [{ name: 'ec_price' }] },
      f: { ec_color: ['Blau'] },
      mnf: { ec_price: [range] },
    },
    query: 'bluse',
    queryExecuted: 'bluse',
  }
}

function aBusyEngine() {
  const engine = aTestEngine()
  engine.state(LISTING).update(aUsedPage)
  engine.state(SEARCH).update(aUsedPage)
  return { engine, context: createContextController(engine) }
}

const STARTED_OVER: ProductPage = {
  ...EMPTY_PAGE,
  pagination: { page: 0, perPage: 24, totalEntries: 100, totalPages: 5 },
  query: 'bluse',
}

// Deviation: ranges-end-with-the-view
describe('a visitor who opens another page of the shop', () => {
  it('finds neither products nor filters nor ranges of the last one', () => {
    const { engine, context } = aBusyEngine()

    context.setView({ url: 'https://saum.example/de/c/damen/kleider/' })

    expect(engine.state(LISTING).get()).toEqual(STARTED_OVER)
    expect(engine.state(SEARCH).get()).toEqual(STARTED_OVER)
    expect(context.state.view.url).toBe('https://saum.example/de/c/damen/kleider/')
    expect(context.state.country).toBe('DE')
  })

  it('is asked for under the new address', () => {
    const { engine, context } = aBusyEngine()

    context.setView({ url: 'https://saum.example/de/neu/' })

    expect(commonBody(engine).context.view.url).toBe('https://saum.example/de/neu/')
  })

  it('leaves an untouched page alone', () => {
    const engine = aTestEngine()

    createContextController(engine).setView({ url: 'https://saum.example/de/neu/' })

    expect(engine.state(LISTING).get()).toBe(EMPTY_PAGE)
  })
})

// Deviation: parameters-end-with-the-context
describe('[3.35] a visitor who changes the shop', () => {
  it('starts over with the same query and page size, and an address that says so', () => {
    const { engine, context } = aBusyEngine()

    context.setContext(AUSTRIA)

    const page = { ...STARTED_OVER, parameters: { q: 'bluse', perPage: 24 } }
    expect(engine.state(LISTING).get()).toEqual(page)
    expect(engine.state(SEARCH).get()).toEqual(page)
    expect(context.state).toEqual(AUSTRIA)
  })

  it('may change one thing only', () => {
    const { engine, context } = aBusyEngine()
    const before = context.state

    context.setLanguage('fr')
    context.setCountry('CH')
    context.setCurrency('CHF')

    expect(context.state).toEqual({ ...before, language: 'fr', country: 'CH', currency: 'CHF' })
    expect(engine.state(LISTING).get().products).toEqual([])
    expect(commonBody(engine)).toMatchObject({ language: 'fr', country: 'CH', currency: 'CHF' })
  })

  it('is no longer where they were when the new context does not say so', () => {
    const { context } = aBusyEngine()
    context.setLocation({ latitude: 52.5, longitude: 13.4 })

    context.setContext(AUSTRIA)

    expect(context.state).not.toHaveProperty('location')
  })
})

describe('a visitor who tells where they are', () => {
  it('keeps what they look at', () => {
    const { engine, context } = aBusyEngine()
    const before = engine.state(LISTING).get()

    context.setLocation({ latitude: -90, longitude: 180 })

    expect(engine.state(LISTING).get()).toBe(before)
    expect(commonBody(engine).context.user).toMatchObject({ latitude: -90, longitude: 180 })
  })
})

describe('[5.10] a context that cannot be', () => {
  it.each<[string, object]>([
    ['currency: value is not in enum.', { currency: 'TALER' }],
    ['currency: value is an empty string.', { currency: '' }],
    ['currency: value is required.', { currency: undefined }],
    ['language: value is an empty string.', { language: '' }],
    ['country: value is not a string.', { country: 49 }],
    ['view.url: value is an empty string.', { view: { url: '' } }],
    ['view.url: value is required.', { view: {} }],
    ['view: value is required.', { view: null }],
    [
      'location.latitude: maximum value of 90 not respected.',
      { location: { latitude: 90.1, longitude: 0 } },
    ],
    [
      'location.latitude: minimum value of -90 not respected.',
      { location: { latitude: -91, longitude: 0 } },
    ],
    [
      'location.longitude: maximum value of 180 not respected.',
      { location: { latitude: 0, longitude: 181 } },
    ],
    [
      'location.longitude: minimum value of -180 not respected.',
      { location: { latitude: 0, longitude: -181 } },
    ],
    ['location.longitude: value is required.', { location: { latitude: 0 } }],
  ])('is refused and changes nothing: %s', (message, wrong) => {
    const { engine, context } = aBusyEngine()
    const before = [context.state, engine.state(LISTING).get()]

    expect(() => context.setContext({ ...AUSTRIA, ...wrong })).toThrow(
      `The following properties are invalid\n- ${message}`,
    )
    expect([context.state, engine.state(LISTING).get()]).toEqual(before)
  })

  it('is refused by each verb', () => {
    const { context } = aBusyEngine()

    expect(() => context.setCurrency('TALER')).toThrow('currency: value is not in enum.')
    expect(() => context.setLanguage('')).toThrow('language: value is an empty string.')
    expect(() => context.setCountry('')).toThrow('country: value is an empty string.')
    expect(() => context.setView({ url: '' })).toThrow('url: value is an empty string.')
    expect(() => context.setLocation({ latitude: 91, longitude: 0 })).toThrow(
      'latitude: maximum value of 90 not respected.',
    )
  })
})
