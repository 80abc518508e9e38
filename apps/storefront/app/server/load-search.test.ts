import { aRegularValue, someFacets } from '@saum/engine/wire/test-replies'
import type { CorrectionReply, TriggerReply } from '@saum/engine/wire/reply'
import { describe, expect, it } from 'vitest'
import { aListingWorld, thrownBy } from './listing/test-listing-context.ts'
import { HIGHEST_PRICE } from './listing/facet-asks.ts'
import { loadSearch } from './load-search.ts'

function at(query: string): URL {
  return new URL(`https://saum.example/de/search/${query}`)
}

const CORRECTED: CorrectionReply = {
  originalQuery: 'klied',
  correctedQuery: 'kleid',
  corrections: [{ correctedQuery: 'kleid' }],
}

const OFFERED: CorrectionReply = { ...CORRECTED, originalQuery: null, correctedQuery: null }

describe('[2.9] a search by its address', () => {
  it.each(['', '?searchTerm=', '?searchTerm=%20%20'])('is none for «%s»', async (query) => {
    const { context, asked } = aListingWorld()

    expect(await loadSearch(context, at(query))).toBeNull()
    expect(asked).toEqual([])
  })

  it('asks for the term with filters, also by category', async () => {
    const { context, asked } = aListingWorld()

    const found = await loadSearch(context, at('?searchTerm=kleid&filters[category]=100'))

    expect(found).toMatchObject({ searchTerm: 'kleid', notices: [], facts: { total: 10 } })
    expect(asked[0]).toMatchObject({ query: 'kleid' })
    expect(asked[0]).not.toHaveProperty('queryCorrection')
  })

  it('searches for the beginning of a text nobody types, and says so', async () => {
    const { context, asked } = aListingWorld()

    const found = await loadSearch(context, at(`?searchTerm=${'a'.repeat(10_000)}`))

    expect(found).toMatchObject({ searchTerm: 'a'.repeat(200), wasCut: true })
    expect(asked[0]?.query).toHaveLength(200)
  })

  it('is left alone with markup, which is a text like any other', async () => {
    const { context } = aListingWorld()
    const term = '<script>alert(1)</script>'

    const found = await loadSearch(context, at(`?searchTerm=${encodeURIComponent(term)}`))

    expect(found?.searchTerm).toBe(term)
    expect(found?.search).toBe('?searchTerm=%3Cscript%3Ealert%281%29%3C%2Fscript%3E')
  })

  it('says when nobody could be asked', async () => {
    const { context, faults } = aListingWorld({ reply: 503 })

    const found = await loadSearch(context, at('?searchTerm=kleid'))

    expect(found).toMatchObject({ isUnavailable: true, searchTerm: 'kleid', facts: { total: 0 } })
    expect(faults.map(String)).toEqual(['Error: Action dispatch error commerce/search: unknown'])
  })
})

describe('[8.20] a token that runs out while a page is made', () => {
  it('is reported in the fixed words', async () => {
    const { context, faults } = aListingWorld({ reply: 419 })

    await loadSearch(context, at('?searchTerm=kleid'))

    expect(faults.map(String)).toContainEqual(
      expect.stringContaining('Unable to renew the expired token because a renew function was not'),
    )
  })
})

describe('[7.30] whose search it is', () => {
  const ID = '580f46e5-22e2-4f91-89ad-2e652f376b40'

  it('is said with their basket where they agreed', async () => {
    const { context, asked } = aListingWorld()
    const cart = [{ productId: '7', quantity: 2, name: 'Mantel', price: 99.95 }]

    await loadSearch(context, at('?searchTerm=kleid'), { id: ID, cart })

    expect(asked[0]).toMatchObject({
      clientId: ID,
      context: { capture: true, cart: [{ productId: '7', quantity: 2 }] },
    })
  })

  it('is not sent for other visitors', async () => {
    const { context, asked } = aListingWorld()

    await loadSearch(context, at('?searchTerm=kleid'))

    expect(asked[0]).toMatchObject({ context: { capture: false, cart: [] } })
    expect(asked[0]).not.toHaveProperty('clientId')
  })
})

describe('[4.41] a search that makes the shop do something', () => {
  const triggers: TriggerReply[] = [
    { type: 'execute', content: { name: 'openAppointment', params: ['personal-shopping'] } },
  ]

  it('leads to where an appointment is made', async () => {
    const { context } = aListingWorld({ reply: { triggers } })

    const answer = await thrownBy(loadSearch(context, at('?searchTerm=termin')))

    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/de/location/?services=personal-shopping')
  })

  it('goes where the shop sends it instead, where it says so', async () => {
    const redirect: TriggerReply = { type: 'redirect', content: '/de/s/kontakt/' }
    const { context } = aListingWorld({ reply: { triggers: [...triggers, redirect] } })

    const answer = await thrownBy(loadSearch(context, at('?searchTerm=termin')))

    expect(answer.headers.get('location')).toBe('/de/s/kontakt/')
  })

  it.each(['?searchTerm=termin&exact=1', '?searchTerm=termin&filters[category]=100'])(
    'stays a search for a shopper who insists: %s',
    async (query) => {
      const { context } = aListingWorld({ reply: { triggers } })

      expect(await loadSearch(context, at(query))).toMatchObject({ searchTerm: 'termin' })
    },
  )
})

