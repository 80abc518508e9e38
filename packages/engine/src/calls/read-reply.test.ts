import { describe, expect, it } from 'vitest'
import type { CategoryValue } from '../wire/facet.ts'
import type { PageReply } from '../wire/reply.ts'
import { aCategoryValue, aPageReply, aProduct, someFacets } from '../wire/test-replies.ts'
import {
  readFacetSearchReply,
  readPageReply,
  readRecommendReply,
  readSuggestReply,
} from './read-reply.ts'

function without(value: object, ...keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))
}

describe('[7.36] the reply of a listing or a search', () => {
  it('is taken as it is, products without copying them', () => {
    const reply = aPageReply({
      products: [aProduct('1', { children: [aProduct('1'), aProduct('1b')] })],
      triggers: [
        { type: 'redirect', content: 'https://saum.example/de/s/agb/' },
        { type: 'execute', content: { name: 'confetti', params: ['rot', 3, true] } },
      ],
      queryCorrection: {
        originalQuery: 'klid',
        correctedQuery: null,
        corrections: [
          {
            correctedQuery: 'kleid',
            wordCorrections: [
              { offset: 0, length: 4, originalWord: 'klid', correctedWord: 'kleid' },
            ],
          },
        ],
      },
    })

    const read = readPageReply(reply)

    expect(read).toEqual(reply)
    expect(read.products).toBe(reply.products)
    expect(read.facets[0]).toBe(reply.facets[0])
  })

  it('keeps fields of products that only the shop knows', () => {
    const product = { ...aProduct('1'), ec_fit: 'slim', additionalFields: { size: ['36', '38'] } }

    expect(readPageReply({ ...aPageReply(), products: [product] }).products).toEqual([product])
  })

  it('is usable without what only adds to it', () => {
    const short = without(aPageReply(), 'responseId', 'triggers', 'queryCorrection')

    expect(readPageReply(short)).toEqual({ ...aPageReply(), responseId: '' })
  })

  it.each(['products', 'facets', 'pagination', 'sort'])('is refused without %s', (key) => {
    expect(() => readPageReply(without(aPageReply(), key))).toThrow('The reply has no')
  })

  it.each([null, undefined, 'text', 7, [], [[]], {}, { products: null }, { products: {} }])(
    'is refused when it is %j',
    (value) => {
      expect(() => readPageReply(value)).toThrow('The reply has no')
    },
  )

  it('counts its pages itself where the provider does not', () => {
    const pagination = { page: 0, perPage: 24, totalEntries: 49 }

    expect(readPageReply({ ...aPageReply(), pagination }).pagination.totalPages).toBe(3)
  })

  it.each([{ page: -1 }, { perPage: '24' }, { totalEntries: null }, { totalEntries: Infinity }])(
    'is refused with pages that cannot be: %o',
    (wrong) => {
      const pagination = { ...aPageReply().pagination, ...wrong }

      expect(() => readPageReply({ ...aPageReply(), pagination })).toThrow(
        'The reply has no usable',
      )
    },
  )

  it('leaves out triggers and sorts of kinds we do not know', () => {
    const reply = {
      ...aPageReply(),
      triggers: [{ type: 'dance', content: 'now' }, { type: 'query' }, null, { type: 'execute' }],
      sort: {
        appliedSort: { sortCriteria: 'relevance' },
        availableSorts: [{ sortCriteria: 'mood' }, { sortCriteria: 'relevance' }],
      },
    }

    const { triggers, sort } = readPageReply(reply)

    expect(triggers).toEqual([])
    expect(sort.availableSorts).toEqual([{ sortCriteria: 'relevance' }])
  })
})

describe('[3.41] a product of a reply', () => {
  it('is usable when all but its id is missing', () => {
    const [product] = readPageReply({ ...aPageReply(), products: [{ permanentid: '1' }] }).products

    expect(product).toEqual({
      ...aProduct('1'),
      clickUri: '',
      ec_product_id: null,
      ec_name: null,
      ec_brand: null,
      ec_category: [],
      ec_price: null,
      ec_in_stock: null,
      ec_color: null,
      totalNumberOfChildren: null,
    })
  })

  it('loses a field of the wrong kind and keeps the others', () => {
    const products = [{ ...aProduct('1'), ec_images: 'a.jpg', ec_rating: '4', children: null }]

    expect(readPageReply({ ...aPageReply(), products }).products).toEqual([aProduct('1')])
  })

  it('is mended without changing the reply itself', () => {
    const product = Object.freeze({ ...aProduct('1'), ec_images: 'a.jpg' })

    const [mended] = readPageReply({ ...aPageReply(), products: [product] }).products

    expect(mended).toEqual(aProduct('1'))
    expect(product.ec_images).toBe('a.jpg')
  })

  const nameless = [without(aProduct('1'), 'permanentid'), aProduct(''), null, 'bluse']

  it.each(nameless)('is left out where nobody can name it, also among the children: %j', (odd) => {
    const parent = { ...aProduct('1'), children: [odd, aProduct('1b')] }

    const { products } = readPageReply({ ...aPageReply(), products: [odd, parent] })

    expect(products).toEqual([aProduct('1', { children: [aProduct('1b')] })])
  })

  it('is missed where there is no other', () => {
    for (const odd of nameless) {
      expect(() => readPageReply({ ...aPageReply(), products: [odd] })).toThrow('The reply has')
    }
    expect(readPageReply(aPageReply({ products: [] })).products).toEqual([])
  })
})

