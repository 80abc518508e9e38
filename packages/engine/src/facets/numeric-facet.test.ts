import { describe, expect, it } from 'vitest'
import type { NumericRange } from '../wire/facet.ts'
import { createNumericFacet } from './numeric-facet.ts'
import { aTestListing } from './test-page.ts'

const TYPED_IN = { start: 10, end: 20, endInclusive: true, state: 'selected' } as const
const TEN = { start: 10, end: 30, endInclusive: false, state: 'idle' } as const
const WHOLE = { start: 10, end: 150, endInclusive: true, state: 'idle' } as const

describe('[4.28] the price facet of a listing', () => {
  it('asks for a range typed in by hand in the place of the facet', async () => {
    const { solution, asked, askedFacet } = await aTestListing()
    solution.page.update((page) => ({ ...page, pagination: { ...page.pagination, page: 3 } }))

    await createNumericFacet(solution, 'ec_price').setRanges([TYPED_IN])

    expect(asked().page).toBe(0)
    expect(askedFacet('ec_price')).toEqual({
      facetId: 'ec_price',
      field: 'ec_price',
      numberOfValues: 1,
      isFieldExpanded: false,
      preventAutoSelect: true,
      type: 'numericalRange',
      values: [TYPED_IN],
      initialNumberOfValues: 1,
    })
  })

  it('keeps the last of several ranges', async () => {
    const { solution, page } = await aTestListing()

    await createNumericFacet(solution, 'ec_price').setRanges([{ ...TYPED_IN, start: 0 }, TYPED_IN])

    expect(page().manualRanges).toEqual({ ec_price: TYPED_IN })
  })

  it('changes nothing without a range', async () => {
    const { solution, page } = await aTestListing()

    await createNumericFacet(solution, 'ec_price').setRanges([])

    expect(page().manualRanges).toEqual({})
  })

  it('leaves the facet out of the request when its range is let go of', async () => {
    const { solution, askedFacet } = await aTestListing()
    const price = createNumericFacet(solution, 'ec_price')
    void price.toggleSelect(WHOLE)

    await price.toggleSelect(WHOLE)

    expect(askedFacet('ec_price')).toBeUndefined()
  })

  it('selects a range that was let go of again, though the provider has not answered', async () => {
    const { solution, askedFacet } = await aTestListing()
    const price = createNumericFacet(solution, 'ec_price')
    void price.toggleSelect(WHOLE)
    void price.toggleSelect(WHOLE)

    await price.toggleSelect(price.state.values[0]!)

    expect(askedFacet('ec_price')).toMatchObject({ values: [{ ...WHOLE, state: 'selected' }] })
  })

  it('sends ranges back as the provider sent them', async () => {
    const { solution, askedFacet } = await aTestListing()

    await createNumericFacet(solution, 'ec_reduction').toggleSelect(TEN)

    expect(askedFacet('ec_reduction')).toMatchObject({
      values: [
        {
          ...TEN,
          state: 'selected',
          isAutoSelected: false,
          isSuggested: false,
          moreValuesAvailable: false,
        },
        { start: 30, state: 'idle' },
      ],
      interval: 'discrete',
      preventAutoSelect: true,
      freezeCurrentValues: false,
    })
  })

  it('selects one range alone', async () => {
    const { solution, page } = await aTestListing()
    const reduction = createNumericFacet(solution, 'ec_reduction')
    void reduction.toggleSelect({ ...TEN, start: 30, end: 100, endInclusive: true })

    await reduction.toggleSingleSelect(TEN)

    expect(page().parameters).toEqual({ nf: { ec_reduction: [{ ...TEN, state: 'selected' }] } })
  })
})

describe('[3.45] what the price facet shows', () => {
  it('shows the ends of the scale and the step', async () => {
    const price = createNumericFacet((await aTestListing()).solution, 'ec_price')

    expect(price.state).toMatchObject({
      type: 'numericalRange',
      displayName: 'Preis',
      domain: { min: 0, max: 200, increment: 1 },
    })
    expect(price.state).not.toHaveProperty('manualRange')
  })

  it('shows what was typed in at once, as the one thing that is set', async () => {
    const price = createNumericFacet((await aTestListing()).solution, 'ec_price')

    void price.setRanges([TYPED_IN])

    expect(price.state.manualRange).toEqual(TYPED_IN)
    expect(price.state.hasActiveValues).toBe(true)
    expect(price.state.values.filter(({ state }) => state !== 'idle')).toMatchObject([TYPED_IN])
  })
})

describe('[5.18] a range of numbers', () => {
  it('refuses one that ends before it starts', async () => {
    const price = createNumericFacet((await aTestListing()).solution, 'ec_price')

    expect(() => price.setRanges([{ ...TYPED_IN, start: 30 }])).toThrow(
      'The start value is greater than the end value for the numeric range 30 to 20',
    )
  })

  it('takes one of a single number', async () => {
    const { solution, page } = await aTestListing()

    await createNumericFacet(solution, 'ec_price').setRanges([{ ...TYPED_IN, start: 20 }])

    expect(page().manualRanges.ec_price?.start).toBe(20)
  })

  it.each([
    [{ end: 20, endInclusive: true, state: 'idle' }, 'start: value is required.'],
    [{ ...TYPED_IN, start: '10' }, 'start: value is not a number.'],
    [{ ...TYPED_IN, end: Number.NaN }, 'end: value is not a number.'],
    [{ ...TYPED_IN, endInclusive: 'yes' }, 'endInclusive: value is not a boolean.'],
    [{ ...TYPED_IN, state: 'on' }, 'state: value is not in enum.'],
  ])('[5.19] refuses %j', async (range, fault) => {
    const price = createNumericFacet((await aTestListing()).solution, 'ec_price')
    const given = range as NumericRange

    expect(() => price.setRanges([given])).toThrow(
      `The following properties are invalid\n- ranges.0.${fault}`,
    )
    expect(() => price.toggleSelect(given)).toThrow(`- selection.${fault}`)
    expect(() => price.toggleExclude(given)).toThrow(`- selection.${fault}`)
  })

  it('refuses what is no list', async () => {
    const price = createNumericFacet((await aTestListing()).solution, 'ec_price')

    expect(() => price.setRanges(undefined as never)).toThrow('- ranges: value is required.')
    expect(() => price.setRanges({} as never)).toThrow('- ranges: value is not an array.')
  })
})