describe('a search for the number of a product', () => {
  const product = { id: 52_801_225, slug: 'etuikleid' }

  it.each(['52701-483', '52801225'])('leads to it without a search: %s', async (term) => {
    const answers = { getProductsByReferenceKeys: [product], getProductsByIds: [product] }
    const { context, asked } = aListingWorld({ answers })

    const answer = await thrownBy(loadSearch(context, at(`?searchTerm=${term}`)))

    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/de/p/etuikleid-52801225/')
    expect(asked).toEqual([])
  })

  it.each([
    ['names none', '?searchTerm=52701-483', []],
    ['names two', '?searchTerm=52701-483', [product, { ...product, id: 7 }]],
    ['insists on a search', '?searchTerm=52701-483&exact=1', [product]],
    ['is no number', '?searchTerm=kleid', [product]],
    ['is a size', '?searchTerm=38', [product]],
    ['is a model', '?searchTerm=501', [product]],
  ])('is a search like any other where it %s', async (_how, query, getProductsByReferenceKeys) => {
    const { context, asked } = aListingWorld({ answers: { getProductsByReferenceKeys } })

    await loadSearch(context, at(query))

    expect(asked).toHaveLength(1)
  })
})

describe('[4.37] a corrected search', () => {
  it('says what was searched for, and how to insist', async () => {
    const { context } = aListingWorld({ reply: { queryCorrection: CORRECTED } })

    const found = await loadSearch(context, at('?searchTerm=klied&sort=new'))

    expect(found?.correction).toEqual({
      original: 'klied',
      corrected: 'kleid',
      revertSearch: '?searchTerm=klied&exact=1&sort=new',
    })
    expect(found?.search).toBe('?searchTerm=klied&sort=new')
  })

  it('is not corrected for whoever insists, and offered instead', async () => {
    const { context, asked } = aListingWorld({ reply: { queryCorrection: OFFERED } })

    const found = await loadSearch(context, at('?searchTerm=klied&exact=1'))

    expect(asked[0]?.queryCorrection).toEqual({ options: { automaticallyCorrect: 'never' } })
    expect(asked[0]?.facets.every(({ preventAutoSelect }) => preventAutoSelect)).toBe(true)
    expect(found?.correction).toBeUndefined()
    expect(found?.didYouMean).toEqual({ term: 'kleid', search: '?searchTerm=kleid' })
  })

  it('is shown like one that a trigger of the shop has replaced', async () => {
    const triggers: TriggerReply[] = [{ type: 'query', content: 'kleid' }]
    const { context } = aListingWorld({ reply: { triggers } })

    const found = await loadSearch(context, at('?searchTerm=dress'))

    expect(found?.correction).toMatchObject({ original: 'dress', corrected: 'kleid' })
  })
})

describe('what the words of a search choose by themselves', () => {
  const [color] = someFacets()
  const named = { ...aRegularValue('Rot', 'selected'), isAutoSelected: true }
  const reply = { facets: [{ ...color, values: [named, aRegularValue('Blau')] }] as never }

  it('is a filter that can be taken back', async () => {
    const { context } = aListingWorld({ reply })

    const found = await loadSearch(context, at('?searchTerm=rotes+kleid'))

    expect(found?.search).toBe('?searchTerm=rotes+kleid&exact=1&filters[color]=30')
    expect(found?.facts.groups).toMatchObject([
      { key: 'color', values: [{ id: 30, isSelected: true }, { id: 10 }] },
    ])
  })

  it.each([
    [0, 100, '&filters[maxPrice]=10000'],
    [50, 90, '&filters[minPrice]=5000&filters[maxPrice]=9000'],
    [200, HIGHEST_PRICE, '&filters[minPrice]=20000'],
  ])('[3.45] is a price from %s to %s', async (start, end, filters) => {
    const range = { start, end, endInclusive: true, state: 'selected', isAutoSelected: true }
    const price = {
      facetId: 'ec_price',
      field: 'ec_price',
      type: 'numericalRange',
      values: [range],
    }
    const { context } = aListingWorld({ reply: { facets: [price] as never } })

    const found = await loadSearch(context, at('?searchTerm=kleid+unter+100'))

    expect(found?.search).toBe(`?searchTerm=kleid+unter+100&exact=1${filters}`)
  })

  it('belongs to the corrected words', async () => {
    const { context } = aListingWorld({ reply: { ...reply, queryCorrection: CORRECTED } })

    const found = await loadSearch(context, at('?searchTerm=klied'))

    expect(found?.search).toBe('?searchTerm=kleid&exact=1&filters[color]=30')
  })
})

describe('[4.41] a search with a better place to go', () => {
  function triggeredBy(content: string) {
    const triggers: TriggerReply[] = [{ type: 'redirect', content }]
    return aListingWorld({ reply: { triggers } }).context
  }

  it.each([
    ['/de/returns-portal/', '/de/returns-portal/'],
    ['https://saum.example/de/location/', '/de/location/'],
    ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
    ['//elsewhere.example/x', 'https://elsewhere.example/x'],
  ])('goes to %s', async (content, location) => {
    const answer = await thrownBy(loadSearch(triggeredBy(content), at('?searchTerm=retoure')))

    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(location)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/de/search/?searchTerm=retoure'])(
    'does not follow %s',
    async (content) => {
      const found = await loadSearch(triggeredBy(content), at('?searchTerm=retoure'))

      expect(found?.searchTerm).toBe('retoure')
    },
  )

  it('stays for whoever insists or filters', async () => {
    const context = triggeredBy('/de/returns-portal/')

    expect(await loadSearch(context, at('?searchTerm=retoure&exact=1'))).not.toBeNull()
    expect(await loadSearch(context, at('?searchTerm=retoure&filters[color]=10'))).not.toBeNull()
  })

  it('tells what the shop wants said', async () => {
    const triggers: TriggerReply[] = [{ type: 'notify', content: 'Bald wieder da' }]
    const { context } = aListingWorld({ reply: { triggers } })

    expect((await loadSearch(context, at('?searchTerm=kleid')))?.notices).toEqual([
      'Bald wieder da',
    ])
  })
})
