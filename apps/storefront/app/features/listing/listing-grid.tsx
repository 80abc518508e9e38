import { memo, type ReactNode } from 'react'
import { CatalogTile } from '#app/features/catalog/catalog-tile.tsx'
import type { Tile } from '#app/features/catalog/tile.ts'
import { ProductGrid } from '#app/ui/grid.tsx'
import { ListingTeaser, type Teaser } from './listing-teaser.tsx'

interface ListingGridProps {
  label: string
  tiles: readonly Tile[]
  teasers: readonly Teaser[]
  /** The filters stand beside the list. */
  isNarrow: boolean
}

/** Tiles in the first row of a desktop. */
const FIRST_ROW = 4
/** A teaser stands after the first row and a half: four, three and two columns stay without a hole. */
const TEASER_PLACES = [6, 22, 38]

/** Drawn width of a tile beside the column of filters: two, three, four columns. */
const NARROW_SIZES =
  '(min-width: 1520px) 270px, (min-width: 1024px) 18vw, (min-width: 768px) 30vw, calc(50vw - 24px)'

export const ListingGrid = memo(function ListingGrid(props: ListingGridProps) {
  const { label, tiles, teasers, isNarrow } = props
  return (
    <ProductGrid label={label}>
      {tiles.map((tile, index): ReactNode => {
        const teaser = teasers[TEASER_PLACES.indexOf(index)]
        const item = (
          <CatalogTile
            key={tile.id}
            tile={tile}
            heading="h2"
            priority={index === 0}
            eager={index < FIRST_ROW}
            sizes={isNarrow ? NARROW_SIZES : undefined}
          />
        )
        return teaser ? [<ListingTeaser key={teaser.href} teaser={teaser} />, item] : item
      })}
    </ProductGrid>
  )
})
