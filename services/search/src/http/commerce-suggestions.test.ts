import { describe, expect, it } from 'vitest'
import type { RecommendationQuestion } from '../recommend/recommendations.ts'
import { aBody, aShopSearch, startTestProtocol } from './test-protocol.ts'

describe('[7.32] query suggestions', () => {
  it('are completions, and facets whose values may be offered', async () => {
    const completion = {
      expression: 'kleid',
      highlighted: '{kle}[id]',
      score: 1,
      executableConfidence: 0.9,
    }
    const { post } = startTestProtocol(
      aShopSearch({ suggestions: { complete: async () => [completion] } }),
    )

    const { body } = await post('/search/querySuggest', aBody({ query: 'kle' }))

    expect(body.completions).toEqual([completion])
    expect(body.responseId).toEqual(expect.any(String))
    expect(body.fieldSuggestionsFacets).toContainEqual({
      facetId: 'ec_category',
      field: 'ec_category',
      displayName: 'Kategorie',
      type: 'hierarchical',
    })
  })

  it.each([
    [undefined, 5],
    [8, 8],
    [1000, 20],
  ])('asked for %s are at most %i', async (count, limit) => {
    const limits: number[] = []
    const suggestions = {
      complete: async (_query: string, asked: number) => {
        limits.push(asked)
        return []
      },
    }
    const { post } = startTestProtocol(aShopSearch({ suggestions }))

    await post('/search/querySuggest', aBody({ query: '', count }))

    expect(limits).toEqual([limit])
  })
})

describe('[7.33] recommendations', () => {
  function recommending(productIds: readonly number[]) {
    const asked: RecommendationQuestion[] = []
    const recommendations = {
      async recommend(question: RecommendationQuestion) {
        asked.push(question)
        return { headline: 'Das könnte dir gefallen', productIds, total: 30 }
      },
    }
    return { asked, search: aShopSearch({ recommendations }) }
  }

  it('have a headline and products in the order of the slot', async () => {
    const { search } = recommending([9, 4])
    const { post } = startTestProtocol(search)

    const { body } = await post('/recommendations', aBody({ slotId: 'popular' }))

    expect(body.headline).toBe('Das könnte dir gefallen')
    expect(body.products).toMatchObject([
      { permanentid: '9', children: [], totalNumberOfChildren: 0 },
      { permanentid: '4' },
    ])
    expect(body.pagination).toEqual({ page: 0, perPage: 12, totalEntries: 30, totalPages: 3 })
    expect(body.responseId).toEqual(expect.any(String))
  })

  it('know what is on the screen, in the cart and bought', async () => {
    const { search, asked } = recommending([])
    const { post } = startTestProtocol(search)
    const context = {
      view: { url: 'https://shop.test/de/p/x-7/' },
      capture: true,
      product: { productId: '7' },
      cart: [
        { productId: '8', quantity: 1 },
        { productId: 'of another shop', quantity: 1 },
      ],
      purchased: [{ productId: '9', quantity: 2 }],
    }

    await post('/recommendations', aBody({ slotId: 'similar', context, page: 1, perPage: 4 }))

    expect(asked).toEqual([
      {
        slotId: 'similar',
        productId: 7,
        clientId: '7f0c2a56-1f0e-4f5e-9a51-2d7f4f7f9b10',
        cart: [8],
        purchased: [9],
        page: 1,
        perPage: 4,
      },
    ])
  })

  it('do not recognise visitors who did not agree', async () => {
    const { search, asked } = recommending([])
    const { post } = startTestProtocol(search)
    const context = { view: { url: '/' }, capture: false }

    await post('/recommendations', aBody({ slotId: 'personal', context }))

    expect(asked).toMatchObject([{ clientId: null }])
  })

  it('of a slot nobody knows are refused', async () => {
    const { post } = startTestProtocol(aShopSearch())

    const { status, body } = await post('/recommendations', aBody({ slotId: 'nobody' }))

    expect(status).toBe(400)
    expect(body.message).toContain('- slotId: value is not in enum.')
  })
})
