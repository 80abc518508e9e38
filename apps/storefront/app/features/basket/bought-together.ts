import type { Shop } from '@saum/domain/shops'
import type { Tile } from '#app/features/catalog/tile.ts'

/** What the dialog shows of a product that others bought with it. */
export type TogetherTile = Pick<Tile, 'id' | 'href' | 'name' | 'picture' | 'cents'>

export interface BoughtTogether {
  /** What the products really are, in the words of whoever chose them. */
  title: string
  tiles: readonly TogetherTile[]
}

const TIMEOUT_MS = 5_000
const MOST = 3

/** What others bought with the products, without those products; nothing when nobody can say. */
export async function loadBoughtTogether(
  { path }: Shop,
  productIds: readonly number[],
): Promise<BoughtTogether | null> {
  const [first] = productIds
  if (first === undefined) return null
  try {
    const response = await fetch(`/${path}/bought-together/${first}.json`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return null
    // Our own server has written it from the same type.
    const { title, tiles } = (await response.json()) as BoughtTogether
    const others = tiles.filter(({ id }) => !productIds.includes(id)).slice(0, MOST)
    return others.length === 0 ? null : { title, tiles: others }
  } catch {
    // The dialog is whole without them.
    return null
  }
}
