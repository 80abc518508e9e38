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
