import { CatalogTile } from './catalog-tile.tsx'
import type { Tile } from './tile.ts'

interface ProductTilesProps {
  tiles: readonly Tile[]
  /** How many stand in the first screen and are loaded at once; the very first before all others. */
  priorityCount?: number
  heading?: 'h2' | 'h3'
  /** In a rail that shows more than half of a tile on phones. */
  inRail?: boolean
}

const RAIL_SIZES =
  '(min-width: 1520px) 342px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 58vw'

/** The tiles of a grid or a rail. */
export function ProductTiles({ tiles, priorityCount = 0, heading, inRail }: ProductTilesProps) {
  return tiles.map((tile, index) => (
    <CatalogTile
      key={tile.id}
      tile={tile}
      heading={heading}
      priority={priorityCount > 0 && index === 0}
      eager={index < priorityCount}
      sizes={inRail ? RAIL_SIZES : undefined}
    />
  ))
}
