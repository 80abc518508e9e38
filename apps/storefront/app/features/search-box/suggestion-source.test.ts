import { anEngineWithHeldCalls } from '@saum/engine/suggest/test-held-network'
import { aSuggestReply } from '@saum/engine/suggest/test-suggest-replies'
import { aPageReply, aProduct } from '@saum/engine/wire/test-replies'
import { describe, expect, it } from 'vitest'
import { createSuggestionSource } from './suggestion-source.ts'
import type { Suggestions } from './suggestions.ts'

const CATEGORIES = {
  moreValuesAvailable: false,
  values: [{ rawValue: 'Blusen', displayValue: 'Blusen', count: 3, path: ['Damen'] }],
}
const PRODUCTS = {
  ...aPageReply({ products: [aProduct('1')] }),
  headline: '',
}
const REDIRECT = aPageReply({ triggers: [{ type: 'redirect', content: '/de/rueckgabe/' }] })

function aSource() {
  const { engine, calls } = anEngineWithHeldCalls()
  const shown: Suggestions[] = []
  const source = createSuggestionSource(engine)
  async function call(path: string, query: string) {
    await engine.environment.pass(0)
    const found = calls.find(
      (one) =>
        one.path.split('?')[0] === path && JSON.stringify(one.body).includes(`"query":"${query}"`),
    )
    if (!found) throw new Error(`Nobody asked ${path} for ${query}`)
    return found
  }
  return {
    call,
    shown,
    source,
    pass: engine.environment.pass,
    suggest: (query: string) => void source.suggest(query, (one) => shown.push(one)),
  }
}

async function answerAll({ call }: ReturnType<typeof aSource>, query: string) {
  await (await call('/search/querySuggest', query)).answer(aSuggestReply())
  await (await call('/search/productSuggest', query)).answer(PRODUCTS)
  await (await call('/facet', query)).answer(CATEGORIES)
}

describe('[4.43] [4.44] suggestions for what is typed', () => {
  it('come as one picture of words, categories, products and the page behind the word', async () => {
    const box = aSource()
    box.suggest('blu')

    await answerAll(box, 'blu')
    expect(box.shown).toEqual([])
    await (await box.call('/search', 'blu')).answer(REDIRECT)

    const [first] = box.shown
    expect(first?.completions.map(({ text }) => text)).toEqual(['bluse', 'blau'])
    expect(first?.categories).toEqual(CATEGORIES.values)
    expect(first?.products).toHaveLength(1)
    expect(first?.redirect).toBe('/de/rueckgabe/')
  })

  it('do not wait for one that is late', async () => {
    const box = aSource()
    box.suggest('blu')
    await (await box.call('/search/querySuggest', 'blu')).answer(aSuggestReply())

    await box.pass(250)

    expect(box.shown.map(({ completions }) => completions.length)).toEqual([2])
    expect(box.shown[0]?.products).toEqual([])
  })

  it('are dropped when something else was typed meanwhile', async () => {
    const box = aSource()
    box.suggest('blu')
    const early = await box.call('/search/productSuggest', 'blu')
    box.suggest('ros')

    await early.answer(PRODUCTS)
    await box.pass(250)

    expect(box.shown.every(({ query }) => query === 'ros')).toBe(true)
    expect(box.shown.flatMap(({ products }) => products)).toEqual([])
  })

  it('are none, without a fault, where the provider fails', async () => {
    const box = aSource()
    box.suggest('blu')

    await (await box.call('/search/querySuggest', 'blu')).fail()
    await box.pass(10_000)

    expect(box.shown.at(-1)).toMatchObject({ query: 'blu', completions: [], products: [] })
  })
})

describe('[4.51] the page behind a word', () => {
  it('is where the provider redirects to', async () => {
    const { source, call } = aSource()
    const found = source.redirectOf('retoure')

    await (await call('/search', 'retoure')).answer(REDIRECT)

    expect(await found).toBe('/de/rueckgabe/')
  })

  it('is none where it does not', async () => {
    const { source, call } = aSource()
    const found = source.redirectOf('kleid')

    await (await call('/search', 'kleid')).answer(aPageReply())

    expect(await found).toBe('')
  })
})
