import { beforeAll, describe, expect, it } from 'vitest'
import type { Analyse } from './analyse.ts'
import type { IndexDocument } from './index-document.ts'
import type { FacetQuestion, IndexQuestion, TextWord } from './index-question.ts'
import type { IndexSchema } from './index-schema.ts'
import type { SearchIndex } from './search-index.ts'

/** Puts documents into an index that is to be held to the contract. */
export type CreateIndex = (range: {
  schema: IndexSchema
  documents: readonly IndexDocument[]
  analyse: Analyse
}) => Promise<SearchIndex>

/** What every search index must do, whoever made it. */
export function describeSearchIndex(name: string, createIndex: CreateIndex) {
  describe(`${name} as a search index`, () => {
    let index: SearchIndex
    beforeAll(async () => {
      index = await createIndex({ schema: SCHEMA, documents: DOCUMENTS, analyse })
    })
    const ask = (part: Partial<IndexQuestion>) => index.ask({ ...everything, ...part })
    describeListing(ask)
    describeWords(ask, () => index)
    describeFacets(ask)
    describeBadInput(ask, createIndex)
  })
}

type Ask = (part: Partial<IndexQuestion>) => ReturnType<SearchIndex['ask']>

function describeListing(ask: Ask) {
  it('shows each style once, as its best color, with all its colors as children', async () => {
    const { total, hits } = await ask({})

    expect(total).toBe(3)
    expect(hits.map(({ id, children }) => [id, children])).toEqual([
      [2, ['"child 1"', '"child 2"']],
      [4, ['"child 4"', '"child 5"']],
      [3, ['"child 3"']],
    ])
  })

  it('orders by number, documents without one last in either direction', async () => {
    const up = await ask({ sort: [{ by: 'number', field: 'price', direction: 'asc' }] })
    const down = await ask({ sort: [{ by: 'number', field: 'price', direction: 'desc' }] })

    expect(up.hits.map(({ id }) => id)).toEqual([1, 4, 3])
    expect(down.hits.map(({ id }) => id)).toEqual([4, 2, 3])
  })

  it('breaks ties by id', async () => {
    const { hits } = await ask({ sort: [{ by: 'keyword', field: 'brand', direction: 'desc' }] })

    expect(hits.map(({ id }) => id)).toEqual([3, 1, 4])
  })

  it('answers a page of the styles and the number of all of them', async () => {
    const { total, hits } = await ask({ from: 1, size: 1 })

    expect([total, hits.map(({ id }) => id)]).toEqual([3, [4]])
  })

  it('narrows a listing by scope and condition, and adds what the alternative matches', async () => {
    const scope = { field: 'category', value: 'dresses' }
    const condition = { kind: 'ids', ids: [1, 3] } as const
    const alternative = { kind: 'keyword', field: 'brand', values: ['Birk'] } as const

    expect((await ask({ scope })).hits.map(({ id }) => id)).toEqual([2, 3])
    expect((await ask({ scope, condition })).hits.map(({ id }) => id)).toEqual([1, 3])
    const { hits } = await ask({ scope, condition: { kind: 'ids', ids: [1] }, alternative })
    expect(hits.map(({ id }) => id)).toEqual([1, 3])
  })

  it('puts pinned products first and multiplies boosted ones, under relevance only', async () => {
    const pinned = await ask({ pinned: [3, 99, 1] })
    const boosted = await ask({ boosts: new Map([[3, 100]]) })
    const byPrice = await ask({
      pinned: [3],
      sort: [{ by: 'number', field: 'price', direction: 'asc' }],
    })

    expect(pinned.hits.map(({ id }) => id)).toEqual([3, 1, 4])
    expect(boosted.hits.map(({ id }) => id)).toEqual([3, 2, 4])
    expect(byPrice.hits.map(({ id }) => id)).toEqual([1, 4, 3])
  })
}

