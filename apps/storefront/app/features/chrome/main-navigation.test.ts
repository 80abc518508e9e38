import type { Category } from '@saum/contract/category'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { mainNavigation } from './main-navigation.ts'

function aCategory(key: string, path: string, children: Category[] = []): Category {
  return {
    id: 1,
    key,
    path,
    name: key,
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
    productCount: 1,
    styleCount: 1,
    shopLevelCustomData: {},
    countryLevelCustomData: {},
    children,
  }
}

const PAGES = { magazine: 'magazin' }

function navigationOf(roots: Category[]) {
  return mainNavigation({ shop: DEFAULT_SHOP, roots, pages: PAGES, t: (key) => key })
}

describe('the main navigation', () => {
  it('leads to the categories of the tree, wherever they stand in it', () => {
    const clothing = aCategory('clothing', '/damen/bekleidung')
    const roots = [aCategory('new', '/new'), aCategory('women', '/damen', [clothing])]

    const hrefs = navigationOf(roots).map(({ section, href }) => [section, href])

    expect(hrefs).toContainEqual(['clothing', '/de/c/damen/bekleidung/'])
    expect(hrefs).toContainEqual(['new', '/de/c/new/'])
  })

  it('still leads somewhere when the tree cannot be had', () => {
    const sections = navigationOf([]).map(({ section }) => section)

    expect(sections).toEqual(['new', 'outfits', 'magazine', 'sale'])
  })

  it('marks the sale', () => {
    const sale = navigationOf([]).filter(({ isSale }) => isSale)

    expect(sale.map(({ href }) => href)).toEqual(['/de/c/sale/'])
  })
})
