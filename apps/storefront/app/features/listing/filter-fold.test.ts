import { describe, expect, it } from 'vitest'
import { findValues, unfoldedCount } from './filter-fold.ts'
import type { FilterValue } from './listing-facts.ts'

function someValues(...labels: string[]): FilterValue[] {
  return labels.map((label, id) => ({ id, label, count: 1 }))
}

const MANY = someValues(...Array.from({ length: 30 }, (_, id) => `Wert ${id}`))

describe('a long group of filters', () => {
  it('is folded after eight values', () => {
    expect(unfoldedCount(MANY, 'list')).toBe(8)
  })

  it('is not folded for the sake of one or two', () => {
    expect(unfoldedCount(MANY.slice(0, 10), 'colors')).toBe(10)
  })

  it('shows more of its sizes, which stand side by side', () => {
    expect(unfoldedCount(MANY.slice(0, 16), 'sizes')).toBe(16)
    expect(unfoldedCount(MANY, 'sizes')).toBe(20)
  })

  it('can be searched without minding case and accents', () => {
    const values = someValues('Wolle', 'Viskose', 'Déjà-vu-Spitze')

    expect(findValues(values, 'WOL').map(({ label }) => label)).toEqual(['Wolle'])
    expect(findValues(values, 'deja').map(({ label }) => label)).toEqual(['Déjà-vu-Spitze'])
    expect(findValues(values, ' ')).toBe(values)
  })
})
