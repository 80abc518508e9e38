import type { Backend } from '@saum/contract/backend'
import { getOutfits } from '@saum/contract/outfit'
import type { Shop } from '@saum/domain/shops'
import { toOutfitTile, type OutfitTile } from '#app/features/catalog/outfit-facts.ts'

const COUNT = 4
/** As many as one page may hold; a longer list only makes the choice smaller. */
const PER_PAGE = 100

export async function loadOtherOutfits(
  backend: Backend,
  shop: Shop,
  id: number,
): Promise<OutfitTile[]> {
  const found = await backend.call(getOutfits, { perPage: PER_PAGE })
  const outfits = found.ok ? found.value.outfits : []
  return nextAfter(outfits, id, COUNT).map((outfit) => toOutfitTile(outfit, shop))
}

/** The ones that follow in display order, from the start again after the last. */
export function nextAfter<T extends { id: number }>(
  list: readonly T[],
  id: number,
  count: number,
): T[] {
  const at = list.findIndex((entry) => entry.id === id)
  return [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].slice(0, count)
}
