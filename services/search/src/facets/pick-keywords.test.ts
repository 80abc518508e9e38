import { describe, expect, it } from 'vitest'
import { facetOf, keywordCounts, replyTo, requestsOf } from './test-facets.ts'

interface Value {
  value: string
  state: string
}

function colors(values: readonly Value[], parts: object = {}) {
  return requestsOf({ facetId: 'ec_color', field: 'ec_color', type: 'regular', values, ...parts })
}

function shownColors(requests: ReturnType<typeof colors>, counts: Record<string, number>) {
  return facetOf(replyTo(requests, { ec_color: keywordCounts(counts) }), 'ec_color', 'regular')
}

describe('[3.44] values of a regular facet', () => {
  it('come with counts, the most frequent first and equal ones by name', () => {
    const facet = shownColors([], { Rot: 2, Grün: 7, Blau: 7 })

    expect(facet.values).toEqual([
      { ...PLAIN, value: 'Blau', numberOfResults: 7 },
      { ...PLAIN, value: 'Grün', numberOfResults: 7 },
      { ...PLAIN, value: 'Rot', numberOfResults: 2 },
    ])
    expect(facet).toMatchObject({ moreValuesAvailable: false, numberOfValues: 10 })
  })

  it('are as many as asked for, and say that there are more', () => {
    const facet = shownColors(colors([], { numberOfValues: 2, isFieldExpanded: true }), {
      Rot: 1,
      Blau: 3,
      Grün: 2,
    })

    expect(facet.values.map(({ value }) => value)).toEqual(['Blau', 'Grün'])
    expect(facet).toMatchObject({
      moreValuesAvailable: true,
      numberOfValues: 2,
      isFieldExpanded: true,
    })
  })

  it('[4.24] keep what is selected or excluded, first and even without a product', () => {
    const values = [
      { value: 'Lila', state: 'selected' },
      { value: 'Rot', state: 'excluded' },
    ]
    const facet = shownColors(colors(values, { numberOfValues: 1 }), { Blau: 9, Rot: 1 })

    expect(
      facet.values.map(({ value, state, numberOfResults }) => [value, state, numberOfResults]),
    ).toEqual([
      ['Rot', 'excluded', 1],
      ['Lila', 'selected', 0],
    ])
    expect(facet.moreValuesAvailable).toBe(true)
  })

  it('[4.25] stay where they are while they are frozen', () => {
    const values = [
      { value: 'Rot', state: 'idle' },
      { value: 'Blau', state: 'selected' },
      { value: 'Weg', state: 'idle' },
    ]
    const facet = shownColors(colors(values, { freezeCurrentValues: true }), {
      Blau: 9,
      Grün: 8,
      Rot: 1,
    })

    expect(facet.values.map(({ value, numberOfResults }) => [value, numberOfResults])).toEqual([
      ['Rot', 1],
      ['Blau', 9],
      ['Weg', 0],
    ])
    expect(facet.moreValuesAvailable).toBe(true)
  })

  it('forget idle values of the request that are not frozen', () => {
    const facet = shownColors(colors([{ value: 'Weg', state: 'idle' }]), { Blau: 1 })

    expect(facet.values.map(({ value }) => value)).toEqual(['Blau'])
  })

  it('have sizes in the order of the shop, the most frequent ones of many', () => {
    const counts = keywordCounts({ XL: 5, '38': 9, S: 9, '36': 8, M: 7, '44': 1 })
    const request = {
      facetId: 'size',
      field: 'size',
      type: 'regular',
      numberOfValues: 5,
      values: [],
    }

    const facet = facetOf(replyTo(requestsOf(request), { size: counts }), 'size', 'regular')

    expect(facet.values.map(({ value }) => value)).toEqual(['S', 'M', 'XL', '36', '38'])
  })

  it('have a selected size where it belongs', () => {
    const values = [{ value: 'M', state: 'selected' }]
    const request = { facetId: 'size', field: 'size', type: 'regular', values }
    const reply = replyTo(requestsOf(request), { size: keywordCounts({ L: 1, M: 1, S: 1 }) })

    const shown = facetOf(reply, 'size', 'regular').values.map(({ value }) => value)
    expect(shown).toEqual(['S', 'M', 'L'])
  })
})

describe('values that a query selects by itself', () => {
  const named = new Map([['ec_color', ['Rot']]])
  const counts = { ec_color: keywordCounts({ Blau: 9, Rot: 1 }) }

  it('are selected and marked', () => {
    const facet = facetOf(replyTo([], counts, named), 'ec_color', 'regular')

    expect(facet.fromAutoSelect).toBe(true)
    expect(facet.values[0]).toMatchObject({ value: 'Rot', state: 'selected', isAutoSelected: true })
    expect(facet.values[1]).toMatchObject({ value: 'Blau', state: 'idle', isAutoSelected: false })
  })

  it.each([
    ['prevents it', { preventAutoSelect: true }, []],
    ['selects something else', {}, [{ value: 'Blau', state: 'selected' }]],
  ])('are left alone when the request %s', (_, parts, values) => {
    const reply = replyTo(colors(values, parts), counts, named)

    const facet = facetOf(reply, 'ec_color', 'regular')
    expect(facet.fromAutoSelect).toBe(false)
    expect(facet.values.find(({ value }) => value === 'Rot')?.state).toBe('idle')
  })
})

describe('location facets', () => {
  it('have branches with their state', () => {
    const request = {
      facetId: 'store',
      field: 'store',
      type: 'location',
      values: [{ value: '12', state: 'selected' }],
    }
    const reply = replyTo(requestsOf(request), { store: keywordCounts({ '7': 3, '12': 1 }) })

    expect(facetOf(reply, 'store', 'location').values).toEqual([
      { value: '12', state: 'selected', numberOfResults: 1 },
      { value: '7', state: 'idle', numberOfResults: 3 },
    ])
  })
})

const PLAIN = {
  state: 'idle',
  isAutoSelected: false,
  isSuggested: false,
  moreValuesAvailable: false,
}
