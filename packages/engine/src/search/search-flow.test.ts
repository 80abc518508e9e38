import { describe, expect, it } from 'vitest'
import { createPager } from '../page/create-pager.ts'
import { aHeldNetwork, aProvider, idsOf } from '../page/test-provider.ts'
import { createRecentQueries } from '../suggest/recent-queries-list.ts'
import { createSearchBox } from '../suggest/search-box.ts'
import { BOX_TEXTS } from '../suggest/search-boxes.ts'
import { aTestEngine, type TestEngine } from '../test-engine.ts'
import type { CorrectionReply, TriggerReply } from '../wire/reply.ts'
import { aPageReply } from '../wire/test-replies.ts'
import { createCorrection } from './create-correction.ts'
import { createSearch, searchOf } from './create-search.ts'
import { createQueryTrigger } from './create-triggers.ts'
import { submitQuery } from './submit-query.ts'

function aCorrection(changes: Partial<CorrectionReply> = {}): CorrectionReply {
  return { originalQuery: 'blsue', correctedQuery: 'bluse', corrections: [], ...changes }
}

function aQueryTrigger(content: string): TriggerReply {
  return { type: 'query', content }
}

function queriesOf({ environment }: TestEngine) {
  return environment.requests.map(({ body }) => (body as { query: string }).query)
}

describe('[3.37] [7.30] a search', () => {
  it('shows what was found, and with what', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aPageReply())
    const search = createSearch(engine)

    await submitQuery(engine, 'bluse')

    expect(search.state).toMatchObject({
      isLoading: false,
      error: null,
      responseId: 'response-1',
      query: 'bluse',
      queryExecuted: 'bluse',
    })
    expect(idsOf(search.state)).toEqual(['1', '2'])
    expect(engine.environment.requests).toMatchObject([
      { url: 'https://saum.example/commerce/search', body: { query: 'bluse', page: 0 } },
    ])
  })

  it('keeps apart from a listing of the same engine', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aPageReply())

    await createSearch(engine).executeFirst()

    expect(engine.snapshot()).not.toHaveProperty('listing')
  })

  it('[4.48] puts the text in every box and remembers it', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aPageReply(), aPageReply({ products: [] }))
    const [header, page] = [createSearchBox(engine, { id: 'header' }), createSearchBox(engine)]
    const recent = createRecentQueries(engine)

    await submitQuery(engine, 'Bluse')
    await submitQuery(engine, 'xyz')

    expect([header.state.value, page.state.value]).toEqual(['xyz', 'xyz'])
    expect(recent.state.queries).toEqual(['bluse'])
  })

  it('[8.18] keeps the products when it fails, and the boxes as they are', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aPageReply(), new TypeError('Failed to fetch'))
    const box = createSearchBox(engine)
    const search = createSearch(engine)
    await submitQuery(engine, 'bluse')

    await submitQuery(engine, 'rock')

    expect(search.state).toMatchObject({ isLoading: false, error: { status: 'FETCH_ERROR' } })
    expect(search.state).toMatchObject({ query: 'rock', queryExecuted: 'bluse' })
    expect(idsOf(search.state)).toEqual(['1', '2'])
    expect(box.state.value).toBe('bluse')
  })
})

