import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CategoryNode, FacetAsk, FacetValueState } from '../wire/facet.ts'
import { facetState } from './facet-state.ts'

function aNode(
  value: string,
  state: FacetValueState,
  children: readonly CategoryNode[] = [],
): CategoryNode {
  return { value, state, children }
}

const COLOR: FacetAsk = {
  facetId: 'color',
  field: 'ec_color',
  type: 'regular',
  values: [
    { value: 'rot', state: 'idle' },
    { value: 'blau', state: 'selected' },
    { value: 'grün', state: 'excluded' },
  ],
}

describe('[3.73] the facets an event tells of', () => {
  it('are those the visitor decided on, with the place they were found at', () => {
    expect(facetState([COLOR])).toEqual([
      {
        title: 'ec_color_color',
        field: 'ec_color',
        id: 'color',
        facetPosition: 1,
        state: 'selected',
        valuePosition: 2,
        facetType: 'specific',
        displayValue: 'blau',
        value: 'blau',
      },
      expect.objectContaining({ state: 'excluded', valuePosition: 3, value: 'grün' }),
    ])
  })

  it('name a range by its ends', () => {
    const price: FacetAsk = {
      facetId: 'price',
      field: 'ec_price',
      type: 'numericalRange',
      values: [{ start: 0, end: 50, endInclusive: false, state: 'selected' }],
    }

    expect(facetState([COLOR, price]).at(-1)).toMatchObject({
      facetPosition: 2,
      facetType: 'numericalRange',
      value: '0..50',
      displayValue: '0..50',
      start: 0,
      end: 50,
      endInclusive: false,
    })
  })

  it('name a category by its whole path', () => {
    const category: FacetAsk = {
      facetId: 'category',
      field: 'ec_category',
      type: 'hierarchical',
      delimitingCharacter: '|',
      values: [
        aNode('Herren', 'idle'),
        aNode('Damen', 'idle', [aNode('Hosen', 'idle'), aNode('Blusen', 'selected')]),
      ],
    }

    expect(facetState([category])).toMatchObject([
      { state: 'selected', valuePosition: 1, value: 'Damen;Blusen', facetType: 'hierarchical' },
    ])
  })

  it('leave out a category nobody chose', () => {
    const category: FacetAsk = {
      facetId: 'category',
      field: 'ec_category',
      type: 'hierarchical',
      delimitingCharacter: '|',
      values: [aNode('Damen', 'idle', [aNode('Blusen', 'idle')]), aNode('Herren', 'excluded')],
    }

    expect(facetState([category])).toEqual([])
  })

  it('are as many as there are values that are not idle', () => {
    const aFacet = fc
      .array(fc.constantFrom('idle', 'selected', 'excluded'))
      .map((states): FacetAsk => ({
        ...COLOR,
        values: states.map((state, index) => ({ value: `value ${index}`, state })),
      }))
    fc.assert(
      fc.property(fc.array(aFacet), (facets) => {
        const wanted = facets.flatMap((facet, facetIndex) =>
          facet.values.flatMap(({ state }, index) =>
            state === 'idle' ? [] : [[facetIndex + 1, index + 1, state]],
          ),
        )

        expect(
          facetState(facets).map(({ facetPosition, valuePosition, state }) => [
            facetPosition,
            valuePosition,
            state,
          ]),
        ).toEqual(wanted)
      }),
    )
  })
})
