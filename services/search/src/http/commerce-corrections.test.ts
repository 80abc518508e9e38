import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { createSearchRules } from '../rules/create-search-rules.ts'
import { parseRules } from '../rules/rules-file.ts'
import { aBody, aShopSearch, startTestProtocol } from './test-protocol.ts'

describe('[4.37] [4.38] a corrected query', () => {
  const correction = {
    originalQuery: 'bluze',
    correctedQuery: 'bluse',
    wordCorrections: [{ offset: 0, length: 5, originalWord: 'bluze', correctedWord: 'bluse' }],
  }
  const planner = { plan: async () => ({ query: 'bluse', text: null, correction }) }

  it('is answered with what was typed and what was searched for', async () => {
    const { post } = startTestProtocol(aShopSearch({ planner }))

    const { body } = await post('/search', aBody({ query: 'bluze' }))

    expect(body.queryCorrection).toEqual({
      originalQuery: 'bluze',
      correctedQuery: 'bluse',
      corrections: [{ correctedQuery: 'bluse', wordCorrections: correction.wordCorrections }],
    })
  })

  it('is none where everything was understood', async () => {
    const { post } = startTestProtocol(aShopSearch())

    const { body } = await post('/search', aBody({ query: 'bluse' }))

    expect(body.queryCorrection).toEqual({
      originalQuery: null,
      correctedQuery: null,
      corrections: [],
    })
  })

  describe('for a shopper who insists on what was typed', () => {
    const asTyped = { queryCorrection: { options: { automaticallyCorrect: 'never' } } }
    const insisting = {
      plan: async (query: string, { isCorrecting = true } = {}) => ({
        query: isCorrecting ? 'bluse' : query,
        text: { words: [{ alternatives: [] }], minimum: 1 },
        correction: isCorrecting ? correction : null,
      }),
    }

    it('is offered and not made, and no trigger replaces the query', async () => {
      const triggers = [
        {
          id: 'a',
          type: 'query',
          queries: { de: ['bluze'] },
          query: { de: 'bluse', fr: 'x', en: 'x' },
        },
        {
          id: 'b',
          type: 'notify',
          queries: { de: ['bluze'] },
          text: { de: 'Guten Tag', fr: 'x', en: 'x' },
        },
      ]
      const rules = createSearchRules(
        parseRules(JSON.stringify({ triggers })),
        SHOPS[0],
        () => null,
      )
      const { post, events } = startTestProtocol(aShopSearch({ planner: insisting, rules }))

      const { body } = await post('/search', aBody({ query: 'bluze', ...asTyped }))

      expect(body.queryCorrection).toEqual({
        originalQuery: null,
        correctedQuery: null,
        corrections: [{ correctedQuery: 'bluse', wordCorrections: correction.wordCorrections }],
      })
      expect(body.triggers).toEqual([{ type: 'notify', content: 'Guten Tag' }])
      // Nobody is to be offered what somebody mistyped.
      expect(events).toEqual([])
    })

    it('is made again as soon as nobody insists', async () => {
      const { post } = startTestProtocol(aShopSearch({ planner: insisting }))

      const { body } = await post('/search', aBody({ query: 'bluze', queryCorrection: {} }))

      expect(body.queryCorrection.correctedQuery).toBe('bluse')
    })
  })

  it('meets the rules of the corrected query', async () => {
    const file = parseRules(
      JSON.stringify({
        triggers: [{ id: 'a', type: 'redirect', queries: { de: ['bluse'] }, address: '/c/damen/' }],
      }),
    )
    const rules = createSearchRules(file, SHOPS[0], () => null)
    const { post } = startTestProtocol(aShopSearch({ planner, rules }))

    const { body } = await post('/search', aBody({ query: 'bluze' }))

    expect(body.triggers).toEqual([{ type: 'redirect', content: 'https://shop.test/de/c/damen/' }])
  })
})
