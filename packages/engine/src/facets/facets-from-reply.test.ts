import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FacetReply } from '../wire/facet.ts'
import { aCategoryValue, aRegularValue, someFacets } from '../wire/test-replies.ts'
import { facetsFromReply } from './facets-from-reply.ts'

const COLOR = someFacets()[0] as Extract<FacetReply, { type: 'regular' }>
const CATEGORY = someFacets()[1] as Extract<FacetReply, { type: 'hierarchical' }>

describe('[4.26] a reply about the facets', () => {
  it('replaces the values and lets the facet move again', () => {
    const [asked] = facetsFromReply([], [COLOR])
    const frozen = [{ ...asked!, freezeCurrentValues: true, preventAutoSelect: true }]

    const [again] = facetsFromReply(frozen, [
      { ...COLOR, values: [aRegularValue('Grün', 'selected')] },
    ])

    expect(again).toMatchObject({
      values: [{ value: 'Grün', state: 'selected' }],
      freezeCurrentValues: false,
      preventAutoSelect: false,
    })
  })

  it('keeps how many values the facet showed at first, and whether it is unfolded', () => {
    const [asked] = facetsFromReply([], [COLOR])
    const unfolded = [{ ...asked!, isFieldExpanded: true }]

    const [again] = facetsFromReply(unfolded, [{ ...COLOR, numberOfValues: 8 }])

    expect(again).toMatchObject({
      initialNumberOfValues: 4,
      numberOfValues: 8,
      isFieldExpanded: true,
    })
  })

  it('takes the number of values of a facet from an address from its first reply', () => {
    const restored = {
      facetId: 'ec_color',
      field: 'ec_color',
      type: 'regular',
      values: [],
    } as const

    expect(facetsFromReply([restored], [COLOR])[0]).toMatchObject({ initialNumberOfValues: 4 })
  })

  it('forgets facets the reply does not have and follows its order', () => {
    const asked = facetsFromReply([], someFacets())

    const again = facetsFromReply(asked, [CATEGORY, COLOR])

    expect(again.map(({ facetId }) => facetId)).toEqual(['ec_category', 'ec_color'])
  })

  it('asks once for a facet the provider repeats', () => {
    expect(facetsFromReply([], [COLOR, COLOR])).toHaveLength(1)
  })
})

describe('[7.29] what goes back to the provider of what it answered', () => {
  it('sends ranges back with everything but their count', () => {
    const price = facetsFromReply([], someFacets())[2]

    expect(price).toEqual({
      initialNumberOfValues: 1,
      facetId: 'ec_price',
      displayName: 'Preis',
      numberOfValues: 1,
      field: 'ec_price',
      type: 'numericalRange',
      interval: 'continuous',
      domain: { min: 0, max: 200, increment: 1 },
      values: [
        {
          start: 10,
          end: 150,
          endInclusive: true,
          state: 'idle',
          isAutoSelected: false,
          isSuggested: false,
          moreValuesAvailable: false,
        },
      ],
      freezeCurrentValues: false,
      preventAutoSelect: false,
    })
  })

  it('sends the whole tree of categories back, idle siblings included', () => {
    const blouses = aCategoryValue(['Damen', 'Blusen'], { state: 'selected' })
    const values = [aCategoryValue(['Damen'], { children: [blouses] }), aCategoryValue(['Sale'])]

    const [category] = facetsFromReply([], [{ ...CATEGORY, values }])

    expect(category).toMatchObject({ delimitingCharacter: '|' })
    expect(category?.values).toEqual([
      {
        value: 'Damen',
        state: 'idle',
        children: [{ value: 'Blusen', state: 'selected', children: [] }],
      },
      { value: 'Sale', state: 'idle', children: [] },
    ])
  })

  it('says the same of a facet however often the same reply comes', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(someFacets()), (facets) => {
        const once = facetsFromReply([], facets)

        expect(facetsFromReply(once, facets)).toEqual(once)
        expect(once.map(({ facetId }) => facetId)).toEqual(facets.map(({ facetId }) => facetId))
      }),
    )
  })
})
