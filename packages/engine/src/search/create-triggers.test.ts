import { describe, expect, it } from 'vitest'
import { aHeldNetwork, idsOf } from '../page/test-provider.ts'
import { EMPTY_PAGE } from '../page/product-page.ts'
import { aTestEngine, type TestEngine } from '../test-engine.ts'
import type { TriggerReply } from '../wire/reply.ts'
import { aPageReply, aProduct } from '../wire/test-replies.ts'
import { createSearch, searchOf } from './create-search.ts'
import {
  createExecutions,
  createNotifications,
  createQueryTrigger,
  createRedirection,
} from './create-triggers.ts'
import { submitQuery } from './submit-query.ts'

function aQueryTrigger(content: string): TriggerReply {
  return { type: 'query', content }
}

function queriesOf({ environment }: TestEngine) {
  return environment.requests.map(({ body }) => (body as { query: string }).query)
}

describe('[4.42] a query the provider replaces', () => {
  it('is searched again with the other one, once', async () => {
    const engine = aTestEngine()
    const triggers = [aQueryTrigger('hemd'), { type: 'redirect', content: '/de/' } as const]
    engine.environment.answer(
      aPageReply({ triggers: [aQueryTrigger('bluse')] }),
      aPageReply({ products: [aProduct('7')], triggers }),
    )
    const search = createSearch(engine)

    await submitQuery(engine, 'oberteil')

    expect(queriesOf(engine)).toEqual(['oberteil', 'bluse'])
    expect(search.state).toMatchObject({ query: 'bluse', queryExecuted: 'bluse', isLoading: false })
    expect(idsOf(search.state)).toEqual(['7'])
    expect(createQueryTrigger(engine).state).toEqual({
      originalQuery: 'oberteil',
      newQuery: 'bluse',
      wasQueryModified: true,
    })
    expect(searchOf(engine).page.get()).toMatchObject({
      triggers: { query: 'bluse', redirectTo: '/de/' },
      correction: { originalQuery: 'oberteil' },
    })
  })

  it('is loading until the second reply is there', async () => {
    const { environment, held } = aHeldNetwork()
    const engine = aTestEngine({}, environment)
    const search = createSearch(engine)
    const searched = submitQuery(engine, 'oberteil')
    await environment.pass(0)
    held[0]?.reply(aPageReply({ triggers: [aQueryTrigger('bluse')] }))
    await environment.pass(0)

    expect(search.state).toMatchObject({ isLoading: true, products: [] })
    held[1]?.reply(aPageReply())
    await searched
    expect(search.state.isLoading).toBe(false)
  })

  it('ends in an error where the second search fails', async () => {
    const engine = aTestEngine()
    engine.environment.answer(
      aPageReply({ triggers: [aQueryTrigger('bluse')] }),
      new TypeError('Failed to fetch'),
    )

    await submitQuery(engine, 'oberteil')

    expect(createSearch(engine).state).toMatchObject({
      isLoading: false,
      error: { status: 'FETCH_ERROR' },
    })
  })

  it('is not searched again where the shopper has gone on', async () => {
    const { environment, held } = aHeldNetwork()
    const engine = aTestEngine({}, environment)
    const first = submitQuery(engine, 'oberteil')
    await environment.pass(0)
    const second = submitQuery(engine, 'rock')
    await environment.pass(0)

    held[0]?.reply(aPageReply({ triggers: [aQueryTrigger('bluse')] }))
    held[1]?.reply(aPageReply())
    await Promise.all([first, second])

    expect(held).toHaveLength(2)
    expect(createSearch(engine).state.queryExecuted).toBe('rock')
  })

  it('is not searched again where the page was left', async () => {
    const { environment, held } = aHeldNetwork()
    const engine = aTestEngine({}, environment)
    const searched = submitQuery(engine, 'oberteil')
    await environment.pass(0)

    searchOf(engine).page.update(() => EMPTY_PAGE)
    held[0]?.reply(aPageReply({ triggers: [aQueryTrigger('bluse')] }))
    await searched

    expect(held).toHaveLength(1)
    expect(searchOf(engine).page.get()).toBe(EMPTY_PAGE)
  })

  it('[4.39] stays refused while the provider corrects instead', async () => {
    const engine = aTestEngine()
    const replacing = aPageReply({ triggers: [aQueryTrigger('bluse')] })
    const queryCorrection = {
      originalQuery: 'obreteil',
      correctedQuery: 'oberteil',
      corrections: [],
    }
    engine.environment.answer(replacing, aPageReply(), { ...replacing, queryCorrection }, replacing)
    await submitQuery(engine, 'oberteil')

    await createQueryTrigger(engine).undo()
    await createSearch(engine).refresh()

    expect(queriesOf(engine)).toEqual(['oberteil', 'bluse', 'oberteil', 'oberteil'])
  })

  it('[4.39] can be had back, and is then left alone once', async () => {
    const engine = aTestEngine()
    const replacing = aPageReply({ triggers: [aQueryTrigger('bluse')] })
    engine.environment.answer(replacing, aPageReply(), replacing, replacing, aPageReply())
    const trigger = createQueryTrigger(engine)
    await submitQuery(engine, 'oberteil')

    await trigger.undo()

    expect(queriesOf(engine)).toEqual(['oberteil', 'bluse', 'oberteil'])
    expect(createSearch(engine).state.queryExecuted).toBe('oberteil')
    expect(trigger.state.wasQueryModified).toBe(false)
    await createSearch(engine).refresh()
    expect(queriesOf(engine).slice(3)).toEqual(['oberteil', 'bluse'])
  })

  it('[4.40] is forgotten with the next search, but not what the shopper refused', async () => {
    const { environment } = aHeldNetwork()
    const engine = aTestEngine({}, environment)
    const { page } = searchOf(engine)
    page.update((current) => ({
      ...current,
      triggers: {
        ...current.triggers,
        query: 'bluse',
        queryModification: { originalQuery: 'oberteil', newQuery: 'bluse', queryToIgnore: 'hemd' },
      },
    }))

    void submitQuery(engine, 'rock')

    expect(page.get().triggers).toMatchObject({
      query: '',
      queryModification: { originalQuery: '', newQuery: '', queryToIgnore: 'hemd' },
    })
  })
})

describe('[3.54] [4.41] what the provider tells the page to do', () => {
  const TRIGGERS: TriggerReply[] = [
    { type: 'redirect', content: '/de/sale/' },
    { type: 'redirect', content: '/de/' },
    { type: 'notify', content: 'Kostenloser Versand' },
    { type: 'execute', content: { name: 'celebrate', params: ['gold', 3, true] } },
  ]

  it('is there for screens to do, the first redirect winning', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aPageReply({ triggers: TRIGGERS }))
    const search = searchOf(engine)

    await submitQuery(engine, 'sale')

    expect(createRedirection(search).state).toEqual({ redirectTo: '/de/sale/' })
    expect(createNotifications(search).state).toEqual({ notifications: ['Kostenloser Versand'] })
    expect(createExecutions(search).state).toEqual({
      executions: [{ functionName: 'celebrate', params: ['gold', 3, true] }],
    })
  })

  it('is news only where it is new', async () => {
    const engine = aTestEngine()
    engine.environment.answerAll(aPageReply({ triggers: TRIGGERS }))
    const search = searchOf(engine)
    await search.fetch()
    let calls = 0
    for (const create of [createRedirection, createNotifications, createExecutions]) {
      create(search).subscribe(() => calls++)
    }

    await search.fetch()

    expect(calls).toBe(0)
    engine.environment.answerAll(aPageReply())
    await search.fetch()
    expect(calls).toBe(3)
  })
})
