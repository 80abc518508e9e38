import { describe, expect, it } from 'vitest'
import { newQuery } from '../search/search-transitions.ts'
import type { FacetReply, PlainValue } from '../wire/facet.ts'
import { aRegularValue, someFacets } from '../wire/test-replies.ts'
import { createRegularFacet } from './regular-facet.ts'
import { aTestListing } from './test-page.ts'

const BLUE = { value: 'Blau', state: 'idle' } as const

describe('[4.25] the color facet of a listing', () => {
  it('asks for the page with the color selected, frozen, at page 0', async () => {
    const listing = await aTestListing()
    const color = createRegularFacet(listing.solution, 'ec_color')

    await color.toggleSelect(BLUE)

    expect(listing.asked().page).toBe(0)
    expect(listing.askedFacet('ec_color')).toEqual({
      initialNumberOfValues: 4,
      facetId: 'ec_color',
      displayName: 'Farbe',
      numberOfValues: 4,
      field: 'ec_color',
      type: 'regular',
      values: [
        { value: 'Blau', state: 'selected' },
        { value: 'Rot', state: 'idle' },
        { value: 'Weiß', state: 'idle' },
        { value: 'Schwarz', state: 'idle' },
      ],
      freezeCurrentValues: true,
      preventAutoSelect: true,
    })
    expect(listing.asked().facets).toHaveLength(6)
  })

  it('asks with the color excluded', async () => {
    const listing = await aTestListing()

    await createRegularFacet(listing.solution, 'ec_color').toggleExclude(BLUE)

    expect(listing.askedFacet('ec_color')).toMatchObject({
      values: [{ value: 'Blau', state: 'excluded' }, {}, {}, {}],
    })
  })

  it('asks for more and for fewer values', async () => {
    const listing = await aTestListing()
    const color = createRegularFacet(listing.solution, 'ec_color')

    await color.showMore()

    expect(listing.askedFacet('ec_color')).toMatchObject({
      numberOfValues: 8,
      freezeCurrentValues: false,
      preventAutoSelect: false,
      isFieldExpanded: true,
    })

    await color.showLess()

    expect(listing.askedFacet('ec_color')).toMatchObject({
      numberOfValues: 4,
      isFieldExpanded: false,
    })
  })

  it('selects one color alone', async () => {
    const listing = await aTestListing()
    const color = createRegularFacet(listing.solution, 'ec_color')
    void color.toggleSelect(BLUE)

    await color.toggleSingleSelect({ value: 'Rot', state: 'idle' })

    expect(listing.askedFacet('ec_color')).toMatchObject({
      values: [{ state: 'idle' }, { value: 'Rot', state: 'selected' }, {}, {}],
    })
    expect(listing.page().parameters).toEqual({ f: { ec_color: ['Rot'] } })
  })

  it('excludes one color alone', async () => {
    const listing = await aTestListing()
    const color = createRegularFacet(listing.solution, 'ec_color')
    void color.toggleExclude(BLUE)

    await color.toggleSingleExclude({ value: 'Rot', state: 'idle' })

    expect(listing.page().parameters).toEqual({ fExcluded: { ec_color: ['Rot'] } })
  })

  it('leaves the others alone when a single color is let go of', async () => {
    const listing = await aTestListing()
    const color = createRegularFacet(listing.solution, 'ec_color')
    void color.toggleSelect(BLUE)
    void color.toggleSelect({ value: 'Rot', state: 'idle' })

    await color.toggleSingleSelect({ value: 'Rot', state: 'selected' })

    expect(listing.page().parameters).toEqual({ f: { ec_color: ['Blau'] } })
  })

  it('lets go of all colors', async () => {
    const listing = await aTestListing()
    const color = createRegularFacet(listing.solution, 'ec_color')
    void color.toggleSelect(BLUE)

    await color.deselectAll()

    expect(listing.askedFacet('ec_color')).toMatchObject({ values: [BLUE, {}, {}, {}] })
    expect(listing.page().parameters).toEqual({})
  })

  it('tells selected values from excluded ones', async () => {
    const color = createRegularFacet((await aTestListing()).solution, 'ec_color')

    expect(color.isValueSelected({ state: 'selected' })).toBe(true)
    expect(color.isValueSelected({ state: 'excluded' })).toBe(false)
    expect(color.isValueExcluded({ state: 'excluded' })).toBe(true)
    expect(color.isValueExcluded({ state: 'idle' })).toBe(false)
  })
})