function describeWords(ask: Ask, index: () => SearchIndex) {
  const find = async (words: readonly TextWord[], minimum = words.length) =>
    (await ask({ text: { words, minimum } })).hits.map(({ id }) => id).toSorted((a, b) => a - b)

  it('finds documents by words, beginnings, words one edit away and keywords', async () => {
    expect(await find([word({ kind: 'term', term: 'linen' })])).toEqual([1, 3])
    expect(await find([word({ kind: 'prefix', prefix: 'bl' })])).toEqual([1, 4])
    expect(await find([word({ kind: 'near', term: 'lnien' })])).toEqual([1, 3])
    expect(await find([word({ kind: 'near', term: 'linen' })])).toEqual([])
    expect(await find([word({ kind: 'all', terms: ['linen', 'dress'] })])).toEqual([1])
    expect(await find([word({ kind: 'keyword', field: 'brand', value: 'Birk' })])).toEqual([3])
  })

  it('wants as many of the words as the minimum says', async () => {
    const words = [word({ kind: 'term', term: 'linen' }), word({ kind: 'term', term: 'shirt' })]

    expect(await find(words)).toEqual([3])
    expect(await find(words, 1)).toEqual([1, 3])
  })

  it('scores a word in a stronger field higher', async () => {
    const { hits } = await ask({
      text: { words: [word({ kind: 'term', term: 'linen' })], minimum: 1 },
    })

    expect(hits.map(({ id }) => id)).toEqual([3, 1])
    expect(hits[0]!.score).toBeGreaterThan(hits[1]!.score)
  })

  it('knows how frequent terms are, and which are near or begin alike', async () => {
    expect(await index().lookUp(['linen', 'nowhere'])).toEqual([
      { term: 'linen', documents: 2 },
      { term: 'nowhere', documents: 0 },
    ])
    expect(await index().nearest('linne', 5)).toEqual([{ term: 'linen', documents: 2 }])
    expect(await index().complete('bl', 1)).toEqual([{ term: 'blouse', documents: 2 }])
  })

  it('hands out products by id and drops those it does not have', async () => {
    expect(await index().products([3, 99, 1])).toEqual([
      { id: 3, product: '"product 3"' },
      { id: 1, product: '"product 1"' },
    ])
  })

  it('explains which word, field and merit made a score', async () => {
    const text = { words: [word({ kind: 'term', term: 'linen' })], minimum: 1 }
    const { hits } = await ask({ text })

    const explanation = await index().explain({ ...everything, text }, 3)

    expect(explanation).toMatchObject({ id: 3, isMatch: true, score: hits[0]!.score, boost: 1 })
    expect(explanation?.words).toMatchObject([{ text: 'linen', field: 'name', term: 'linen' }])
    expect(await index().explain({ ...everything, text }, 4)).toMatchObject({ isMatch: false })
    expect(await index().explain(everything, 99)).toBeNull()
  })
}

function describeFacets(ask: Ask) {
  const sizes: FacetQuestion = { ...keywordFacet, field: 'size' }

  it('counts styles, ignoring the selection of the facet itself but not that of others', async () => {
    const brands: FacetQuestion = { ...keywordFacet, field: 'brand', selected: ['Arven'] }

    const { total, facets } = await ask({ facets: [brands, sizes] })

    expect(total).toBe(1)
    expect(valuesOf(facets[0])).toEqual({ Arven: 1, Birk: 1 })
    expect(valuesOf(facets[1])).toEqual({ S: 1, M: 1 })
  })

  it('answers a selected value even where nothing has it', async () => {
    const { total, facets } = await ask({ facets: [{ ...sizes, selected: ['XXL'] }] })

    expect(total).toBe(0)
    expect(valuesOf(facets[0])).toMatchObject({ XXL: 0, S: 1 })
  })

  it('counts a tree of paths', async () => {
    const { facets } = await ask({
      facets: [{ kind: 'path', field: 'place', selected: [['women']], excluded: [] }],
    })

    const women = {
      value: 'women',
      count: 2,
      children: [{ value: 'dresses', count: 2, children: [] }],
    }
    expect(facets).toMatchObject([{ roots: [women, { value: 'men', count: 1 }] }])
  })

  it('counts ranges and knows the least and the greatest number', async () => {
    const ranges = [
      { start: 0, end: 50, endInclusive: false },
      { start: 50, end: 80, endInclusive: true },
    ]
    const { facets } = await ask({
      facets: [
        {
          kind: 'range',
          field: 'price',
          selected: [],
          excluded: [],
          count: { kind: 'ranges', ranges },
        },
      ],
    })

    expect(facets).toMatchObject([{ min: 40, max: 80, total: 2, counts: [1, 2] }])
  })
}

