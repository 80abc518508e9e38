import { describe, expect, it } from 'vitest'
import type { FacetReply } from '../wire/facet.ts'
import { aCategoryValue, aRegularValue, someFacets } from '../wire/test-replies.ts'
import { createBreadcrumbs } from './breadcrumbs.ts'
import { createFacets } from './facets.ts'
import { createNumericFacet } from './numeric-facet.ts'
import { createRegularFacet } from './regular-facet.ts'
import { aTestListing } from './test-page.ts'

/** All facets of the test listing, with something set in each. */
function setFacets(): FacetReply[] {
  return someFacets().map((facet): FacetReply => {
    if (facet.type === 'regular') {
      const values = [aRegularValue('Blau', 'selected'), aRegularValue('Rot', 'excluded')]
      return { ...facet, values: [...values, aRegularValue('Weiß')] }
    }
    if (facet.type === 'hierarchical') {
      const blouses = aCategoryValue(['Damen', 'Blusen'], { state: 'selected' })
      return { ...facet, values: [aCategoryValue(['Damen'], { children: [blouses] })] }
    }
    const [first, ...others] = facet.values
    return { ...facet, values: [{ ...first, state: 'selected' }, ...others] } as FacetReply
  })
}

async function someBreadcrumbs() {
  const listing = await aTestListing(setFacets())
  const crumbs = createBreadcrumbs(listing.solution)
  const valueOf = (facetId: string, at = 0) =>
    crumbs.state.facetBreadcrumbs.find((crumb) => crumb.facetId === facetId)!.values[at]!
  return { ...listing, crumbs, valueOf }
}

describe('[4.26] breadcrumbs', () => {
  it('has none where nothing is set', async () => {
    const crumbs = createBreadcrumbs((await aTestListing()).solution)

    expect(crumbs.state).toEqual({ facetBreadcrumbs: [], hasBreadcrumbs: false })
  })

  it('shows the very values of the facets it is given', async () => {
    const { solution } = await aTestListing(setFacets())
    const facets = createFacets(solution)

    const crumbs = createBreadcrumbs(solution, facets)

    const [color] = facets.state
    expect(crumbs.state.facetBreadcrumbs[0]?.values[0]).toBe(color?.values[0])
    expect(facets.state[0]).toBe(color)
  })

  it('has one per facet in which something is set, with what is set', async () => {
    const { crumbs } = await someBreadcrumbs()

    expect(crumbs.state.hasBreadcrumbs).toBe(true)
    expect(crumbs.state.facetBreadcrumbs.map(({ facetId }) => facetId)).toEqual([
      'ec_color',
      'ec_category',
      'ec_price',
      'ec_reduction',
      'ec_date',
      'store',
    ])
    expect(crumbs.state.facetBreadcrumbs[0]).toMatchObject({
      facetDisplayName: 'Farbe',
      field: 'ec_color',
      type: 'regular',
      values: [
        { value: 'Blau', state: 'selected' },
        { value: 'Rot', state: 'excluded' },
      ],
    })
    expect(crumbs.state.facetBreadcrumbs[1]?.values).toMatchObject([{ path: ['Damen', 'Blusen'] }])
  })

  it('lets go of a selected color without freezing the facet', async () => {
    const { crumbs, valueOf, askedFacet, asked } = await someBreadcrumbs()

    await crumbs.deselect('ec_color', valueOf('ec_color'))

    expect(asked().page).toBe(0)
    expect(askedFacet('ec_color')).toMatchObject({
      values: [
        { value: 'Blau', state: 'idle' },
        { value: 'Rot', state: 'excluded' },
        { value: 'Weiß', state: 'idle' },
      ],
      freezeCurrentValues: false,
      preventAutoSelect: true,
    })
  })

  it('lets go of an excluded color', async () => {
    const { crumbs, valueOf, askedFacet } = await someBreadcrumbs()

    await crumbs.deselect('ec_color', valueOf('ec_color', 1))

    expect(askedFacet('ec_color')).toMatchObject({
      values: [{ state: 'selected' }, { value: 'Rot', state: 'idle' }, {}],
    })
  })

  it('lets go of a category by asking for the tree anew', async () => {
    const { crumbs, valueOf, askedFacet } = await someBreadcrumbs()

    await crumbs.deselect('ec_category', valueOf('ec_category'))

    expect(askedFacet('ec_category')).toBeUndefined()
  })

  it.each(['ec_reduction', 'ec_date', 'store'])('lets go of a value of %s', async (facetId) => {
    const { crumbs, valueOf, page } = await someBreadcrumbs()

    void crumbs.deselect(facetId, valueOf(facetId))

    const states = page()
      .facets.find((facet) => facet.facetId === facetId)
      ?.values.map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['idle']))
  })

  it('says nothing of freezing to a branch facet, which knows none', async () => {
    const { crumbs, valueOf, solution, askedFacet } = await someBreadcrumbs()
    solution.page.update((page) => ({
      ...page,
      facets: page.facets.map(({ freezeCurrentValues: _, ...facet }) => facet),
    }))

    await crumbs.deselect('store', valueOf('store'))

    expect(askedFacet('store')).toMatchObject({ values: [{ state: 'idle' }, {}] })
    expect(askedFacet('store')).not.toHaveProperty('freezeCurrentValues')
  })

  it('lets go of a continuous range by asking for it anew', async () => {
    const { crumbs, valueOf, askedFacet } = await someBreadcrumbs()

    await crumbs.deselect('ec_price', valueOf('ec_price'))

    expect(askedFacet('ec_price')).toBeUndefined()
  })

  it('lets go of everything at once', async () => {
    const { crumbs, asked } = await someBreadcrumbs()

    await crumbs.deselectAll()

    const states = asked().facets.flatMap(({ values }) => values) as { state: string }[]
    expect(states.every(({ state }) => state === 'idle')).toBe(true)
  })
})

