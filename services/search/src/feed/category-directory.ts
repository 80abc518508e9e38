import type { Category } from '@saum/contract/category'
import { stripTrailingId } from '@saum/domain/slug'

export interface DirectoryCategory {
  id: number
  name: string
  slug: string
  /** Names from the root, its own last. */
  path: readonly string[]
  /** Ids from the root, its own last. */
  ids: readonly number[]
  /** Address of its listing within the shop: `/c/damen/kleider-11/`. */
  url: string
}

/** The categories of one shop. */
export interface CategoryDirectory {
  byId(id: number): DirectoryCategory | null
  /** Slugs from the root, as they stand in an address; trailing numbers are ignored. */
  bySlugs(slugs: readonly string[]): DirectoryCategory | null
  all(): readonly DirectoryCategory[]
}

/** What the directory needs of a category as `getCategoryTree` answers it. */
export interface ListedCategory extends Pick<Category, 'id' | 'name' | 'slug' | 'path'> {
  children?: readonly ListedCategory[] | undefined
}

/** From the tree of one shop; parents come before their children. */
export function createCategoryDirectory(tree: readonly ListedCategory[]): CategoryDirectory {
  const all: DirectoryCategory[] = []

  function add(category: ListedCategory, parent: DirectoryCategory | null): void {
    const { id, name, slug } = category
    const added = {
      id,
      name,
      slug,
      path: [...(parent?.path ?? []), name],
      ids: [...(parent?.ids ?? []), id],
      url: `/c${category.path}/`,
    }
    all.push(added)
    for (const child of category.children ?? []) add(child, added)
  }

  for (const root of tree) add(root, null)
  const byId = new Map(all.map((category) => [category.id, category]))
  const byUrl = new Map(all.map((category) => [category.url, category]))
  return {
    all: () => all,
    byId: (id) => byId.get(id) ?? null,
    bySlugs(slugs) {
      // A slug may end in a number of its own, so what is written counts first.
      const written = byUrl.get(toUrl(slugs))
      return written ?? byUrl.get(toUrl(slugs.map(stripTrailingId))) ?? null
    },
  }
}

function toUrl(slugs: readonly string[]): string {
  return `/c/${slugs.join('/')}/`
}