function describeBadInput(ask: Ask, createIndex: CreateIndex) {
  it('finds nothing by fields it does not have, and does not fail', async () => {
    const facets: FacetQuestion[] = [
      { ...keywordFacet, field: 'nope', selected: ['x'] },
      { kind: 'path', field: 'nope', selected: [], excluded: [['x']] },
      { kind: 'range', field: 'nope', selected: [], excluded: [], count: { kind: 'bounds' } },
    ]
    const { total } = await ask({
      facets,
      sort: [{ by: 'number', field: 'nope', direction: 'asc' }],
    })

    expect(total).toBe(0)
    expect((await ask({ scope: { field: 'nope', value: 'x' } })).total).toBe(0)
  })

  it('takes ten thousand selected values, numbers that are none, and control characters', async () => {
    const selected = Array.from({ length: 10_000 }, (_, k) => `\0\u202E${k}\uD800`)
    const odd = { start: Number.NaN, end: Infinity, endInclusive: true }
    const ranges = Array.from({ length: 10_000 }, (_, k) => ({ ...odd, start: k }))
    const { total } = await ask({
      text: { words: [word({ kind: 'prefix', prefix: '' })], minimum: Number.NaN },
      facets: [
        { ...keywordFacet, field: 'brand', selected: [...selected, 'Birk'], match: 'any' },
        {
          kind: 'range',
          field: 'price',
          selected: [odd],
          excluded: [odd],
          count: { kind: 'ranges', ranges },
        },
      ],
    })
    const endless = await ask({ from: -5, size: 1e9 })

    expect(total).toBe(0)
    expect(endless.hits).toHaveLength(3)
  })

  it('answers an index without documents', async () => {
    const empty = await createIndex({ schema: SCHEMA, documents: [], analyse })

    const { total, hits, facets } = await empty.ask({
      ...everything,
      text: { words: [word({ kind: 'near', term: 'linen' })], minimum: 1 },
      facets: [{ ...keywordFacet, field: 'brand' }],
    })

    expect([total, hits, facets]).toEqual([0, [], [{ kind: 'keyword', values: [] }]])
    expect(empty.size).toMatchObject({ documents: 0, groups: 0, terms: 0 })
  })
}

const SCHEMA: IndexSchema = {
  texts: [
    { name: 'name', boost: 8 },
    { name: 'description', boost: 1 },
  ],
  keywords: ['brand', 'size', 'category'],
  scopes: ['category'],
  paths: ['place'],
  numbers: ['price'],
}

const everything: IndexQuestion = {
  scope: null,
  text: null,
  condition: null,
  alternative: null,
  facets: [],
  sort: [{ by: 'relevance' }],
  pinned: [],
  boosts: new Map(),
  from: 0,
  size: 10,
}

const keywordFacet = { kind: 'keyword', selected: [], excluded: [], match: 'any' } as const

function analyse(text: string) {
  return text.split(' ').map((term, position) => ({ term, weight: 1, position }))
}

/** Two colors of a dress, a shirt, and two colors of a blouse without a price but for one. */
const DOCUMENTS: readonly IndexDocument[] = [
  aDocument(1, 'dress', { name: 'blue dress', description: 'of linen', price: 40, merit: 0.2 }),
  aDocument(2, 'dress', { name: 'red dress', description: '', price: 60, merit: 0.9 }),
  aDocument(3, 'shirt', { name: 'linen shirt', description: '', price: null, merit: 0.1 }),
  aDocument(4, 'blouse', { name: 'blouse', description: '', price: 80, merit: 0.5 }),
  aDocument(5, 'blouse', { name: 'blouse', description: '', price: null, merit: 0.4 }),
]

function aDocument(
  id: number,
  groupKey: string,
  own: { name: string; description: string; price: number | null; merit: number },
): IndexDocument {
  const brand = { dress: ['Arven'], shirt: ['Birk'] }[groupKey] ?? []
  return {
    id,
    groupKey,
    texts: { name: [own.name], description: own.description === '' ? [] : [own.description] },
    keywords: {
      brand,
      size: { 1: ['S'], 2: ['S', 'M'], 3: ['L'] }[id] ?? [],
      category: groupKey === 'blouse' ? ['blouses'] : ['dresses'],
    },
    paths: { place: groupKey === 'shirt' ? [['men']] : [['women', 'dresses']] },
    numbers: { price: own.price },
    merit: own.merit,
    product: `"product ${id}"`,
    child: `"child ${id}"`,
  }
}

type Unweighted<A> = A extends { weight: number } ? Omit<A, 'weight'> : never

function word(alternative: Unweighted<TextWord['alternatives'][number]>): TextWord {
  return { alternatives: [{ ...alternative, weight: 1 }] }
}

function valuesOf(facet: Awaited<ReturnType<SearchIndex['ask']>>['facets'][number] | undefined) {
  if (facet?.kind !== 'keyword') return null
  return Object.fromEntries(facet.values.map(({ value, count }) => [value, count]))
}
