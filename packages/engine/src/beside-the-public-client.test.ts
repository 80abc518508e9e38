import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFragment, toFragment } from './address/fragment.ts'
import { callProvider } from './calls/call-provider.ts'
import { aClassicReply, aClassicShop, COLOR } from './classic/test-classic.ts'
import { createListing } from './listing/create-listing.ts'
import { createFilterSuggestionsGenerator } from './suggest/filter-suggestions.ts'
import { createSearchBox } from './suggest/search-box.ts'
import { aSuggestReply } from './suggest/test-suggest-replies.ts'
import { aTestEngine } from './test-engine.ts'
import { aPageReply } from './wire/test-replies.ts'

// Differences from the public client that running both beside each other has shown.

// Deviation: address-in-one-order
describe('The address of a page', () => {
  it('is the same whatever the visitor clicked first', () => {
    const entries = Object.entries({
      q: 'bluse',
      page: 2,
      f: { ec_color: ['Blau'] },
      lf: { store: ['3005'] },
      fExcluded: { size: ['XS'] },
    })

    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), (clicked) => {
        expect(toFragment(Object.fromEntries(clicked))).toBe(
          toFragment(Object.fromEntries(entries)),
        )
      }),
    )
  })
})

// Deviation: unreadable-page-is-the-first
describe('An address whose page is no number', () => {
  it('still filters as it says, from the first page on', () => {
    expect(parseFragment('page=x&f-ec_color=Blau')).toEqual({ f: { ec_color: ['Blau'] } })
  })
})

// Deviation: token-renewed-when-refused
describe('[4.57] a token that says of itself that it has run out', () => {
  it('is used until the provider refuses it', async () => {
    const claims = btoa(JSON.stringify({ exp: 1 }))
    const accessToken = `e30.${claims}.x`
    const engine = aTestEngine({ accessToken, renewAccessToken: async () => 'fresh' })
    engine.environment.answerAll({})

    await callProvider(engine, { url: 'https://saum.example/commerce/search', body: {} })

    expect(engine.environment.requests.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${accessToken}`,
    ])
  })
})

// Deviation: failed-page-is-asked-again
describe('A screen that opens after a failure', () => {
  it('asks again, so that the shopper sees products', async () => {
    const engine = aTestEngine()
    const listing = createListing(engine)
    engine.environment.answer(aPageReply(), Response.json({}, { status: 500 }), aPageReply())
    await listing.executeFirst()
    await listing.refresh()
    expect(listing.state.error).not.toBeNull()

    await createListing(engine).executeFirst()

    expect(listing.state.error).toBeNull()
    expect(engine.environment.requests).toHaveLength(3)
  })
})

// Deviation: filters-suggested-after-a-search
describe('[7.36] a shopper who types on after a search', () => {
  it('is still offered values that go with it', async () => {
    const engine = aTestEngine()
    const blue = { displayValue: 'Blau', rawValue: 'Blau', count: 4 }
    const found = { moreValuesAvailable: false, values: [blue] }
    engine.environment.answer(aSuggestReply(), aPageReply(), found)
    const box = createSearchBox(engine, { id: 'header' })
    await box.updateText('bluse')
    await box.submit()

    const [color] = createFilterSuggestionsGenerator(engine).suggestions()
    await color?.updateQuery('kleid')

    expect(color?.state.values).toEqual([blue])
  })
})

// Deviation: classic-bookkeeping-stays-here
describe('A facet of the classic search', () => {
  it('is asked for without what only the page needs to know', async () => {
    const { environment, shop } = aClassicShop()
    environment.answerAll(aClassicReply())
    shop.registerFacet(COLOR)

    await shop.toggleSelect(COLOR.facetId, { value: 'Blau' })

    const sent = JSON.stringify(environment.requests.at(-1)?.body)
    expect(sent).toContain('{"value":"Blau","state":"selected"}')
    expect(sent).not.toMatch(/"tabs"|"activeTab"|"previousState"/)
  })
})

// Deviation: classic-cause-is-told
describe('A classic search', () => {
  it('says why it asks, for pages and cleared filters as well', async () => {
    const { environment, shop } = aClassicShop()
    environment.answerAll(aClassicReply())
    shop.registerFacet(COLOR)
    await shop.toggleSelect(COLOR.facetId, { value: 'Blau' })

    await shop.nextPage()
    await shop.clearAll()

    expect(environment.requests.slice(1).map(({ body }) => body)).toMatchObject([
      { analytics: { actionCause: 'pagerNumber' } },
      { analytics: { actionCause: 'breadcrumbResetAll' } },
    ])
  })
})
