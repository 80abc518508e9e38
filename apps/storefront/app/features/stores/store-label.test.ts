import { describe, expect, it } from 'vitest'
import { storeLabel } from './store-label.ts'

describe('[2.16] a store in a list', () => {
  it.each([
    ['Saum Papierhaus', 'Aachen', 'Aachen, Papierhaus'],
    ['Saum Berlin', 'Berlin', 'Berlin'],
    ['Saum Zürich Altstadt', 'Zürich', 'Zürich Altstadt'],
    ['Kaufhaus am Ring', 'Wien', 'Wien, Kaufhaus am Ring'],
    ['Saumweg', 'Wien', 'Wien, Saumweg'],
  ])('%s in %s is called %s', (name, city, label) => {
    expect(storeLabel({ name, city })).toBe(label)
  })
})
