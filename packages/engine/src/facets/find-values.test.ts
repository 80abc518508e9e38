import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLatestCall } from '../calls/latest-call.ts'
import { createState } from '../state.ts'
import { anEngineWithHeldCalls } from '../suggest/test-held-network.ts'
import { aTestEngine } from '../test-engine.ts'
import { clearedFacetSearch, NO_FACET_SEARCH, type FacetSearch } from './facet-search.ts'
import { findValues, ignoredPaths } from './find-values.ts'
import { selectFoundCategory } from './toggle-category.ts'
import { aFacetedPage } from './test-page.ts'

function aReply(name: string) {
  const values = [{ displayValue: name, rawValue: name, count: 4 }]
  return { moreValuesAvailable: true, values }
}

/** A search whose questions stay on their way until they are answered by hand. */
function aSearch() {
  const { engine, calls } = anEngineWithHeldCalls()
  const search = createState(NO_FACET_SEARCH)
  const latest = createLatestCall(engine.environment)
  return {
    engine,
    calls,
    search,
    async ask() {
      void findValues(engine, 'LISTING', search, latest.begin(), ({ query }) => ({
        facetQuery: query,
      }))
      await engine.environment.pass(0)
    },
  }
}

/** The body of the question that a search with these settings asks. */
async function bodyOf(settings: Partial<FacetSearch>): Promise<unknown> {
  const engine = aTestEngine()
  engine.environment.answer(aReply('rosa'))
  const search = createState({ ...NO_FACET_SEARCH, ...settings })
  const call = createLatestCall(engine.environment).begin()
  await findValues(engine, 'LISTING', search, call, () => ({ facetId: 'ec_color' }))
  return engine.environment.requests[0]?.body
}

describe('[3.48] values of a facet', () => {
  it('keep what was found while others are asked for, and when asking fails', async () => {
    const { engine, calls, search, ask } = aSearch()
    await ask()
    await calls[0]?.answer(aReply('rosa'))

    await ask()
    expect(search.get()).toMatchObject({ isLoading: true, ...aReply('rosa') })
    await calls[1]?.fail()

    expect(search.get()).toMatchObject({ isLoading: false, ...aReply('rosa') })
    expect(engine.environment.logs).toHaveLength(1)
  })

  it('[4.43] are those of the last question, in whatever order replies come', async () => {
    const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
    await fc.assert(
      fc.asyncProperty(order, async (places) => {
        const { calls, search, ask } = aSearch()
        for (let asked = 0; asked < 3; asked++) await ask()

        for (const place of places) await calls[place]?.answer(aReply(String(place)))

        expect(search.get()).toMatchObject({ isLoading: false, values: [{ rawValue: '2' }] })
      }),
    )
  })

  it('are gone once cleared, with replies that come later; their names stay', async () => {
    const { calls, search, ask } = aSearch()
    search.update((before) => ({ ...before, query: 'ro', captions: { rosa: 'Rosé' } }))
    await ask()

    search.update(clearedFacetSearch)
    await calls[0]?.answer(aReply('rosa'))

    expect(search.get()).toEqual({ ...NO_FACET_SEARCH, captions: { rosa: 'Rosé' } })
    expect(clearedFacetSearch(search.get())).toBe(search.get())
    expect(clearedFacetSearch(NO_FACET_SEARCH)).toBe(NO_FACET_SEARCH)
  })
})

describe('[7.35] a search within a facet', () => {
  // Deviation: facet-search-asks-for-more
  it('says how many values it wants once they are more than usual', async () => {
    expect(await bodyOf({ numberOfValues: 10 })).toEqual({ facetId: 'ec_color' })
    expect(await bodyOf({ numberOfValues: 20 })).toEqual({
      facetId: 'ec_color',
      numberOfValues: 20,
    })
  })

  it('says what the page calls values', async () => {
    const captions = { rosa: 'Rosé' }

    expect(await bodyOf({ captions })).toEqual({ facetId: 'ec_color', captions })
  })

  // Deviation: facet-search-ignores-open-category
  it('leaves out the selected category, and nothing where none is selected', () => {
    const blouses = { displayValue: 'Blusen', rawValue: 'Blusen', count: 31, path: ['Damen'] }
    const page = selectFoundCategory(aFacetedPage(), 'ec_category', blouses)

    expect(ignoredPaths(page, 'ec_category')).toEqual({ ignorePaths: [['Damen', 'Blusen']] })
    expect(ignoredPaths(aFacetedPage(), 'ec_category')).toEqual({ ignorePaths: [] })
    expect(ignoredPaths(page, 'ec_color')).toEqual({ ignorePaths: [] })
    expect(ignoredPaths(page, 'nobody')).toEqual({ ignorePaths: [] })
  })
})
