import { describe, expect, it } from 'vitest'
import { aTestEngine } from '../test-engine.ts'
import { aTestEnvironment } from '../test-environment.ts'
import { createClassicStandaloneBox, createClassicSuggest } from './classic-boxes.ts'
import { aClassicReply, aClassicShop, aLegacyEngine, eventsIn } from './test-classic.ts'

function aSuggest() {
  const engine = aTestEngine()
  const suggest = createClassicSuggest(engine, { id: 'box' })
  return { engine, environment: engine.environment, suggest }
}

describe('[7.43] [9.21] completions of a classic search', () => {
  it('are asked for with what the provider learns from', async () => {
    const { environment, suggest } = aSuggest()
    environment.answer({
      completions: [{ expression: 'bluse', highlighted: '[blu]{se}' }],
      responseId: 'r1',
    })

    await suggest.fetch('blu')

    expect(environment.requests[0]).toMatchObject({
      url: 'https://saum.example/rest/search/v2/querySuggest?organizationId=saum',
      body: {
        count: 5,
        q: 'blu',
        locale: 'en-US',
        timezone: 'Europe/Berlin',
        actionsHistory: [],
        searchHub: 'default',
        tab: 'default',
      },
    })
    expect(environment.requests[0]?.body).not.toHaveProperty('pipeline')
    expect(suggest.state).toMatchObject({
      completions: [{ expression: 'bluse' }],
      responseId: 'r1',
      partialQueries: ['blu'],
      isLoading: false,
    })
  })

  it('[3.58] [9.22] are asked for with what the visitor has searched for, newest first', async () => {
    const { engine, environment, suggest } = aSuggest()
    const { shop } = aClassicShop(engine)
    environment.answer(aClassicReply(), aClassicReply(), { completions: [] })
    await shop.submit('bluse')
    await environment.pass(1000)
    await shop.submit('x'.repeat(80))

    await suggest.fetch('ro')

    expect(environment.requests[2]?.body).toMatchObject({
      actionsHistory: [
        { name: 'Query', value: 'x'.repeat(75), time: '2026-11-16T00:00:01.000Z' },
        { name: 'Query', value: 'bluse', time: '2026-11-16T00:00:00.000Z' },
      ],
    })
    expect(JSON.stringify(environment.requests[2]?.body)).not.toContain('internalTime')
  })

  it('are asked for without the searches of a visitor who wants to stay unknown', async () => {
    const environment = aTestEnvironment({
      privacy: { doNotTrack: '1', globalPrivacyControl: undefined },
    })
    const engine = aTestEngine({}, environment)
    environment.answer(aClassicReply(), { completions: [] })
    await aClassicShop(engine).shop.submit('bluse')

    await createClassicSuggest(engine, { id: 'box' }).fetch('ro')

    expect(environment.requests[1]?.body).toMatchObject({ actionsHistory: [] })
  })

  it('stay on offer where the provider fails, with the reason', async () => {
    const { environment, suggest } = aSuggest()
    environment.answer(
      { completions: [{ expression: 'bluse', highlighted: 'bluse' }] },
      new Response('<html>'),
    )
    await suggest.fetch('blu')

    await suggest.fetch('blus')

    expect(suggest.state).toMatchObject({
      completions: [{ expression: 'bluse' }],
      isLoading: false,
      error: { status: 'PARSING_ERROR' },
    })
    suggest.clear()
    expect(suggest.state).toMatchObject({ completions: [], error: null, count: 5 })
  })

  it('need a box', () => {
    expect(() => createClassicSuggest(aTestEngine(), { id: '' })).toThrow(
      '- id: value is an empty string.',
    )
  })
})

describe('[7.44] [4.51] a box on a page without results', () => {
  const options = { id: 'box', redirectionUrl: '/de/suche/' }
  const plan = (triggers: readonly object[]) => ({ preprocessingOutput: { triggers } })
  const redirect = plan([
    { type: 'notify', content: 'Hallo' },
    { type: 'redirect', content: '/de/s/sale/' },
  ])

  it('leads where the provider wants, and tells of it', async () => {
    const engine = aLegacyEngine()
    const box = createClassicStandaloneBox(engine, options)
    engine.environment.answer(redirect, {})

    const submitted = box.submit('sale')
    expect(box.state).toMatchObject({ isLoading: true, redirectTo: '' })
    await submitted

    expect(engine.environment.requests[0]).toMatchObject({
      url: 'https://saum.example/rest/search/v2/plan?organizationId=saum',
      body: {
        q: 'sale',
        locale: 'en-US',
        timezone: 'Europe/Berlin',
        searchHub: 'default',
      },
    })
    expect(box.state).toMatchObject({ isLoading: false, redirectTo: '/de/s/sale/' })
    await engine.environment.pass(0)
    expect(eventsIn(engine)).toMatchObject([
      {
        type: 'custom',
        eventType: 'queryPipelineTriggers',
        eventValue: 'redirect',
        customData: { redirectedTo: '/de/s/sale/' },
      },
    ])
  })

  it('[4.59] tells nobody where searches tell of themselves', async () => {
    const engine = aTestEngine()
    const box = createClassicStandaloneBox(engine, options)
    engine.environment.answer(redirect)

    await box.submit('sale')
    await engine.environment.pass(0)

    expect(box.state.redirectTo).toBe('/de/s/sale/')
    expect(engine.environment.requests).toHaveLength(1)
  })

  it('leads to the results where the provider has no wish or cannot be asked', async () => {
    for (const answer of [plan([]), new Error('offline'), { exception: { code: 'No' } }]) {
      const engine = aTestEngine()
      const box = createClassicStandaloneBox(engine, options)
      engine.environment.answer(answer)

      await box.submit('bluse')

      expect(box.state).toMatchObject({ isLoading: false, redirectTo: '/de/suche/' })
    }
  })

  it('is not kept from leading by an event that cannot be sent', async () => {
    const engine = aLegacyEngine()
    const box = createClassicStandaloneBox(engine, options)
    engine.environment.answer(redirect, new Response('{}', { status: 500 }))

    await box.submit('sale')
    await engine.environment.pass(0)

    expect(box.state.redirectTo).toBe('/de/s/sale/')
    expect(engine.environment.logs).toMatchObject([
      { level: 'error', message: 'The "custom" event was refused.' },
      { level: 'warn', message: 'The "custom" event was not sent.' },
    ])
  })

  it('starts over with another address, and after the visitor has arrived', async () => {
    const engine = aTestEngine()
    const box = createClassicStandaloneBox(engine, options)
    engine.environment.answer(redirect)
    await box.submit('sale')

    box.afterRedirection()
    expect(box.state).toMatchObject({ redirectTo: '', defaultRedirectionUrl: '/de/suche/' })
    box.updateRedirectUrl('/at/suche/')

    expect(box.state.defaultRedirectionUrl).toBe('/at/suche/')
    expect(() => box.updateRedirectUrl('')).toThrow('value is an empty string.')
  })
})
