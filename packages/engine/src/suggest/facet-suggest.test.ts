import { describe, expect, it } from 'vitest'
import { NO_FACET_SEARCH } from '../facets/facet-search.ts'
import { answeredFacetSuggest, askedFacetSuggest, clearedFacetSuggest } from './facet-suggest.ts'

const REPLY = {
  moreValuesAvailable: true,
  values: [{ displayValue: 'Blau', rawValue: 'Blau', count: 4 }],
}

describe('[4.43] the values suggested for a facet', () => {
  it('are those of the reply that was asked for last', () => {
    const asked = askedFacetSuggest(NO_FACET_SEARCH, 'request-1', 'blu')

    expect(asked).toMatchObject({ query: 'blu', isLoading: true, values: [] })
    expect(answeredFacetSuggest(asked, 'request-0', REPLY)).toBe(asked)
    expect(answeredFacetSuggest(asked, 'request-0', null)).toBe(asked)
    expect(answeredFacetSuggest(asked, 'request-1', REPLY)).toEqual({
      ...asked,
      ...REPLY,
      isLoading: false,
    })
  })

  it('stay when asking for others fails', () => {
    const shown = answeredFacetSuggest(askedFacetSuggest(NO_FACET_SEARCH, '1', 'bl'), '1', REPLY)

    const failed = answeredFacetSuggest(askedFacetSuggest(shown, '2', 'blu'), '2', null)

    expect(failed).toMatchObject({ ...REPLY, query: 'blu', isLoading: false })
  })

  it('are gone once cleared', () => {
    const asked = askedFacetSuggest(NO_FACET_SEARCH, 'request-1', 'blu')

    expect(clearedFacetSuggest(asked)).toEqual(NO_FACET_SEARCH)
    expect(clearedFacetSuggest(NO_FACET_SEARCH)).toBe(NO_FACET_SEARCH)
    const untouched = { ...NO_FACET_SEARCH }
    expect(clearedFacetSuggest(untouched)).toBe(untouched)
  })
})
