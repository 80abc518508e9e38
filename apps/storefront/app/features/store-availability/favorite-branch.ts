import type { Shop } from '@saum/domain/shops'

/** Opened only where its refusal is caught: a browser that blocks site data throws on the first look. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Only the number of the branch, and only in this browser. */
function keyOf({ path }: Shop): string {
  return `saum.branch.${path}`
}

export function findFavoriteBranch(shop: Shop, openStorage: OpenStorage): number | null {
  try {
    const id = Number(openStorage().getItem(keyOf(shop)))
    return Number.isSafeInteger(id) && id > 0 ? id : null
  } catch {
    // A browser that keeps nothing has no favorite.
    return null
  }
}

/** `null` forgets it. */
export function saveFavoriteBranch(shop: Shop, openStorage: OpenStorage, id: number | null): void {
  try {
    if (id === null) openStorage().removeItem(keyOf(shop))
    else openStorage().setItem(keyOf(shop), String(id))
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
