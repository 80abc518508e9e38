import type { Category } from '@saum/contract/category'
import type { Shop } from '@saum/domain/shops'
import type { ShownCategory } from './block-data.ts'

interface FoundCategory {
  category: Category
  shown: ShownCategory
}

export interface ShownCategories {
  find(key: string): FoundCategory | undefined
  /** What one line of links shows of the range. */
  index: ShownCategory[]
}

/** The first level of these is the breadth of the range. */
const SPREAD = 'clothing'
const INDEX = ['new', SPREAD, 'accessories', 'sale']

export function shownCategories(shop: Shop, roots: readonly Category[]): ShownCategories {
  const byKey = new Map<string, Category>()
  const collect = (category: Category): void => {
    if (!byKey.has(category.key)) byKey.set(category.key, category)
    category.children?.forEach(collect)
  }
  roots.forEach(collect)
  const index = INDEX.flatMap((key) => {
    const category = byKey.get(key)
    return (key === SPREAD ? category?.children : category && [category]) ?? []
  })
  return {
    find(key) {
      const category = byKey.get(key)
      return category && { category, shown: toShown(shop, category) }
    },
    index: index.map((category) => toShown(shop, category)),
  }
}

function toShown(shop: Shop, category: Category): ShownCategory {
  const { key, name, path, description, styleCount } = category
  return { key, name, href: `/${shop.path}/c${path}/`, text: description, count: styleCount }
}
