/** One item of the wishlist as the shop knows it. */
export interface WishlistEntry {
  key: string
  productId: number
}

/** What a tab knows of the wishlist. */
export interface Wishes {
  /** What the shop has said; `null` until then. */
  entries: readonly WishlistEntry[] | null
  /** What the shopper has wished since, by product, while the shop has not answered. */
  pending: Readonly<Record<number, boolean>>
}

export const NO_WISHES: Wishes = { entries: null, pending: {} }

export function isWished({ entries, pending }: Wishes, productId: number): boolean {
  return pending[productId] ?? entries?.some((entry) => entry.productId === productId) ?? false
}

/** How many products are on the list; `null` while nobody knows. */
export function wishCount(wishes: Wishes): number | null {
  if (wishes.entries === null) return null
  const ids = new Set(wishes.entries.map(({ productId }) => productId))
  for (const id of Object.keys(wishes.pending)) ids.add(Number(id))
  return [...ids].filter((id) => isWished(wishes, id)).length
}

/** [4.11] On the list it is taken off, else put on; what the shopper saw decides which. */
export function toggled(
  wishes: Wishes,
  productId: number,
  wasOn = isWished(wishes, productId),
): Wishes {
  return { ...wishes, pending: { ...wishes.pending, [productId]: !wasOn } }
}

/** Whether more is known than what the page says itself. */
export function isKnown({ entries, pending }: Wishes, productId: number): boolean {
  return entries !== null || productId in pending
}

/**
 * The shop has done what was wished, or has refused: its word counts again. Not for a product whose
 * heart was pressed once more in the meantime; that wish is still to be told.
 */
export function settled(
  wishes: Wishes,
  { productId, isWanted }: { productId: number; isWanted: boolean },
  entries: readonly WishlistEntry[] | null = wishes.entries,
): Wishes {
  const { [productId]: wish, ...others } = wishes.pending
  return { entries, pending: wish === isWanted ? others : wishes.pending }
}

/** The shop has refused: as it was before. While nobody knows the list, the wish has to say so itself. */
export function rolledBack(wishes: Wishes, told: { productId: number; isWanted: boolean }): Wishes {
  const after = settled(wishes, told)
  const { productId, isWanted } = told
  if (isKnown(after, productId)) return after
  return { ...after, pending: { ...after.pending, [productId]: !isWanted } }
}
