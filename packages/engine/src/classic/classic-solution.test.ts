import { describe, expect, it } from 'vitest'
import { aClassicReply, aClassicShop, aResult } from './test-classic.ts'

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

describe('[4.38] a misspelt query', () => {
  const done = { originalQuery: 'blsue', correctedQuery: 'bluse', corrections: [] }

  it('is taken as the provider has corrected it', async () => {
    const { environment, shop } = aClassicShop()
    environment.answer(aClassicReply({ queryCorrection: done }))

    await shop.submit('blsue')

    expect(environment.requests).toHaveLength(1)
    expect(shop.state).toMatchObject({
      query: 'bluse',
      queryExecuted: 'bluse',
      wasAutomaticallyCorrected: true,
      correction: { originalQuery: 'blsue', wasCorrectedTo: 'bluse' },
    })
  })

  it('is searched for again where an older provider only offers it and has found nothing', async () => {
    const { environment, shop } = aClassicShop(undefined, { correctionMode: 'legacy' })
    environment.answer(
      aClassicReply({ results: [], queryCorrections: [{ correctedQuery: 'bluse' }] }),
      aClassicReply(),
    )

    await shop.submit('blsue')

    expect(environment.requests.map(({ body }) => body)).toMatchObject([
      { q: 'blsue', enableDidYouMean: true, queryCorrection: { enabled: false } },
      { q: 'bluse' },
    ])
    expect(shop.state).toMatchObject({
      query: 'bluse',
      correction: { originalQuery: 'blsue', wasCorrectedTo: 'bluse' },
    })
    expect(ids(shop.state.results)).toEqual(['a', 'b', 'c'])
  })

  it('is left alone where the shop wants that, and can be corrected by hand', async () => {
    const { environment, shop } = aClassicShop(undefined, { correctsAutomatically: false })
    const offer = {
      originalQuery: null,
      correctedQuery: null,
      corrections: [{ correctedQuery: 'bluse' }],
    }
    environment.answerAll(aClassicReply({ results: [], queryCorrection: offer }))
    await shop.submit('blsue')
    expect(shop.state).toMatchObject({ query: 'blsue', correction: { correctedQuery: 'bluse' } })

    await shop.applyCorrection()

    expect(shop.state.queryExecuted).toBe('bluse')
  })

  it('reports an error first', async () => {
    const { environment, shop } = aClassicShop()
    environment.answer({ exception: { code: 'Broken' }, queryCorrection: done })

    await shop.submit('blsue')

    expect(shop.state).toMatchObject({ query: 'blsue', error: { type: 'Broken' } })
  })
})

describe('a trigger', () => {
  const trigger = aClassicReply({ triggers: [{ type: 'query', content: 'hosen' }] })

  it('replaces the query and searches again, once', async () => {
    const { environment, shop } = aClassicShop()
    environment.answer(trigger, trigger)

    await shop.submit('jeans')

    expect(environment.requests.map(({ body }) => body)).toMatchObject([
      { q: 'jeans' },
      { q: 'hosen' },
    ])
    expect(shop.state.triggers.queryModification).toMatchObject({
      originalQuery: 'jeans',
      newQuery: 'hosen',
    })
  })

  it('is ignored where the visitor wants the query after all', async () => {
    const { environment, shop } = aClassicShop()
    environment.answerAll(trigger)
    await shop.submit('jeans')

    await shop.undoQueryTrigger()

    expect(environment.requests.map(({ body }) => (body as { q: string }).q)).toEqual([
      'jeans',
      'hosen',
      'jeans',
    ])
    expect(shop.state.queryExecuted).toBe('jeans')
  })

  it('comes after a correction', async () => {
    const { environment, shop } = aClassicShop()
    const corrected = { originalQuery: 'jaens', correctedQuery: 'jeans', corrections: [] }
    environment.answer(
      aClassicReply({
        queryCorrection: corrected,
        triggers: [{ type: 'query', content: 'hosen' }],
      }),
    )

    await shop.submit('jaens')

    expect(environment.requests).toHaveLength(1)
    expect(shop.state.queryExecuted).toBe('jeans')
  })
})

describe('[5.11] a page', () => {
  it('has a number from 1 and no negative size', () => {
    const { shop } = aClassicShop()

    expect(() => shop.selectPage(0)).toThrow('- page: minimum value of 1 not respected.')
    expect(() => shop.setPageSize(-1)).toThrow('- numberOfResults: minimum value of 0')
  })
})
