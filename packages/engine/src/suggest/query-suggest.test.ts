import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kept } from '../state.ts'
import type { EngineError } from '../calls/engine-error.ts'
import {
  answeredSuggest,
  aQuerySuggest,
  askedSuggest,
  clearedSuggest,
  failedSuggest,
} from './query-suggest.ts'
import { aSuggestReply } from './test-suggest-replies.ts'

const ERROR: EngineError = { status: 500, statusCode: 500, type: 'broken', message: 'Broken.' }

describe('[3.55] [9.21] the suggestions of a box', () => {
  it('are none at first, and five are wanted', () => {
    expect(aQuerySuggest('header')).toEqual({
      id: 'header',
      count: 5,
      completions: [],
      responseId: '',
      partialQueries: [],
      currentRequestId: '',
      isLoading: false,
      error: null,
    })
  })

  it('are what the provider answered', () => {
    const asked = askedSuggest(aQuerySuggest('header'), 'request-1')

    const answered = answeredSuggest(asked, 'request-1', 'blu', aSuggestReply())

    expect(answered).toEqual({
      id: 'header',
      count: 5,
      completions: [
        { expression: 'bluse', highlighted: '{blu}[se]', score: 9.5, executableConfidence: 0.8 },
        { expression: 'blau', highlighted: '(blau)', score: 2, executableConfidence: 0.4 },
      ],
      responseId: 'suggest-1',
      partialQueries: ['blu'],
      currentRequestId: 'request-1',
      isLoading: false,
      error: null,
    })
  })

  it('stay on offer while newer ones are asked for and when that fails', () => {
    const offered = answeredSuggest(
      askedSuggest(aQuerySuggest('header'), 'request-1'),
      'request-1',
      'blu',
      aSuggestReply(),
    )

    const failed = failedSuggest(askedSuggest(offered, 'request-2'), 'request-2', ERROR)

    expect(failed).toEqual({
      ...offered,
      currentRequestId: 'request-2',
      error: ERROR,
    })
  })

  it('do not remember an empty box as something typed', () => {
    const asked = askedSuggest(aQuerySuggest('header'), 'request-1')

    expect(answeredSuggest(asked, 'request-1', '', aSuggestReply()).partialQueries).toEqual([])
  })

  it('are gone after clearing, once and for all', () => {
    const asked = askedSuggest(aQuerySuggest('header'), 'request-1')
    const offered = answeredSuggest(asked, 'request-1', 'blu', aSuggestReply())

    const cleared = clearedSuggest(offered)

    expect(cleared).toEqual(aQuerySuggest('header'))
    expect(clearedSuggest(cleared)).toBe(cleared)
  })
})

// Deviation: every-semicolon-encoded
describe('[4.43] what a shopper typed on the way', () => {
  it('is told apart from the next thing typed, however many semicolons it has', () => {
    const aText = fc.string({ unit: fc.constantFrom(';', 'b', '%'), minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(aText, { maxLength: 5 }), (typed) => {
        let suggest = aQuerySuggest('header')
        for (const query of typed) {
          suggest = answeredSuggest(askedSuggest(suggest, 'id'), 'id', query, aSuggestReply())
        }

        const told = suggest.partialQueries.join(';')

        expect(told === '' ? [] : told.split(';')).toEqual(
          typed.map((query) => query.split(';').join('%3B')),
        )
      }),
    )
  })
})

describe('[4.43] an outdated reply', () => {
  // Deviation: outdated-suggest-error-ignored
  it('changes nothing for the shopper, nor does an outdated failure', () => {
    const asked = askedSuggest(askedSuggest(aQuerySuggest('header'), 'first'), 'second')

    expect(answeredSuggest(asked, 'first', 'b', aSuggestReply())).toBe(asked)
    expect(failedSuggest(asked, 'first', ERROR)).toBe(asked)
  })
})

describe('[7.36] the facets suggested with a query', () => {
  it('are the same list as long as the same ones are suggested', () => {
    const { fieldSuggestionsFacets: known } = aSuggestReply()
    const [color, category] = known

    expect(kept(known, aSuggestReply().fieldSuggestionsFacets)).toBe(known)
    expect(kept(known, [])).toEqual([])
    expect(kept(known, [category!, color!])).toEqual([category, color])
    for (const name of ['facetId', 'field', 'displayName'] as const) {
      const renamed = [{ ...color!, [name]: 'anders' }, category!]
      expect(kept(known, renamed)).toBe(renamed)
    }
  })
})
