import { describe, expect, it } from 'vitest'
import type { HierarchicalValue } from './facet-response.ts'
import { aNode, facetOf, pathCounts, replyTo, requestsOf } from './test-facets.ts'

const RANGE = pathCounts(
  aNode('Herren', 20, aNode('Hemden', 20)),
  aNode(
    'Damen',
    50,
    aNode('Röcke', 5),
    aNode('Kleider', 30, aNode('Maxi', 9)),
    aNode('Blusen', 15),
  ),
  aNode('Sale', 4),
)

function categories(values: readonly object[], parts: object = {}) {
  const request = { facetId: 'ec_category', field: 'ec_category', type: 'hierarchical' }
  const reply = replyTo(requestsOf({ ...request, values, ...parts }), { ec_category: RANGE })
  return facetOf(reply, 'ec_category', 'hierarchical')
}

function names(values: readonly HierarchicalValue[]): string[] {
  return values.map(({ value }) => value)
}

describe('[3.46] values of a hierarchical facet', () => {
  it('are the roots where nothing is selected', () => {
    const facet = categories([])

    expect(facet.delimitingCharacter).toBe('|')
    expect(names(facet.values)).toEqual(['Damen', 'Herren', 'Sale'])
    expect(facet.values[0]).toEqual({
      value: 'Damen',
      path: ['Damen'],
      state: 'idle',
      numberOfResults: 50,
      isLeafValue: false,
      isAutoSelected: false,
      isSuggested: false,
      moreValuesAvailable: false,
      children: [],
    })
    expect(facet.values[2]).toMatchObject({ value: 'Sale', isLeafValue: true })
  })

  it('are as many roots as asked for', () => {
    const facet = categories([], { numberOfValues: 2 })

    expect(names(facet.values)).toEqual(['Damen', 'Herren'])
    expect(facet).toMatchObject({ moreValuesAvailable: true, numberOfValues: 2 })
  })

  it('lead to what is selected and show its children only', () => {
    const women = { value: 'Damen', state: 'selected', children: [] }
    const facet = categories([women], { numberOfValues: 1 })

    expect(names(facet.values)).toEqual(['Damen'])
    expect(facet.values[0]?.state).toBe('selected')
    expect(names(facet.values[0]?.children ?? [])).toEqual(['Kleider', 'Blusen', 'Röcke'])
    expect(facet.moreValuesAvailable).toBe(false)
  })

  it('go on below the selected value with the whole path', () => {
    const dresses = { value: 'Kleider', state: 'selected', children: [] }
    const facet = categories([{ value: 'Damen', state: 'idle', children: [dresses] }])

    const shown = facet.values[0]?.children[0]
    expect(shown).toMatchObject({ value: 'Kleider', state: 'selected', numberOfResults: 30 })
    expect(shown?.children).toMatchObject([
      { value: 'Maxi', path: ['Damen', 'Kleider', 'Maxi'], isLeafValue: true },
    ])
  })

  it.each([
    ['of the value', { retrieveCount: 2 }, {}],
    ['of the facet', {}, { retrieveCount: 2 }],
  ])('have as many children as the count %s says', (_, nodeParts, facetParts) => {
    const women = { value: 'Damen', state: 'selected', children: [], ...nodeParts }
    const [shown] = categories([women], facetParts).values

    expect(names(shown?.children ?? [])).toEqual(['Kleider', 'Blusen'])
    expect(shown?.moreValuesAvailable).toBe(true)
  })

  it('do not lose a selected category that has no product any more', () => {
    const gone = { value: 'Strand', state: 'selected', children: [] }
    const facet = categories([{ value: 'Damen', state: 'idle', children: [gone] }])

    expect(facet.values[0]?.children).toMatchObject([
      { value: 'Strand', state: 'selected', numberOfResults: 0, isLeafValue: true },
    ])
  })

  it('show an excluded category among the others', () => {
    const facet = categories([{ value: 'Herren', state: 'excluded', children: [] }])

    expect(facet.values.map(({ value, state }) => [value, state])).toEqual([
      ['Herren', 'excluded'],
      ['Damen', 'idle'],
      ['Sale', 'idle'],
    ])
  })

  it('take idle siblings in the request for what they are', () => {
    const idle = { value: 'Herren', state: 'idle', children: [] }
    const women = { value: 'Damen', state: 'selected', children: [] }

    expect(names(categories([idle, women], { retrieveCount: 8 }).values)).toEqual(['Damen'])
  })
})
