import type { OutfitTile } from '#app/features/catalog/outfit-facts.ts'
import { ListingFrame, type ListingFrameProps } from '#app/features/catalog/listing-frame.tsx'
import { OutfitTiles } from '#app/features/catalog/outfit-tiles.tsx'

interface OutfitsPageProps extends Omit<
  ListingFrameProps,
  'children' | 'isEmpty' | 'hrefs' | 'pictureKey'
> {
  outfits: readonly OutfitTile[]
}

/** Outfits in the first screen of a desktop. */
const PRIORITY_COUNT = 3

export function OutfitsPage({ outfits, ...frame }: OutfitsPageProps) {
  return (
    <ListingFrame
      {...frame}
      isEmpty={outfits.length === 0}
      hrefs={outfits.map(({ href }) => href)}
      pictureKey={outfits[0]?.picture?.key}
    >
      <OutfitTiles outfits={outfits} label={frame.category.name} priorityCount={PRIORITY_COUNT} />
    </ListingFrame>
  )
}
