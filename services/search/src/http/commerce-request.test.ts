import { describe, expect, it } from 'vitest'
import { aBody, aShopSearch, startTestProtocol } from './test-protocol.ts'

const CALLS = [
  '/listing',
  '/search',
  '/search/productSuggest',
  '/search/querySuggest',
  '/recommendations',
  '/facet?type=LISTING',
  '/facet?type=SEARCH',
]

/** Valid for every call at once. */
function aFullBody(fields: Record<string, unknown> = {}) {
  return aBody({ query: 'kleid', slotId: 'popular', facetId: 'ec_color', ...fields })
}

function inContext(part: Record<string, unknown>) {
  return { context: { view: { url: 'https://shop.test/de/' }, ...part } }
}

async function messageOf(call: string, body: unknown): Promise<string> {
  const { post } = startTestProtocol(
    aShopSearch({
      recommendations: { recommend: async () => ({ headline: '', productIds: [], total: 0 }) },
    }),
  )
  const answer = await post(call, body)
  return answer.status === 200 ? 'accepted' : `${answer.status} ${answer.body.message}`
}

describe('[7.28] every commerce call', () => {
  it.each(CALLS)('takes the common body, and further keys as well: %s', async (call) => {
    expect(await messageOf(call, aFullBody({ initialNumberOfValues: 8, debug: true }))).toBe(
      'accepted',
    )
  })

  it.each(CALLS)('lists what is wrong with the body: %s', async (call) => {
    expect(await messageOf(call, aFullBody({ trackingId: '', currency: 7 }))).toBe(
      [
        '400 The following properties are invalid',
        '- trackingId: value is an empty string.',
        '- trackingId: value is invalid.',
        '- currency: value is not in enum.',
      ].join('\n'),
    )
  })
})

describe('[5.10] [5.11] [5.13] [5.24] the common body', () => {
  it.each([
    [{ trackingId: 'comma de' }, 'trackingId: value is invalid.'],
    [{ trackingId: 'a'.repeat(101) }, 'trackingId: maximum length of 100 not respected.'],
    [{ trackingId: undefined }, 'trackingId: value is required.'],
    [{ currency: 'XYZ' }, 'currency: value is not in enum.'],
    [{ currency: undefined }, 'currency: value is required.'],
    [{ language: 'deutsch' }, 'language: value is invalid.'],
    [{ context: undefined }, 'context: value is required.'],
    [inContext({ view: {} }), 'context.view.url: value is required.'],
    [inContext({ view: { url: '' } }), 'context.view.url: value is an empty string.'],
    [
      inContext({ user: { latitude: 90.5 } }),
      'context.user.latitude: maximum value of 90 not respected.',
    ],
    [
      inContext({ user: { longitude: -181 } }),
      'context.user.longitude: minimum value of -180 not respected.',
    ],
    [inContext({ capture: 'yes' }), 'context.capture: value is not a boolean.'],
    [
      inContext({ cart: [{ productId: '1', quantity: -1 }] }),
      'context.cart.0.quantity: minimum value of 0 not respected.',
    ],
    [{ page: -1 }, 'page: minimum value of 0 not respected.'],
    [{ page: 1.5 }, 'page: value is not an integer.'],
    [{ page: '1' }, 'page: value is not a number.'],
    [{ perPage: 0 }, 'perPage: minimum value of 1 not respected.'],
    [{ perPage: 1e9 }, 'perPage: maximum value of 1000 not respected.'],
    [{ query: undefined }, 'query: value is required.'],
    [{ query: 7 }, 'query: value is not a string.'],
    [{ query: 'a'.repeat(2001) }, 'query: maximum length of 2000 not respected.'],
    [{ facets: {} }, 'facets: value is not an array.'],
    [{ sort: { sortCriteria: 'luck' } }, 'sort.sortCriteria: value is not in enum.'],
    [
      { sort: { sortCriteria: 'fields', fields: [{ field: 'ec_name' }] } },
      'sort.fields.0.field: value is not in enum.',
    ],
    [
      { sort: { sortCriteria: 'fields', fields: [] } },
      'sort.fields: minimum length of 1 not respected.',
    ],
  ])('is refused with %j', async (fields, line) => {
    const message = await messageOf('/search', aFullBody(fields))

    expect(message).toBe(`400 The following properties are invalid\n- ${line}`)
  })

  it.each([
    [{ page: 0, perPage: 1000 }],
    [{ page: Number.MAX_SAFE_INTEGER }],
    [{ query: '' }],
    [{ query: '\u0000\u0007\u001B[31m \uFFFF\u202E kleid' }],
    [{ query: 'a'.repeat(2000) }],
    [{ query: '* '.repeat(1000) }],
    [{ clientId: '' }],
    [{ clientId: undefined }],
    [inContext({ user: { latitude: 90, longitude: -180 } })],
    [{ currency: 'CHF', language: 'FR', country: 'ch' }],
    [{ facets: [{ facetId: 'nobody', field: 'nobody', type: 'regular', values: [] }] }],
  ])('is taken with %j', async (fields) => {
    expect(await messageOf('/search', aFullBody(fields))).toBe('accepted')
  })

  it('names a range that ends before it starts', async () => {
    const price = { facetId: 'ec_price', field: 'ec_price', type: 'numericalRange' }
    const values = [{ start: 100, end: 50, endInclusive: true, state: 'selected' }]

    expect(await messageOf('/listing', aFullBody({ facets: [{ ...price, values }] }))).toBe(
      '400 The start value is greater than the end value for the numeric range',
    )
  })

  it.each([
    [1001, '400 The following properties are invalid\n- facets.0.values: maximum length of 1000'],
    [10_000, '413 The body is larger than'],
  ])('is refused with %i facet values', async (length, message) => {
    const values = Array.from({ length }, () => ({ value: 'a', state: 'idle' }))
    const facets = [{ facetId: 'ec_color', field: 'ec_color', type: 'regular', values }]

    expect(await messageOf('/search', aFullBody({ facets }))).toContain(message)
  })
})

describe('[7.34] facet search', () => {
  it.each(['/facet', '/facet?type=regular', '/facet?type='])(
    'wants to know whether it is about a listing or a search: %s',
    async (call) => {
      expect(await messageOf(call, aFullBody())).toContain('- type: value is')
    },
  )

  it('needs the query of the search it is about', async () => {
    const body = aFullBody({ query: undefined })

    expect(await messageOf('/facet?type=SEARCH', body)).toContain('query: value is required.')
    expect(await messageOf('/facet?type=LISTING', body)).toBe('accepted')
  })
})
