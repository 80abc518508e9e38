/** One item of the wishlist as the shop knows it. */
export interface WishlistEntry {
  key: string
  productId: number
  /** One size, or the product as such. */
  variantId: number | null
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

/** How many entries the list has, each size one; `null` while nobody knows. */
export function wishCount({ entries, pending }: Wishes): number | null {
  if (entries === null) return null
  const staying = entries.filter(({ productId }) => pending[productId] ?? true)
  const coming = Object.entries(pending).filter(
    ([id, isWanted]) => isWanted && !entries.some(({ productId }) => productId === Number(id)),
  )
  return staying.length + coming.length
}

/** [4.11] On the list it is taken off, else put on; what the shopper saw decides which. */
export function toggled(
  wishes: Wishes,
  productId: number,
  wasOn = isWished(wishes, productId),
): Wishes {
  return { ...wishes, pending: { ...wishes.pending, [productId]: !wasOn } }
}

/**
 * What the shop calls an entry now: taken off and put on again, or given a size, it has another key than
 * the page knows. Another size of the same product is another entry.
 */
export function currentKey(
  { entries }: Wishes,
  { key, productId, variantId }: WishlistEntry,
): string {
  if (entries === null || entries.some((entry) => entry.key === key)) return key
  const renamed = entries.find(
    (entry) => entry.productId === productId && entry.variantId === variantId,
  )
  return renamed?.key ?? key
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
