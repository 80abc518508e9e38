import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import type { IndexDocument } from '../index/index-document.ts'
import { createMemoryIndex } from '../index/memory-index.ts'
import { buildSegment } from '../index/segment-builder.ts'
import { SHOP_SCHEMA } from '../shop-schema.ts'
import { toFacetSearchResponse } from './facet-search.ts'
import { type FacetPlanParts, planFacets, toFacetQuestions } from './plan-facets.ts'
import { facetOf, NOON, requestsOf } from './test-facets.ts'
import { toFacetResponses } from './to-facet-responses.ts'

interface Offer {
  style: string
  color: string
  sizes: readonly string[]
  price: number
  path: readonly string[]
}

function aDocument(offer: Offer, position: number): IndexDocument {
  return {
    id: position + 1,
    groupKey: offer.style,
    texts: {},
    keywords: { ec_color: [offer.color], size: offer.sizes, ec_brand: ['Saum'] },
    paths: { ec_category: [offer.path] },
    numbers: { ec_price: offer.price, ec_date: NOON, ec_reduction: null },
    merit: 0.5,
    product: '{}',
    child: '{}',
  }
}

const DRESS = { style: 'dress', path: ['Damen', 'Kleider'], price: 89.5 }
const OFFERS: readonly Offer[] = [
  { ...DRESS, color: 'Blau', sizes: ['M', 'S'] },
  { ...DRESS, color: 'Rot', sizes: ['XL'] },
  { style: 'skirt', path: ['Damen', 'Röcke'], price: 49, color: 'Blau', sizes: ['S'] },
  { style: 'shirt', path: ['Herren', 'Hemden'], price: 20.25, color: 'Rot', sizes: ['38', 'S'] },
]

function ask(only: string | null, ...facets: unknown[]) {
  return askWith(only === null ? {} : { only }, facets)
}

async function askWith(
  wish: Pick<FacetPlanParts, 'only' | 'basePath'>,
  facets: readonly unknown[],
) {
  const segment = buildSegment(SHOP_SCHEMA, OFFERS.map(aDocument), () => [])
  const requests = requestsOf(...facets)
  const plans = planFacets({ shop: DEFAULT_SHOP, requests, now: NOON, ...wish })
  if (!plans.ok) throw new Error(plans.refusal.message)
  const answer = await createMemoryIndex(SHOP_SCHEMA, segment).ask({
    scope: null,
    text: null,
    condition: null,
    alternative: null,
    facets: toFacetQuestions(plans.value),
    sort: [],
    pinned: [],
    boosts: new Map(),
    from: 0,
    size: 10,
  })
  return { plans: plans.value, answer }
}

async function replyTo(...facets: unknown[]) {
  const { plans, answer } = await ask(null, ...facets)
  return { total: answer.total, facets: toFacetResponses(plans, answer.facets) }
}

const BLUE = {
  facetId: 'ec_color',
  field: 'ec_color',
  type: 'regular',
  values: [{ value: 'Blau', state: 'selected' }],
}

describe('facets of a real index', () => {
  it('count styles, the selected facet as if nothing were selected in it', async () => {
    const { total, facets } = await replyTo(BLUE)

    const counts = (facetId: string) =>
      facetOf(facets, facetId, 'regular').values.map(({ value, numberOfResults }) => [
        value,
        numberOfResults,
      ])
    expect(total).toBe(2)
    expect(counts('ec_color')).toEqual([
      ['Blau', 2],
      ['Rot', 2],
    ])
    expect(counts('size')).toEqual([
      ['S', 2],
      ['M', 1],
    ])
  })

  it('are only those with values, in the order of the shop', async () => {
    const { facets } = await replyTo()

    expect(facets.map(({ facetId }) => facetId)).toEqual([
      'ec_category',
      'size',
      'ec_color',
      'ec_price',
      'ec_brand',
      'ec_date',
    ])
  })

  it('keep the whole range of prices for the slider while one is selected', async () => {
    const range = { start: 40, end: 60, endInclusive: true, state: 'selected' }
    const price = {
      facetId: 'ec_price',
      field: 'ec_price',
      type: 'numericalRange',
      values: [range],
    }
    const { total, facets } = await replyTo(price)

    expect(total).toBe(1)
    expect(facetOf(facets, 'ec_price', 'numericalRange')).toMatchObject({
      domain: { min: 20, max: 90 },
      values: [{ ...range, numberOfResults: 1 }],
    })
  })

  it('draw ranges whose counts add up to the styles', async () => {
    const price = { facetId: 'ec_price', field: 'ec_price', type: 'numericalRange', values: [] }
    const { facets } = await replyTo({ ...price, interval: 'even', numberOfValues: 2 })

    expect(facetOf(facets, 'ec_price', 'numericalRange').values).toMatchObject([
      { start: 0, end: 50, numberOfResults: 2 },
      { start: 50, end: 100, numberOfResults: 1 },
    ])
  })

  it('lead down the tree of categories', async () => {
    const women = { value: 'Damen', state: 'selected', children: [] }
    const category = { facetId: 'ec_category', field: 'ec_category', type: 'hierarchical' }
    const { total, facets } = await replyTo({ ...category, values: [women] })

    expect(total).toBe(2)
    expect(facetOf(facets, 'ec_category', 'hierarchical').values).toMatchObject([
      {
        value: 'Damen',
        numberOfResults: 2,
        children: [
          { value: 'Kleider', path: ['Damen', 'Kleider'], numberOfResults: 1 },
          { value: 'Röcke', numberOfResults: 1 },
        ],
      },
    ])
  })

  it('[3.46] begin below the category a listing is about, and are selected from there', async () => {
    const basePath = ['Damen']
    const category = { facetId: 'ec_category', field: 'ec_category', type: 'hierarchical' }
    const skirts = { value: 'Röcke', state: 'selected', children: [] }

    const idle = await askWith({ basePath }, [])
    const chosen = await askWith({ basePath }, [{ ...category, values: [skirts] }])
    const found = await askWith({ basePath, only: 'ec_category' }, [])

    const search = { facetId: 'ec_category', facetQuery: '*kl*' }
    const treeOf = ({ plans, answer }: typeof idle) =>
      facetOf(toFacetResponses(plans, answer.facets), 'ec_category', 'hierarchical').values
    expect(treeOf(idle)).toMatchObject([
      { value: 'Kleider', path: ['Kleider'], numberOfResults: 1 },
      { value: 'Röcke', path: ['Röcke'], numberOfResults: 1 },
    ])
    expect(chosen.answer.total).toBe(1)
    expect(treeOf(chosen)).toMatchObject([{ value: 'Röcke', state: 'selected' }])
    expect(toFacetSearchResponse(found.plans, found.answer.facets, search).values).toMatchObject([
      { rawValue: 'Kleider', path: [], count: 1 },
    ])
  })

  it('[7.34] are searched under what else is selected', async () => {
    const search = { facetId: 'size', facetQuery: '*' }
    const { plans, answer } = await ask(search.facetId, BLUE)

    const { values } = toFacetSearchResponse(plans, answer.facets, search)

    expect(values.map(({ rawValue, count }) => [rawValue, count])).toEqual([
      ['S', 2],
      ['M', 1],
    ])
  })
})