describe('[4.36] [4.37] [4.38] a misspelt query', () => {
  it('is taken as the provider corrected it, without asking twice', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aPageReply({ queryCorrection: aCorrection() }))
    const box = createSearchBox(engine)
    const { state } = createCorrection(engine)
    expect(state.hasCorrection).toBe(false)

    await submitQuery(engine, 'blsue')

    expect(queriesOf(engine)).toEqual(['blsue'])
    expect(createSearch(engine).state).toMatchObject({ query: 'bluse', queryExecuted: 'bluse' })
    expect(searchOf(engine).page.get().parameters.q).toBe('bluse')
    expect(box.state.value).toBe('bluse')
    expect(createCorrection(engine).state).toEqual({
      originalQuery: 'blsue',
      wasCorrectedTo: 'bluse',
      correctedQuery: 'bluse',
      wordCorrections: [],
      hasCorrection: true,
      wasCorrected: true,
    })
  })

  it('[3.40] is searched as it is where the provider only offers another', async () => {
    const engine = aTestEngine()
    const word = { offset: 0, length: 5, originalWord: 'blsue', correctedWord: 'bluse' }
    const offered = { correctedQuery: 'bluse', wordCorrections: [word] }
    const queryCorrection = aCorrection({ correctedQuery: null, corrections: [offered] })
    engine.environment.answer(aPageReply({ queryCorrection }), aPageReply())
    const correction = createCorrection(engine)
    await submitQuery(engine, 'blsue')
    expect(correction.state).toEqual({
      originalQuery: 'blsue',
      wasCorrectedTo: '',
      correctedQuery: 'bluse',
      wordCorrections: [word],
      hasCorrection: true,
      wasCorrected: false,
    })

    await correction.applyCorrection()

    expect(queriesOf(engine)).toEqual(['blsue', 'bluse'])
    expect(correction.state).toMatchObject({ hasCorrection: false, originalQuery: 'bluse' })
  })

  it('is no longer corrected as soon as something else is searched', async () => {
    const { environment, held } = aHeldNetwork()
    const engine = aTestEngine({}, environment)
    const correction = createCorrection(engine)
    const first = submitQuery(engine, 'blsue')
    await environment.pass(0)
    held[0]?.reply(aPageReply({ queryCorrection: aCorrection() }))
    await first

    void submitQuery(engine, 'rock')

    expect(correction.state).toMatchObject({ hasCorrection: false, wasCorrected: false })
  })

  it('wins over a trigger that would replace it', async () => {
    const engine = aTestEngine()
    const triggers = [aQueryTrigger('hemd')]
    engine.environment.answer(aPageReply({ queryCorrection: aCorrection(), triggers }))

    await submitQuery(engine, 'blsue')

    expect(queriesOf(engine)).toEqual(['blsue'])
    expect(createQueryTrigger(engine).state.wasQueryModified).toBe(false)
  })
})

// Deviation: correction-starts-at-first-page
describe('[4.37] an offered correction', () => {
  it('begins at the first page, for other products match', async () => {
    const engine = aTestEngine()
    engine.environment.answerAll(aProvider(10))
    await submitQuery(engine, 'blsue')
    const { page } = searchOf(engine)
    await createPager(searchOf(engine)).next()
    page.update((current) => ({
      ...current,
      correction: { ...current.correction, correctedQuery: 'bluse' },
    }))

    await createCorrection(engine).applyCorrection()

    expect(engine.environment.requests.at(-1)?.body).toMatchObject({ query: 'bluse', page: 0 })
    expect(page.get().parameters).toEqual({ q: 'bluse' })
  })

  it('that is not there costs no request', async () => {
    const engine = aTestEngine()

    await createCorrection(engine).applyCorrection()
    await createQueryTrigger(engine).undo()

    expect(engine.environment.requests).toHaveLength(0)
  })
})

describe('[4.32] looking further in a search', () => {
  it('adds products of the same query', async () => {
    const engine = aTestEngine()
    engine.environment.answerAll(aProvider(3))
    await submitQuery(engine, 'bluse')

    await createPager(searchOf(engine)).fetchMore()

    expect(idsOf(createSearch(engine).state)).toEqual(['1', '2', '3'])
    expect(engine.environment.requests.at(-1)?.body).toMatchObject({ query: 'bluse', page: 1 })
  })

  it('leaves alone what the shopper types meanwhile', async () => {
    const engine = aTestEngine()
    engine.environment.answerAll(aProvider(3))
    createSearchBox(engine)
    await submitQuery(engine, 'bluse')
    engine.state(BOX_TEXTS).update(() => ({ header: 'ro' }))

    await createPager(searchOf(engine)).fetchMore()

    expect(engine.state(BOX_TEXTS).get()).toEqual({ header: 'ro' })
  })

  it('begins anew where the provider replaces the query meanwhile', async () => {
    const engine = aTestEngine()
    engine.environment.answerAll(aProvider(5))
    await submitQuery(engine, 'oberteil')
    engine.environment.answer(aPageReply({ triggers: [aQueryTrigger('bluse')] }))

    await createPager(searchOf(engine)).fetchMore()

    expect(queriesOf(engine)).toEqual(['oberteil', 'oberteil', 'bluse'])
    expect(engine.environment.requests.at(-1)?.body).toMatchObject({ page: 0 })
    expect(searchOf(engine).page.get()).toMatchObject({ lastPageShown: 0, isLoading: false })
    expect(idsOf(createSearch(engine).state)).toEqual(['1', '2'])
  })
})
