import type { Category, getCategoryById } from '@saum/contract/category'
import type { ParsedPayloadOf } from '@saum/contract/call'
import type { CategoryNode } from './category-tree.ts'

type CategoryQuestion = ParsedPayloadOf<typeof getCategoryById>

/** What a caller wants to see of a category and its surroundings. */
export type CategoryView = Pick<
  CategoryQuestion,
  'includeHidden' | 'hideEmptyCategories' | 'properties'
> & {
  /** How many levels of children to nest. */
  children: number
}

const SUPPORTED_FILTERS = ['category', 'brand', 'color', 'shopSize', 'price', 'sale']

export function toCategory(node: CategoryNode, view: CategoryView): Category {
  const children = node.children.filter((child) => isShown(child, view))
  const category: Category = {
    id: node.id,
    key: node.key,
    path: node.path,
    name: node.name,
    slug: node.slug,
    parentId: node.parentId ?? 0,
    rootlineIds: node.rootline.map(({ id }) => id),
    childrenIds: children.map(({ id }) => id),
    depth: node.rootline.length,
    isHidden: node.isHidden,
    properties: toProperties(node, view),
    supportedFilter: [...SUPPORTED_FILTERS],
    description: node.description,
    metaDescription: node.metaDescription,
    productCount: node.productCount,
    styleCount: node.styleCount,
    shopLevelCustomData: node.shopLevelCustomData,
    countryLevelCustomData: {},
  }
  if (view.children > 0) {
    const below = { ...view, children: view.children - 1 }
    category.children = children.map((child) => toCategory(child, below))
  }
  return category
}

export function toCategoryWithParents(node: CategoryNode, view: CategoryView): Category {
  const category = toCategory(node, view)
  const parent = node.rootline.at(-2)
  if (parent !== undefined)
    category.parent = toCategoryWithParents(parent, { ...view, children: 0 })
  return category
}

function isShown(child: CategoryNode, view: CategoryView): boolean {
  if (view.hideEmptyCategories && child.productCount === 0) return false
  return view.includeHidden || !child.isHidden
}

function toProperties(node: CategoryNode, { properties }: CategoryView): Category['properties'] {
  const all = node.isSale ? [{ name: 'sale', value: 'true' }] : []
  if (properties === undefined || properties === 'all') return all
  return all.filter(({ name }) => properties.withName.includes(name))
}
