import { describe, expect, it } from 'vitest'
import type { IndexQuestion } from './index-question.ts'
import { createScopeCounts, scopeKeys } from './scope-counts.ts'

const brand = { kind: 'keyword', field: 'brand', selected: [], excluded: [], match: 'any' } as const
const prices = {
  kind: 'range',
  field: 'price',
  selected: [],
  excluded: [],
  count: { kind: 'values' },
} as const

const dresses: IndexQuestion = {
  scope: { field: 'category', value: 'dresses' },
  text: null,
  condition: null,
  alternative: null,
  facets: [brand],
  sort: [],
  pinned: [],
  boosts: new Map(),
  from: 0,
  size: 24,
}

function countsOf(values: number) {
  const each = Array.from({ length: values }, (_, k) => ({ value: `brand ${k}`, count: 1 }))
  return { kind: 'keyword', values: each } as const
}

describe('counts over a whole category', () => {
  it('are the same on every page and in every order', () => {
    const sorted = { by: 'number', field: 'price', direction: 'asc' } as const

    expect(scopeKeys({ ...dresses, from: 24, sort: [sorted] })).toEqual(scopeKeys(dresses))
  })

  it('are not those of another category, nor of the whole range', () => {
    const skirts = { ...dresses, scope: { field: 'category', value: 'skirts' } }

    const keys = [dresses, skirts, { ...dresses, scope: null }].flatMap(scopeKeys)

    expect(new Set(keys).size).toBe(3)
  })

  it('of ranges that are open at one end are not those of the other end', () => {
    const below = { start: -Infinity, end: 50, endInclusive: false }
    const questions = [below, { ...below, start: Infinity }, { ...below, end: Infinity }].map(
      (range): IndexQuestion => ({
        ...dresses,
        facets: [{ ...prices, count: { kind: 'ranges', ranges: [range] } }],
      }),
    )

    expect(new Set(questions.flatMap(scopeKeys)).size).toBe(3)
  })

  it('are not kept once anything is selected, searched for or demanded', () => {
    const selected = { ...dresses, facets: [{ ...brand, selected: ['Saum'] }, brand] }
    const searched = { ...dresses, text: { words: [], minimum: 0 } }
    const demanded = { ...dresses, condition: { kind: 'ids', ids: [1] } as const }
    const widened = { ...dresses, alternative: { kind: 'ids', ids: [1] } as const }

    expect(scopeKeys(selected)).toEqual([null, null])
    for (const question of [searched, demanded, widened]) {
      expect(scopeKeys(question)).toEqual([null])
    }
  })

  it('are not kept where every price is listed', () => {
    expect(scopeKeys({ ...dresses, facets: [prices] })).toEqual([null])
  })

  it('are found again until there are too many of them', () => {
    const kept = createScopeCounts()
    const first = countsOf(30_000)

    kept.keep('first', first)
    const found = kept.find('first')
    kept.keep('second', countsOf(30_000))

    expect(found).toBe(first)
    expect(kept.find('first')).toBeUndefined()
    expect(kept.find('second')).toBeDefined()
  })

  it('of more values than fit are not kept, and push nothing out', () => {
    const kept = createScopeCounts()
    kept.keep('small', countsOf(3))

    kept.keep('large', countsOf(60_000))
    kept.keep(null, countsOf(3))

    expect(kept.find('large')).toBeUndefined()
    expect(kept.find(null)).toBeUndefined()
    expect(kept.find('small')).toBeDefined()
  })
})
