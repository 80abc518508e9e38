import { describe, expect, it } from 'vitest'
import type { ClassicFacetOptions } from './classic-facet.ts'
import { aFacet, CATEGORY, COLOR, PRICE, SINCE } from './test-classic.ts'

const INVALID = 'The following properties are invalid'

function refused(options: object): string {
  try {
    aFacet(options as ClassicFacetOptions)
  } catch (error) {
    return String(error)
  }
  return 'accepted'
}

describe('[3.47] [9.18] a facet nobody says much about', () => {
  it('shows eight values in the order the provider likes best', () => {
    expect(aFacet(COLOR)).toMatchObject({
      numberOfValues: 8,
      injectionDepth: 1000,
      filterFacetCount: true,
      sortCriteria: 'automatic',
      resultsMustMatch: 'atLeastOneValue',
      currentValues: [],
    })
  })

  it('shows ranges from low to high, all that are given', () => {
    expect(aFacet(PRICE)).toMatchObject({
      numberOfValues: 2,
      sortCriteria: 'ascending',
      rangeAlgorithm: 'even',
    })
    expect(aFacet({ ...PRICE, generateAutomaticRanges: true }).numberOfValues).toBe(8)
    expect(
      aFacet({ ...PRICE, generateAutomaticRanges: true, numberOfValues: 1 }).numberOfValues,
    ).toBe(2)
  })

  it('[3.50] [9.19] shows five categories, divided by semicolons', () => {
    expect(aFacet(CATEGORY)).toMatchObject({
      numberOfValues: 5,
      delimitingCharacter: ';',
      sortCriteria: 'occurrences',
      basePath: [],
      filterByBasePath: true,
    })
  })
})

describe('[5.16] [5.11] a facet', () => {
  it.each(['ec color', 'color!', 'größe', 'a.b'])('is not called %s', (facetId) => {
    expect(refused({ ...COLOR, facetId })).toContain(`${INVALID}\n- facetId: value is invalid.`)
  })

  it('has a name of letters, digits, hyphens and underscores', () => {
    expect(aFacet({ ...COLOR, facetId: 'ec_Color-2' }).facetId).toBe('ec_Color-2')
    expect(refused({ ...COLOR, facetId: '' })).toContain('- facetId: value is an empty string.')
  })

  it('shows at least one value and looks at no negative number of results', () => {
    expect(refused({ ...COLOR, numberOfValues: 0 })).toContain('minimum value of 1 not respected.')
    expect(refused({ ...COLOR, injectionDepth: -1 })).toContain('minimum value of 0 not respected.')
  })

  it('shows at least one category and one range as well', () => {
    expect(refused({ ...CATEGORY, numberOfValues: 0 })).toContain(
      '- numberOfValues: minimum value of 1 not respected.',
    )
    expect(aFacet({ ...CATEGORY, numberOfValues: 1 }).numberOfValues).toBe(1)
    expect(refused({ ...PRICE, numberOfValues: 0 })).toContain(
      '- numberOfValues: minimum value of 1 not respected.',
    )
  })

  it('is of a kind the search knows', () => {
    expect(refused({ ...COLOR, type: 'location' })).toContain('- type: value is not in enum.')
  })
})

describe('[5.17] [9.21] values listed by hand', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => String(at))

  it('are 25 at most, and none of them empty', () => {
    expect(aFacet({ ...COLOR, customSort: many(25) })).toMatchObject({ customSort: many(25) })
    expect(refused({ ...COLOR, customSort: many(26) })).toContain('maximum length of 25')
    expect(refused({ ...COLOR, customSort: [] })).toContain('minimum length of 1')
    expect(refused({ ...COLOR, customSort: [''] })).toContain('value is an empty string.')
  })

  it('are allowed in the simple way only', () => {
    const values = ['rot']
    expect(aFacet({ ...COLOR, allowedValues: { type: 'simple', values } })).toMatchObject({
      allowedValues: { type: 'simple', values },
    })
    expect(refused({ ...COLOR, allowedValues: { type: 'regex', values } })).toContain(
      '- allowedValues.type: value is not in enum.',
    )
    expect(refused({ ...COLOR, allowedValues: { type: 'simple', values: many(26) } })).toContain(
      'maximum length of 25',
    )
  })
})

describe('[5.18] [5.19] ranges', () => {
  it('must say whether the provider draws some itself', () => {
    const { generateAutomaticRanges: _, ...unsaid } = PRICE

    expect(refused(unsaid)).toContain('- generateAutomaticRanges: value is required.')
  })

  it('have a start, an end and a word on whether that belongs to them', () => {
    const currentValues = [{ start: 0 }]

    const text = refused({ ...PRICE, currentValues })

    expect(text).toContain('- currentValues.0.end: value is required.')
    expect(text).toContain('- currentValues.0.endInclusive: value is required.')
  })

  it('do not end before they start', () => {
    const price = { ...PRICE, currentValues: [{ start: 5, end: 3, endInclusive: false }] }
    const since = {
      ...SINCE,
      currentValues: [{ start: 'now', end: 'past-1-day', endInclusive: false }],
    }

    expect(() => aFacet(price)).toThrow(
      'The start value is greater than the end value for the numeric range 5 to 3',
    )
    expect(() => aFacet(since)).toThrow(
      'The start value is greater than the end value for the date range now to past-1-day',
    )
  })

  it.each([
    ['rangeAlgorithm', 'even'],
    ['rangeAlgorithm', 'equiprobable'],
    ['resultsMustMatch', 'atLeastOneValue'],
    ['resultsMustMatch', 'allValues'],
    ['sortCriteria', 'ascending'],
    ['sortCriteria', 'descending'],
  ])('can have a %s of %s', (key, value) => {
    expect(aFacet({ ...PRICE, [key]: value })).toMatchObject({ [key]: value })
    expect(aFacet({ ...SINCE, [key]: value })).toMatchObject({ [key]: value })
  })

  it.each(['idle', 'selected', 'excluded'] as const)('can be %s', (state) => {
    const currentValues = [{ start: 0, end: 1, endInclusive: true, state }]

    expect(aFacet({ ...PRICE, currentValues })).toMatchObject({ currentValues: [{ state }] })
  })

  it('are of a known order, way of drawing and state', () => {
    expect(refused({ ...PRICE, sortCriteria: 'automatic' })).toContain('not in enum')
    expect(refused({ ...PRICE, rangeAlgorithm: 'odd' })).toContain('not in enum')
    expect(refused({ ...PRICE, resultsMustMatch: 'none' })).toContain('not in enum')
    const currentValues = [{ start: 0, end: 1, endInclusive: true, state: 'on' }]
    expect(refused({ ...PRICE, currentValues })).toContain('currentValues.0.state: value is not in')
  })
})
