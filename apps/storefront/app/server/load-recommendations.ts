import type { Engine } from '@saum/engine/engine'
import { createRecommendations } from '@saum/engine/recommend/create-recommendations'
import { toFoundTile } from '#app/features/catalog/found-tile.ts'
import type { Tile } from '#app/features/catalog/tile.ts'

/** The names of the slots at the provider. */
type SlotId = 'similar' | 'complete-the-look' | 'bought-together'

/** Products beside a product. */
export interface Rail {
  /** What the products really are, in the words of whoever chose them. */
  headline?: string
  tiles: Tile[]
}

const MOST_TILES = 8

/** What the provider recommends beside a product; `null` when it has nothing or cannot be asked. */
export async function loadRecommendations(
  engine: Promise<Engine>,
  slotId: SlotId,
  productId: number,
): Promise<Rail | null> {
  try {
    const slot = createRecommendations(await engine, { slotId, productId: String(productId) })
    await slot.executeFirst()
    const { products, headline } = slot.state
    if (products.length === 0) return null
    return { headline, tiles: products.slice(0, MOST_TILES).map(toFoundTile) }
  } catch {
    // Without access to the provider the shop itself knows what is similar.
    return null
  }
}
