import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askOf, aFacetedPage } from './test-page.ts'
import { toggleAsked, toggleFoundValue } from './toggle-asked.ts'
import type { ToggleVerb } from './toggle-value.ts'

const BLUE = { value: 'Blau', state: 'idle' } as const

describe('[4.25] selecting a color', () => {
  it('freezes the shown values and keeps the provider from selecting others', () => {
    const page = toggleAsked('regular', aFacetedPage(), 'ec_color', BLUE, 'select')

    expect(askOf(page, 'ec_color', 'regular')).toMatchObject({
      freezeCurrentValues: true,
      preventAutoSelect: true,
      numberOfValues: 4,
    })
    expect(askOf(page, 'ec_color', 'regular').values[0]).toEqual({
      value: 'Blau',
      state: 'selected',
    })
  })

  it('does not freeze when the color was not among the values', () => {
    const page = toggleAsked(
      'regular',
      aFacetedPage(),
      'ec_color',
      { value: 'Rosa', state: 'idle' },
      'select',
    )

    expect(askOf(page, 'ec_color', 'regular')).toMatchObject({
      freezeCurrentValues: false,
      preventAutoSelect: true,
    })
  })

  it('starts over at the first page and notes the color for the address', () => {
    const page = toggleAsked('regular', aFacetedPage(), 'ec_color', BLUE, 'select')

    expect(page.pagination.page).toBe(0)
    expect(page.parameters).toEqual({ f: { ec_color: ['Blau'] } })
  })

  it('says in the address what is asked, even when a screen was behind', () => {
    const once = toggleAsked('regular', aFacetedPage(), 'ec_color', BLUE, 'select')

    const twice = toggleAsked('regular', once, 'ec_color', BLUE, 'select')

    expect(askOf(twice, 'ec_color', 'regular').values[0]?.state).toBe('idle')
    expect(twice.parameters).toEqual({})
  })

  it('leaves the page alone for a facet it does not have, or of another kind', () => {
    const page = aFacetedPage()

    expect(toggleAsked('regular', page, 'ec_size', BLUE, 'select')).toBe(page)
    expect(toggleAsked('regular', page, 'ec_price', BLUE, 'select')).toBe(page)
  })

  it('asks for exactly the colors the address names, whatever is clicked', () => {
    const clicks = fc.array(
      fc.tuple(
        fc.constantFrom('Blau', 'Rot', 'Weiß', 'Rosa', 'Oliv'),
        fc.constantFrom<ToggleVerb>('select', 'exclude'),
      ),
    )
    fc.assert(
      fc.property(clicks, (clicked) => {
        const page = clicked.reduce(
          (current, [value, verb]) =>
            toggleAsked('regular', current, 'ec_color', { value, state: 'idle' }, verb),
          aFacetedPage(),
        )

        const { values } = askOf(page, 'ec_color', 'regular')
        const named = (state: string) =>
          values.filter((one) => one.state === state).map((one) => one.value)
        const { f, fExcluded } = page.parameters
        expect(named('selected').toSorted()).toEqual((f?.ec_color ?? []).toSorted())
        expect(named('excluded').toSorted()).toEqual((fExcluded?.ec_color ?? []).toSorted())
        if (clicked.length > 0) expect(page.pagination.page).toBe(0)
      }),
    )
  })
})

// Deviation: facet-search-selection-resets-page
describe('[4.34] choosing a color found by searching', () => {
  const ROSE = { displayValue: 'Rosa', rawValue: 'Rosa', count: 4 }

  it('shows it among the values, frozen, from the first page on', () => {
    const page = toggleFoundValue(aFacetedPage(), 'ec_color', ROSE, 'select')

    expect(askOf(page, 'ec_color', 'regular')).toMatchObject({
      freezeCurrentValues: true,
      preventAutoSelect: true,
      values: [
        { value: 'Rosa', state: 'selected' },
        { value: 'Blau' },
        { value: 'Rot' },
        { value: 'Weiß' },
      ],
    })
    expect(page.pagination.page).toBe(0)
    expect(page.parameters).toEqual({ f: { ec_color: ['Rosa'] } })
  })

  it('can exclude it instead', () => {
    const page = toggleFoundValue(aFacetedPage(), 'ec_color', ROSE, 'exclude')

    expect(askOf(page, 'ec_color', 'regular').values[0]).toEqual({
      value: 'Rosa',
      state: 'excluded',
    })
    expect(page.parameters).toEqual({ fExcluded: { ec_color: ['Rosa'] } })
  })
})

describe('[4.24] selecting a branch', () => {
  it('selects it without freezing or stopping the provider from selecting', () => {
    const page = toggleAsked('location', aFacetedPage(), 'store', { value: 'wien', state: 'idle' })

    expect(askOf(page, 'store', 'location')).toMatchObject({
      freezeCurrentValues: false,
      preventAutoSelect: false,
      values: [
        { value: 'berlin', state: 'idle' },
        { value: 'wien', state: 'selected' },
      ],
    })
    expect(page.pagination.page).toBe(0)
    expect(page.parameters).toEqual({ lf: { store: ['wien'] } })
  })

  it('lets go of it when it is selected already', () => {
    const vienna = { value: 'wien', state: 'idle' } as const
    const once = toggleAsked('location', aFacetedPage(), 'store', vienna)

    const twice = toggleAsked('location', once, 'store', vienna)

    expect(askOf(twice, 'store', 'location').values[1]?.state).toBe('idle')
    expect(twice.parameters).toEqual({})
  })
})
