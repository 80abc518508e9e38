import { expect, it } from 'vitest'
import { groupBy } from './group-by.ts'

it('items with the same key form a group, in the order they came', () => {
  const groups = groupBy(['coat', 'skirt', 'cape', 'scarf'], (word) => word[0])

  expect([...groups]).toEqual([
    ['c', ['coat', 'cape']],
    ['s', ['skirt', 'scarf']],
  ])
})
