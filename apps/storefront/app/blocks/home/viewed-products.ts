import type { Shop } from '@saum/domain/shops'

/** Shown at most; one more is kept, because the page that shows them leaves itself out. */
const MOST_SHOWN = 10

function keyOf({ path }: Shop): string {
  return `saum.viewed.${path}`
}

/** The newest first; a product is there once. */
export function withViewed(viewed: readonly number[], productId: number): number[] {
  const others = viewed.filter((id) => id !== productId)
  return [productId, ...others].slice(0, MOST_SHOWN + 1)
}

/** What to show beside a product, or on a page without one. */
export function othersThan(productId: number | undefined, viewed: readonly number[]): number[] {
  return viewed.filter((id) => id !== productId).slice(0, MOST_SHOWN)
}

/** Opened only where its refusal is caught: a browser that blocks site data throws on the first look. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>

export function findViewed(shop: Shop, openStorage: OpenStorage): number[] {
  try {
    const kept: unknown = JSON.parse(openStorage().getItem(keyOf(shop)) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((id): id is number => Number.isSafeInteger(id)).slice(0, MOST_SHOWN + 1)
  } catch {
    // A browser that keeps nothing, or something else under our name: nothing was viewed.
    return []
  }
}

export function saveViewed(shop: Shop, openStorage: OpenStorage, viewed: readonly number[]): void {
  try {
    openStorage().setItem(keyOf(shop), JSON.stringify(viewed))
  } catch {
    // A browser that keeps nothing shows nothing next time.
  }
}
