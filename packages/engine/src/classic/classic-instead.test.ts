import { describe, expect, it } from 'vitest'
import { aClassicReply, aClassicShop, aResult } from './test-classic.ts'

const CORRECTING = { correctionMode: 'next' }

const ids = (results: readonly { uniqueId: string }[]) => results.map(({ uniqueId }) => uniqueId)

describe('[4.38] a misspelt query', () => {
  const done = { originalQuery: 'blsue', correctedQuery: 'bluse', corrections: [] }

  it('is taken as the provider has corrected it', async () => {
    const { environment, shop } = aClassicShop(undefined, CORRECTING)
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
    const { environment, shop } = aClassicShop(undefined, {
      ...CORRECTING,
      correctsAutomatically: false,
    })
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

  it('[4.37] is searched again from the first result where the visitor takes the correction', async () => {
    const { environment, shop } = aClassicShop(undefined, CORRECTING)
    environment.answerAll(aClassicReply({ queryCorrection: done }))
    await shop.submit('blsue')
    await shop.selectPage(3)

    await shop.applyCorrection()

    expect(environment.requests.at(-1)?.body).toMatchObject({ q: 'bluse', firstResult: 0 })
  })

  it('stays as it is where nothing is offered to correct it', async () => {
    const { environment, shop } = aClassicShop(undefined, CORRECTING)
    environment.answer(aClassicReply())
    await shop.submit('bluse')
    const before = shop.state

    await shop.applyCorrection()

    expect(environment.requests).toHaveLength(1)
    expect(shop.state).toBe(before)
  })

  it('reports an error first', async () => {
    const { environment, shop } = aClassicShop(undefined, CORRECTING)
    environment.answer({ exception: { code: 'Broken' }, queryCorrection: done })

    await shop.submit('blsue')

    expect(shop.state).toMatchObject({ query: 'blsue', error: { type: 'Broken' } })
  })
})

describe('a correction nobody wants', () => {
  it('is not made', async () => {
    const { environment, shop } = aClassicShop()
    const queryCorrection = { originalQuery: 'rok', correctedQuery: 'rock', corrections: [] }
    environment.answer(aClassicReply({ queryCorrection }))

    await shop.submit('rok')

    expect(shop.state).toMatchObject({ query: 'rok', wasAutomaticallyCorrected: false })
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

  it('that was never there cannot be undone', async () => {
    const { environment, shop } = aClassicShop()
    environment.answer(aClassicReply())
    await shop.submit('jeans')
    const before = shop.state

    await shop.undoQueryTrigger()

    expect(environment.requests).toHaveLength(1)
    expect(shop.state).toBe(before)
  })

  it('is undone from the first result on', async () => {
    const { environment, shop } = aClassicShop()
    environment.answerAll(trigger)
    await shop.submit('jeans')
    await shop.selectPage(4)

    await shop.undoQueryTrigger()

    expect(environment.requests.at(-1)?.body).toMatchObject({ q: 'jeans', firstResult: 0 })
  })

  it('that comes with more results begins a new search, whose results replace all others', async () => {
    const { environment, shop } = aClassicShop()
    const pants = aClassicReply({ results: [aResult('hose')] })
    environment.answer(aClassicReply(), trigger, pants)
    await shop.submit('jeans')

    await shop.fetchMore()

    expect(environment.requests.map(({ body }) => body)).toMatchObject([
      { q: 'jeans', firstResult: 0 },
      { q: 'jeans', firstResult: 3 },
      { q: 'hosen', firstResult: 0 },
    ])
    expect(ids(shop.state.results)).toEqual(['hose'])
    expect(shop.state).toMatchObject({ queryExecuted: 'hosen', firstResult: 0, isLoading: false })
  })

  it('that comes with another page begins at the first one', async () => {
    const { environment, shop } = aClassicShop()
    environment.answer(aClassicReply(), trigger, aClassicReply())
    await shop.submit('jeans')

    await shop.nextPage()

    expect(environment.requests[2]?.body).toMatchObject({ q: 'hosen', firstResult: 0 })
    expect(shop.state.firstResult).toBe(0)
  })

  it('the visitor has refused stays refused on all pages', async () => {
    const { environment, shop } = aClassicShop()
    environment.answerAll(trigger)
    await shop.submit('jeans')
    await shop.undoQueryTrigger()

    await shop.fetchMore()
    await shop.nextPage()

    const queries = environment.requests.map(({ body }) => (body as { q: string }).q)
    expect(queries).toEqual(['jeans', 'hosen', 'jeans', 'jeans', 'jeans'])
    expect(shop.state.query).toBe('jeans')
  })

  it('that names the query itself changes nothing', async () => {
    const { environment, shop } = aClassicShop()
    environment.answerAll(trigger)

    await shop.submit('hosen')
    await shop.fetchMore()

    expect(environment.requests).toHaveLength(2)
    expect(ids(shop.state.results)).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
    expect(shop.state.triggers.queryModification.newQuery).toBe('')
  })

  it('comes after a correction', async () => {
    const { environment, shop } = aClassicShop(undefined, CORRECTING)
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

describe('a correction that comes with more results', () => {
  it('begins a new search, and its results do not come behind those of another query', async () => {
    const { environment, shop } = aClassicShop(undefined, CORRECTING)
    const queryCorrection = { originalQuery: 'rok', correctedQuery: 'rock', corrections: [] }
    environment.answer(
      aClassicReply(),
      aClassicReply({ queryCorrection, results: [aResult('x')] }),
      aClassicReply({ results: [aResult('rock')] }),
    )
    await shop.submit('rok')

    await shop.fetchMore()

    expect(environment.requests[2]?.body).toMatchObject({ q: 'rock', firstResult: 0 })
    expect(ids(shop.state.results)).toEqual(['rock'])
    expect(shop.state).toMatchObject({ query: 'rock', wasAutomaticallyCorrected: true })
  })

  it('that was made before changes nothing', async () => {
    const { environment, shop } = aClassicShop(undefined, CORRECTING)
    const queryCorrection = { originalQuery: 'rok', correctedQuery: 'rock', corrections: [] }
    environment.answerAll(aClassicReply({ queryCorrection }))
    await shop.submit('rok')

    await shop.fetchMore()

    expect(environment.requests).toHaveLength(2)
    expect(ids(shop.state.results)).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
  })

  it('that is only offered leaves the visitor the results that are there', async () => {
    const { environment, shop } = aClassicShop(undefined, { correctionMode: 'legacy' })
    const queryCorrections = [{ correctedQuery: 'rock' }]
    environment.answer(aClassicReply(), aClassicReply({ results: [], queryCorrections }))
    await shop.submit('rok')

    await shop.fetchMore()

    expect(environment.requests).toHaveLength(2)
    expect(ids(shop.state.results)).toEqual(['a', 'b', 'c'])
    expect(shop.state.query).toBe('rok')
  })

  it('is over where a trigger begins a new search', async () => {
    const { environment, shop } = aClassicShop(undefined, CORRECTING)
    const queryCorrection = { originalQuery: 'jaens', correctedQuery: 'jeans', corrections: [] }
    const triggers = [{ type: 'query', content: 'hosen' }]
    environment.answer(
      aClassicReply({ queryCorrection }),
      aClassicReply({ triggers }),
      aClassicReply(),
    )
    await shop.submit('jaens')

    await shop.fetchMore()

    expect(shop.state).toMatchObject({
      query: 'hosen',
      wasAutomaticallyCorrected: false,
      correction: { wasCorrectedTo: '' },
    })
  })
})
