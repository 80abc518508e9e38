import type { Category } from '@saum/contract/category'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { expect, it } from 'vitest'
import { shownCategories } from './shown-categories.ts'

// Nothing else of a category is looked at.
function aCategory(key: string, children: Category[] = []): Category {
  const facts = { key, name: key.toUpperCase(), path: `/${key}`, description: '', styleCount: 2 }
  return { ...facts, children } as unknown as Category
}

const RANGE = shownCategories(DEFAULT_SHOP, [
  aCategory('new'),
  aCategory('clothing', [aCategory('dresses', [aCategory('midi')]), aCategory('knitwear')]),
  aCategory('sale'),
])

it('finds a category at any depth by the key all shops share', () => {
  expect(RANGE.find('midi')?.shown).toMatchObject({ name: 'MIDI', href: '/de/c/midi/', count: 2 })
  expect(RANGE.find('hats')).toBeUndefined()
})

it('lists the breadth of the range and leaves out what it does not have', () => {
  expect(RANGE.index.map(({ key }) => key)).toEqual(['new', 'dresses', 'knitwear', 'sale'])
})
