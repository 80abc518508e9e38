import { describe, expect, it } from 'vitest'
import { aClassicReply, aClassicShop, aResult, COLOR } from './test-classic.ts'

type Shop = ReturnType<typeof aClassicShop>['shop']

const ids = (results: readonly { uniqueId: string }[]) => results.map(({ uniqueId }) => uniqueId)

describe('[3.75] [4.22] [7.45] a reply', () => {
  it('replaces the results of the search before', async () => {
    const { environment, shop } = aClassicShop()
    environment.answer(aClassicReply(), aClassicReply({ results: [aResult('d')] }))
    await shop.submit('bluse')

    const next = shop.submit('rock')
    expect(shop.state).toMatchObject({ isLoading: true, results: [{ uniqueId: 'a' }, {}, {}] })
    await next

    expect(ids(shop.state.results)).toEqual(['d'])
    expect(shop.state).toMatchObject({ isLoading: false, queryExecuted: 'rock', error: null })
    expect(shop.state.results[0]?.searchUid).toBe('uid-1')
  })

  it('tells how it was found and what of it to highlight', async () => {
    const { environment, shop } = aClassicShop()
    const told = {
      pipeline: 'fashion',
      splitTestRun: 'new-ranking',
      termsToHighlight: { bluse: ['blusen'] },
      phrasesToHighlight: { 'weiße bluse': { bluse: ['blusen'] } },
      questionAnswer: { answerFound: true },
    }
    environment.answer(aClassicReply(told))

    await shop.submit('weiße bluse')

    expect(shop.state.reply).toMatchObject({ ...told, searchUid: 'uid-1', totalCountFiltered: 42 })
  })

  it('does without what is missing or of another kind', async () => {
    const { environment, shop } = aClassicShop()
    const odd = { pipeline: 7, splitTestRun: null, termsToHighlight: [], phrasesToHighlight: 'x' }
    environment.answer(aClassicReply(odd))

    await shop.execute()

    expect(shop.state.reply).toMatchObject({
      pipeline: '',
      splitTestRun: '',
      termsToHighlight: {},
      phrasesToHighlight: {},
    })
    expect(shop.state.error).toBeNull()
  })

  it('comes behind the results that are there where more was asked for', async () => {
    const { environment, shop } = aClassicShop()
    environment.answer(aClassicReply(), aClassicReply({ results: [aResult('d')] }))
    await shop.execute()

    await shop.fetchMore()

    expect(environment.requests[1]?.body).toMatchObject({ firstResult: 3, numberOfResults: 10 })
    expect(ids(shop.state.results)).toEqual(['a', 'b', 'c', 'd'])
    expect(shop.state.firstResult).toBe(0)
  })

  // Deviation: classic-more-of-nothing
  it('is not asked for where there is no more', async () => {
    const { environment, shop } = aClassicShop()
    environment.answer(aClassicReply({ totalCountFiltered: 3 }))
    await shop.execute()

    await shop.fetchMore()

    expect(environment.requests).toHaveLength(1)
    expect(shop.state.isLoading).toBe(false)
  })

  it('is of another page where the visitor turns it', async () => {
    const { environment, shop } = aClassicShop()
    environment.answerAll(aClassicReply())
    await shop.execute()

    await shop.nextPage()
    await shop.selectPage(5)
    await shop.nextPage()
    await shop.previousPage()
    await shop.setPageSize(20)

    const windows = environment.requests.map(({ body }) => body)
    expect(windows).toMatchObject([
      { firstResult: 0 },
      { firstResult: 10 },
      { firstResult: 40 },
      { firstResult: 30 },
      { firstResult: 0, numberOfResults: 20 },
    ])
  })

  it('takes away the results where it is an error', async () => {
    const { environment, shop } = aClassicShop()
    environment.answer(
      aClassicReply(),
      Response.json({ exception: { code: 'InvalidQuery' } }, { status: 400 }),
    )
    await shop.execute()

    await shop.submit('(')

    expect(shop.state).toMatchObject({
      results: [],
      totalCountFiltered: 0,
      reply: { searchUid: '' },
      isLoading: false,
      error: { statusCode: 400, type: 'InvalidQuery', message: 'InvalidQuery' },
    })
  })

  it('is known by its key, not by its status', async () => {
    const { environment, shop } = aClassicShop()
    environment.answer(Response.json(aClassicReply(), { status: 500 }), {
      statusCode: 403,
      type: 'Forbidden',
      message: 'no',
    })

    await shop.execute()
    expect(ids(shop.state.results)).toEqual(['a', 'b', 'c'])
    await shop.execute()

    expect(shop.state.error).toMatchObject({ status: 200, statusCode: 403, type: 'Forbidden' })
  })

  it.each([
    ['a page of HTML', new Response('<html>', { status: 502 }), 'PARSING_ERROR'],
    ['no object', Response.json([]), 200],
    ['an object of nothing', Response.json({}), 200],
    ['results that are none', Response.json({ results: 7 }), 'PARSING_ERROR'],
    ['facets that are none', Response.json(aClassicReply({ facets: [7] })), 'PARSING_ERROR'],
    ['no network', new Error('offline'), 'FETCH_ERROR'],
  ])('[8.22] ends in an error where it is %s', async (_name, answer, status) => {
    const { environment, shop } = aClassicShop()
    environment.answer(answer)

    await shop.execute()

    expect(shop.state).toMatchObject({ isLoading: false, results: [], error: { status } })
  })

  it('is ignored where a newer search is under way', async () => {
    const { environment, shop } = aClassicShop()
    environment.answerAll(({ body }) => {
      const { q } = body as { q: string }
      return aClassicReply({ results: [aResult(q)] })
    })

    await Promise.all([shop.submit('alt'), shop.submit('neu')])

    expect(ids(shop.state.results)).toEqual(['neu'])
    expect(shop.state).toMatchObject({ isLoading: false, error: null, queryExecuted: 'neu' })
  })
})

describe('[8.21] a search the provider refuses', () => {
  it.each([
    ['', 'search', (shop: Shop) => shop.submit('(')],
    ['of a page', 'search', (shop: Shop) => shop.selectPage(2)],
    ['of the values of a facet', 'search', (shop: Shop) => shop.showMoreValues('color')],
  ])('is logged: one %s', async (_name, type, ask) => {
    const { environment, shop } = aClassicShop()
    shop.registerFacet(COLOR)
    environment.answer(Response.json({ exception: { code: 'InvalidQuery' } }, { status: 400 }))

    await ask(shop)

    expect(environment.logs).toEqual([
      { level: 'error', message: `Action dispatch error ${type}`, detail: shop.state.error },
    ])
    expect(shop.state.error).toMatchObject({ type: 'InvalidQuery' })
  })

  it('is not logged where the visitor has moved on', async () => {
    const { environment, shop } = aClassicShop()
    environment.answerAll(aClassicReply())

    await Promise.all([shop.submit('alt'), shop.submit('neu')])

    expect(environment.logs).toEqual([])
  })
})

describe('[5.11] a page', () => {
  it('has a number from 1 and no negative size', () => {
    const { shop } = aClassicShop()

    expect(() => shop.selectPage(0)).toThrow('- page: minimum value of 1 not respected.')
    expect(() => shop.setPageSize(-1)).toThrow('- numberOfResults: minimum value of 0')
  })
})
