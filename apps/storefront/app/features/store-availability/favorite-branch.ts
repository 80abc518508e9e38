import type { Shop } from '@saum/domain/shops'

type KeptPlaces = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Only the number of the branch, and only in this browser. */
function keyOf({ path }: Shop): string {
  return `saum.branch.${path}`
}

export function findFavoriteBranch(shop: Shop, storage: KeptPlaces): number | null {
  try {
    const id = Number(storage.getItem(keyOf(shop)))
    return Number.isSafeInteger(id) && id > 0 ? id : null
  } catch {
    // A browser that keeps nothing has no favorite.
    return null
  }
}

/** `null` forgets it. */
export function saveFavoriteBranch(shop: Shop, storage: KeptPlaces, id: number | null): void {
  try {
    if (id === null) storage.removeItem(keyOf(shop))
    else storage.setItem(keyOf(shop), String(id))
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