// Deviation: facet-states-shown-at-once
describe('[4.26] breadcrumbs and what was just clicked', () => {
  it('has a color as soon as it is selected, and no longer than that', async () => {
    const { solution } = await aTestListing()
    const crumbs = createBreadcrumbs(solution)
    const color = createRegularFacet(solution, 'ec_color')

    void color.toggleSelect({ value: 'Blau', state: 'idle' })
    expect(crumbs.state.facetBreadcrumbs).toMatchObject([{ values: [{ value: 'Blau' }] }])

    void color.toggleSelect({ value: 'Blau', state: 'selected' })
    expect(crumbs.state.hasBreadcrumbs).toBe(false)
  })

  it('has a range as soon as it is typed in, and can take it back', async () => {
    const { solution, page } = await aTestListing()
    const crumbs = createBreadcrumbs(solution)
    const typedIn = { start: 10, end: 20, endInclusive: true, state: 'selected' } as const

    void createNumericFacet(solution, 'ec_price').setRanges([typedIn])
    expect(crumbs.state.facetBreadcrumbs).toMatchObject([{ values: [typedIn] }])
    void crumbs.deselect('ec_price', typedIn)

    expect(page().manualRanges).toEqual({})
    expect(crumbs.state.hasBreadcrumbs).toBe(false)
  })

  // Deviation: breadcrumb-lets-go-once
  it('does not select again what is let go of twice', async () => {
    const { crumbs, valueOf, page, engine } = await someBreadcrumbs()
    const blue = valueOf('ec_color')
    void crumbs.deselect('ec_color', blue)
    const { length } = engine.environment.requests

    void crumbs.deselect('ec_color', blue)

    expect(page().facets[0]?.values[0]?.state).toBe('idle')
    expect(engine.environment.requests).toHaveLength(length)
  })

  it('[5.23] refuses what is no value', async () => {
    const { crumbs } = await someBreadcrumbs()

    expect(() => crumbs.deselect('ec_color', undefined as never)).toThrow(
      'The following properties are invalid\n- selection: value is required.',
    )
    expect(() => crumbs.deselect('', aRegularValue('Blau'))).toThrow(
      '- facetId: value is an empty string.',
    )
  })
})