describe('[3.43] [3.44] [3.45] [3.46] a facet of a reply', () => {
  function facetsOf(...facets: readonly unknown[]): PageReply['facets'] {
    return readPageReply({ ...aPageReply(), facets }).facets
  }

  it('goes by its field where it has no id, and the other way round', () => {
    const [color] = someFacets()

    expect(facetsOf(without(color ?? {}, 'facetId'))).toEqual([color])
    expect(facetsOf(without(color ?? {}, 'field'))).toEqual([color])
  })

  it('is usable with nothing but its id, its kind and values', () => {
    const value = { value: 'Blau' }

    expect(facetsOf({ facetId: 'ec_color', type: 'regular', values: [value] })).toEqual([
      {
        facetId: 'ec_color',
        field: 'ec_color',
        displayName: '',
        type: 'regular',
        isFieldExpanded: false,
        moreValuesAvailable: false,
        fromAutoSelect: false,
        numberOfValues: 1,
        values: [
          {
            value: 'Blau',
            state: 'idle',
            numberOfResults: 0,
            isAutoSelected: false,
            isSuggested: false,
            moreValuesAvailable: false,
          },
        ],
      },
    ])
  })

  it('of a kind we do not know is left out, the others stay', () => {
    const [color] = someFacets()

    expect(facetsOf({ facetId: 'x', type: 'hexagonal', values: [] }, color)).toEqual([color])
  })

  it.each([
    { type: 'regular', values: [] },
    { facetId: 'constructor', type: 'regular', values: [] },
    { facetId: '__proto__', type: 'regular', values: [] },
    { facetId: 'a', values: [] },
    { facetId: 'a', type: 'regular' },
    { facetId: 'a', type: 'regular', values: [{ state: 'idle' }] },
    { facetId: 'a', type: 'numericalRange', values: [{ start: '1', end: 2 }] },
    { facetId: 'a', type: 'dateRange', values: [{ start: 1, end: 2 }] },
    { facetId: 'a', type: 'hierarchical', values: [{ value: 'Damen' }] },
  ])('is refused as %j', (facet) => {
    expect(() => facetsOf(facet)).toThrow('The reply has no')
  })

  it('ends where a tree is deeper than any shop', () => {
    let tree: CategoryValue = aCategoryValue(['Damen'])
    for (let depth = 0; depth < 100_000; depth++) {
      tree = aCategoryValue(['Damen'], { children: [tree] })
    }
    const facet = { ...someFacets()[1], values: [tree] }

    expect(() => facetsOf(facet)).toThrow('The reply has too deep a tree.')
  })
})

describe('[7.36] the reply of recommendations', () => {
  it('is usable without a headline', () => {
    const { products, pagination, responseId } = aPageReply()

    expect(readRecommendReply({ responseId, products, pagination })).toEqual({
      responseId,
      headline: '',
      products,
      pagination,
    })
  })

  it('is refused without products', () => {
    expect(() => readRecommendReply({ headline: 'Passt dazu' })).toThrow(
      'The reply has no usable list',
    )
  })
})

describe('[7.36] the reply of query suggest', () => {
  it('[3.55] may know no facets to suggest, no score and no confidence, and mark nothing', () => {
    const sure = { score: 12, executableConfidence: 0.75 }
    const completions = [
      { expression: 'bluse', highlighted: '{blu}[se]', ...sure },
      { expression: 'blau', score: 'high', executableConfidence: null },
    ]
    const unknown = { score: 0, executableConfidence: 0 }

    expect(readSuggestReply({ responseId: 'r', completions })).toEqual({
      responseId: 'r',
      completions: [completions[0], { expression: 'blau', highlighted: 'blau', ...unknown }],
      fieldSuggestionsFacets: [],
    })
  })

  it('keeps the facets it can suggest values of', () => {
    const brand = { facetId: 'ec_brand', field: 'ec_brand', displayName: 'Marke', type: 'regular' }
    const facets = [brand, { ...brand, type: 'numericalRange' }, null, { type: 'regular' }]

    const reply = readSuggestReply({ completions: [], fieldSuggestionsFacets: facets })

    expect(reply).toEqual({ responseId: '', completions: [], fieldSuggestionsFacets: [brand] })
  })

  it.each([{}, { completions: 'bluse' }, { completions: [{}] }, { completions: ['bluse'] }])(
    'is refused as %j',
    (value) => {
      expect(() => readSuggestReply(value)).toThrow('The reply has no')
    },
  )
})

describe('[7.34] the reply of a search within a facet', () => {
  it('is usable with nothing but the values', () => {
    expect(readFacetSearchReply({ values: [{ rawValue: 'rosa' }] })).toEqual({
      moreValuesAvailable: false,
      values: [{ rawValue: 'rosa', displayValue: 'rosa', count: 0 }],
    })
  })

  it('keeps where in the tree a value was found', () => {
    const blouses = { displayValue: 'Blusen', rawValue: 'Blusen', count: 31, path: ['Damen'] }

    expect(readFacetSearchReply({ moreValuesAvailable: true, values: [blouses] })).toEqual({
      moreValuesAvailable: true,
      values: [blouses],
    })
  })

  it.each([{}, { values: {} }, { values: [{ displayValue: 'rosa' }] }])(
    'is refused as %j',
    (value) => {
      expect(() => readFacetSearchReply(value)).toThrow('The reply has no')
    },
  )
})
