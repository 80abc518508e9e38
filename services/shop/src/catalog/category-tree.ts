import { toCategoryPath } from '@saum/domain/category-path'

/** One category of one shop as the database knows it. */
export interface CategoryRecord {
  id: number
  key: string
  parentId: number | null
  isHidden: boolean
  isSale: boolean
  name: string
  slug: string
  description: string
  metaDescription: string
  shopLevelCustomData: Record<string, unknown>
}

export interface ProductInCategory {
  productId: number
  categoryId: number
  /** What its colors have in common. */
  style: string
}

export interface CategoryNode extends CategoryRecord {
  path: string
  /** From the root down to and including this category. */
  rootline: CategoryNode[]
  children: CategoryNode[]
  /** Neither hidden itself nor below a hidden one. */
  isReachable: boolean
  productCount: number
  /** Colors of one style count once, as listings show them. */
  styleCount: number
}

export interface CategoryTree {
  roots: CategoryNode[]
  byId: ReadonlyMap<number, CategoryNode>
}

/** Records come in display order; a record whose parent the shop lacks is left out with its branch. */
export function buildCategoryTree(
  records: readonly CategoryRecord[],
  assignments: readonly ProductInCategory[],
): CategoryTree {
  const byParent = Map.groupBy(records, (record) => record.parentId)
  const byId = new Map<number, CategoryNode>()

  function grow(record: CategoryRecord, parent: CategoryNode | null): CategoryNode {
    const node: CategoryNode = {
      ...record,
      path: toCategoryPath([...(parent?.rootline ?? []), record].map(({ slug }) => slug)),
      rootline: [],
      children: [],
      isReachable: !record.isHidden && (parent?.isReachable ?? true),
      productCount: 0,
      styleCount: 0,
    }
    node.rootline = [...(parent?.rootline ?? []), node]
    byId.set(node.id, node)
    node.children = (byParent.get(record.id) ?? []).map((child) => grow(child, node))
    return node
  }

  const roots = (byParent.get(null) ?? []).map((record) => grow(record, null))
  countProducts(byId, assignments)
  return { roots, byId }
}

/** Slug by slug from a root; `null` as soon as one does not match. */
export function findByPath(tree: CategoryTree, slugs: readonly string[]): CategoryNode | null {
  let level = tree.roots
  let found: CategoryNode | null = null
  for (const slug of slugs) {
    found = level.find((node) => node.slug === slug) ?? null
    if (found === null) return null
    level = found.children
  }
  return found
}

export function findByKey(tree: CategoryTree, key: string): CategoryNode | null {
  return tree.byId.values().find((node) => node.key === key && node.isReachable) ?? null
}

/** The category and everything below it. */
export function branchIds(node: CategoryNode): number[] {
  return [node.id, ...node.children.flatMap(branchIds)]
}

function countProducts(
  byId: ReadonlyMap<number, CategoryNode>,
  assignments: readonly ProductInCategory[],
): void {
  const styles = new Map<CategoryNode, Map<number, string>>()
  for (const { productId, categoryId, style } of assignments) {
    for (const node of byId.get(categoryId)?.rootline ?? []) {
      const known = styles.get(node)
      if (known === undefined) styles.set(node, new Map([[productId, style]]))
      else known.set(productId, style)
    }
  }
  for (const [node, styleOf] of styles) {
    node.productCount = styleOf.size
    node.styleCount = new Set(styleOf.values()).size
  }
}