// Deviation: facet-states-shown-at-once
describe('[3.44] what the color facet shows', () => {
  it('shows a click at once, before the provider has answered', async () => {
    const listing = await aTestListing()
    const color = createRegularFacet(listing.solution, 'ec_color')

    const asking = color.toggleSelect(BLUE)

    expect(color.state.values[0]).toEqual({
      value: 'Blau',
      state: 'selected',
      numberOfResults: 3,
      isAutoSelected: false,
      isSuggested: false,
      moreValuesAvailable: false,
    })
    expect(color.state).toMatchObject({ isLoading: true, hasActiveValues: true })

    await asking

    expect(color.state).toMatchObject({ isLoading: false, hasActiveValues: false })
  })

  it('keeps showing it when the provider cannot be reached', async () => {
    const listing = await aTestListing()
    const color = createRegularFacet(listing.solution, 'ec_color')
    listing.engine.environment.answerAll(new Error('Load failed'))

    await color.toggleSelect(BLUE)

    expect(color.state.values[0]?.state).toBe('selected')
    expect(color.state.isLoading).toBe(false)
  })

  it('shows a color that was put in where it was put, and takes none away', async () => {
    const listing = await aTestListing()
    const color = createRegularFacet(listing.solution, 'ec_color')

    void color.facetSearch.select({ displayValue: 'Rosa', rawValue: 'Rosa', count: 4 })

    expect(color.state.values.map(({ value }) => value)).toEqual([
      'Rosa',
      'Blau',
      'Rot',
      'Weiß',
      'Schwarz',
    ])
    expect(color.state.values[0]).toMatchObject({ state: 'selected', numberOfResults: 0 })
  })

  it('shows what the provider had selected as idle when it is not asked for any more', async () => {
    const [facet] = someFacets()
    const values = [aRegularValue('Blau', 'selected'), aRegularValue('Rot')]
    const listing = await aTestListing([{ ...facet, values } as FacetReply])
    const color = createRegularFacet(listing.solution, 'ec_color')
    expect(color.state.hasActiveValues).toBe(true)

    listing.solution.page.update((page) => newQuery(page, 'kleid'))

    expect(color.state.hasActiveValues).toBe(false)
    expect(color.state.values.map(({ value }) => value)).toEqual(['Blau', 'Rot'])
  })

  it('is the same object until something about the facet changes', async () => {
    const listing = await aTestListing()
    const color = createRegularFacet(listing.solution, 'ec_color')
    const before = color.state

    listing.solution.page.update((page) => ({ ...page, query: 'bluse' }))

    expect(color.state).toBe(before)
  })

  it('tells listeners about a click until they leave', async () => {
    const color = createRegularFacet((await aTestListing()).solution, 'ec_color')
    const seen: string[] = []
    const leave = color.subscribe(() => seen.push(color.state.values[0]?.state ?? ''))

    void color.toggleSelect(BLUE)
    leave()
    void color.toggleSelect(BLUE)

    expect(new Set(seen)).toEqual(new Set(['selected']))
  })

  it('can be folded when it shows more than at first and something is idle', async () => {
    const listing = await aTestListing()
    const color = createRegularFacet(listing.solution, 'ec_color')
    expect(color.state).toMatchObject({ canShowLessValues: false, canShowMoreValues: true })

    listing.solution.page.update((page) => ({
      ...page,
      facets: page.facets.map((facet) => ({ ...facet, initialNumberOfValues: 3 })),
    }))

    expect(color.state.canShowLessValues).toBe(true)
  })

  it('shows nothing of a facet the page does not have, and does nothing to it', async () => {
    const listing = await aTestListing()
    const size = createRegularFacet(listing.solution, 'ec_size')

    await size.toggleSelect({ value: '36', state: 'idle' })

    expect(size.state).toMatchObject({ facetId: 'ec_size', values: [], displayName: '' })
    expect(listing.page().parameters).toEqual({})
  })

  it('shows nothing of a facet of another kind', async () => {
    const price = createRegularFacet((await aTestListing()).solution, 'ec_price')

    expect(price.state.values).toEqual([])
  })
})

describe('[5.23] a toggle of a color', () => {
  it.each([
    [undefined, '- selection: value is required.'],
    [{ state: 'idle' }, '- selection.value: value is required.'],
    [{ value: '', state: 'idle' }, '- selection.value: value is an empty string.'],
    [{ value: 7, state: 'idle' }, '- selection.value: value is not a string.'],
    [{ value: 'Blau', state: 'on' }, '- selection.state: value is not in enum.'],
  ])('is refused at once with %j', async (selection, fault) => {
    const listing = await aTestListing()
    const color = createRegularFacet(listing.solution, 'ec_color')
    const given = selection as PlainValue

    expect(() => color.toggleSelect(given)).toThrow(
      `The following properties are invalid\n${fault}`,
    )
    expect(() => color.toggleExclude(given)).toThrow(fault)
    expect(() => color.toggleSingleSelect(given)).toThrow(fault)
    expect(listing.engine.environment.requests).toHaveLength(1)
  })

  it('needs a facet', async () => {
    const nameless = createRegularFacet((await aTestListing()).solution, '')

    expect(() => nameless.toggleSelect(BLUE)).toThrow(
      'The following properties are invalid\n- facetId: value is an empty string.',
    )
  })
})
