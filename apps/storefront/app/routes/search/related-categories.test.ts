import type { Category } from '@saum/contract/category'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relatedCategories } from './related-categories.ts'

function aCategory(key: string, name: string, changes: Partial<Category> = {}): Category {
  return {
    id: 1,
    key,
    path: `/${key}`,
    name,
    slug: key,
    parentId: 0,
    rootlineIds: [],
    childrenIds: [],
    depth: 1,
    isHidden: false,
    properties: [],
    supportedFilter: [],
    description: '',
    metaDescription: '',
    productCount: 12,
    styleCount: 6,
    shopLevelCustomData: {},
    countryLevelCustomData: {},
    ...changes,
  }
}

const TREE = [
  aCategory('new', 'Neu'),
  aCategory('clothing', 'Bekleidung', {
    children: [
      aCategory('dresses', 'Kleider'),
      aCategory('skirts', 'Röcke'),
      aCategory('trousers', 'Hosen'),
      aCategory('archive', 'Rockarchiv', { isHidden: true }),
      aCategory('furs', 'Pelzröcke', { productCount: 0 }),
    ],
  }),
]

function namesFor(term: string, tree: readonly Category[] = TREE): string[] {
  return relatedCategories(term, tree).map(({ name }) => name)
}

describe('the categories a search in vain leads to', () => {
  it.each([
    ['plisseerock gold', 'Röcke'],
    ['ROCK', 'Röcke'],
    ['rocke', 'Röcke'],
    ['abendkleid lila', 'Kleider'],
    ['hose', 'Hosen'],
  ])('begin with the one that %s names', (term, name) => {
    expect(namesFor(term)[0]).toBe(name)
  })

  it.each([
    ['robe dorée', 'Robes'],
    ['manteau', 'Manteaux'],
  ])('of %s in French begin with %s', (term, name) => {
    const tree = [
      aCategory('new', 'Nouveautés'),
      aCategory('x', 'Robes'),
      aCategory('y', 'Manteaux'),
    ]

    expect(namesFor(term, tree)[0]).toBe(name)
  })

  it('are those everybody looks for where the words lead nowhere', () => {
    expect(namesFor('xqzvwp')).toEqual(['Neu', 'Kleider', 'Hosen'])
    expect(namesFor('')).toEqual(['Neu', 'Kleider', 'Hosen'])
  })

  it('never are hidden, empty, named twice or many', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (term) => {
        const found = relatedCategories(`${term} rock kleid`, TREE)

        expect(new Set(found).size).toBe(found.length)
        expect(found.length).toBeLessThanOrEqual(6)
        expect(found.every(({ isHidden, productCount }) => !isHidden && productCount > 0)).toBe(
          true,
        )
      }),
    )
  })
})
