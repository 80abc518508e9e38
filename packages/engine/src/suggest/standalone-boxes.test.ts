import { describe, expect, it } from 'vitest'
import { answeredSuggest, aQuerySuggest, askedSuggest } from './query-suggest.ts'
import {
  answeredRedirect,
  askedRedirect,
  aStandaloneBox,
  omniboxMetadata,
  registeredBox,
  resetBox,
  withRedirectionUrl,
} from './standalone-boxes.ts'
import { aSuggestReply } from './test-suggest-replies.ts'

const SUBMITTED = { cause: 'searchFromLink', metadata: null } as const

describe('[3.59] [4.50] a box that leads to the search page', () => {
  it('leads nowhere at first', () => {
    expect(aStandaloneBox('/suche')).toEqual({
      defaultRedirectionUrl: '/suche',
      redirectTo: '',
      isLoading: false,
      requestId: '',
      analytics: { cause: '', metadata: null },
    })
  })

  it('is registered once, unless it shall be replaced', () => {
    const boxes = registeredBox({}, 'header', '/suche', false)

    expect(registeredBox(boxes, 'header', '/search', false)).toBe(boxes)
    expect(registeredBox(boxes, 'header', '/search', true)).toEqual({
      header: aStandaloneBox('/search'),
    })
  })

  it('can be led elsewhere without forgetting where it has led', () => {
    const box = answeredRedirect(askedRedirect(aStandaloneBox('/suche'), '1', SUBMITTED), '1', '')

    expect(withRedirectionUrl(box, '/search')).toEqual({ ...box, defaultRedirectionUrl: '/search' })
    expect(withRedirectionUrl(box, '/suche')).toBe(box)
  })

  it('is as new after the visitor has left, but for where it leads', () => {
    const box = withRedirectionUrl(
      answeredRedirect(askedRedirect(aStandaloneBox('/suche'), '1', SUBMITTED), '1', '/agb'),
      '/search',
    )

    expect(resetBox(box)).toEqual(aStandaloneBox('/search'))
    expect(resetBox(resetBox(box))).toEqual(aStandaloneBox('/search'))
    const fresh = aStandaloneBox('/suche')
    expect(resetBox(fresh)).toBe(fresh)
  })
})

describe('[4.51] the answer where to go', () => {
  it.each([
    ['/agb', '/agb'],
    ['', '/suche'],
  ])('%j leads to %j', (redirect, redirectTo) => {
    const asked = askedRedirect(aStandaloneBox('/suche'), '1', SUBMITTED)

    expect(answeredRedirect(asked, '1', redirect)).toMatchObject({ redirectTo, isLoading: false })
  })

  it('is ignored when something else was asked since', () => {
    const asked = askedRedirect(aStandaloneBox('/suche'), '2', SUBMITTED)

    expect(answeredRedirect(asked, '1', '/agb')).toBe(asked)
  })
})

describe('[4.51] the reason a visitor is sent away', () => {
  it('names the suggestion among all that were on offer', () => {
    const asked = askedSuggest(aQuerySuggest('header'), '1')
    const suggest = answeredSuggest(asked, '1', 'bl;u', aSuggestReply())

    expect(omniboxMetadata(suggest, 'blau')).toEqual({
      suggestionRanking: 1,
      partialQuery: 'bl%3Bu',
      partialQueries: ['bl%3Bu'],
      suggestions: ['bluse', 'blau'],
      querySuggestResponseId: 'suggest-1',
    })
    expect(omniboxMetadata(aQuerySuggest('header'), 'hose')).toMatchObject({
      suggestionRanking: -1,
      partialQuery: '',
    })
  })
})
