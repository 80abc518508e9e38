import { ProductGrid } from '#app/ui/grid.tsx'
import { ListingFrame, type ListingFrameProps } from '#app/features/catalog/listing-frame.tsx'
import { ProductTiles } from '#app/features/catalog/product-tiles.tsx'
import type { Tile } from '#app/features/catalog/tile.ts'

interface ListingPageProps extends Omit<ListingFrameProps, 'children' | 'isEmpty'> {
  tiles: readonly Tile[]
}

/** Tiles in the first screen of a desktop: their pictures are what the page is judged by. */
const PRIORITY_COUNT = 4

export function ListingPage({ tiles, ...frame }: ListingPageProps) {
  return (
    <ListingFrame {...frame} isEmpty={tiles.length === 0}>
      <ProductGrid label={frame.category.name}>
        <ProductTiles tiles={tiles} priorityCount={PRIORITY_COUNT} heading="h2" />
      </ProductGrid>
    </ListingFrame>
  )
}
