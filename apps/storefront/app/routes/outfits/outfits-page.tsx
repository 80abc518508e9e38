import type { OutfitTile } from '#app/features/catalog/outfit-facts.ts'
import { ListingFrame, type ListingFrameProps } from '#app/features/catalog/listing-frame.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { OutfitTiles } from '#app/features/catalog/outfit-tiles.tsx'

interface OutfitsPageProps extends Omit<
  ListingFrameProps,
  'children' | 'isEmpty' | 'hrefs' | 'pictureKey' | 'totalWords'
> {
  outfits: readonly OutfitTile[]
}

/** Outfits in the first screen of a desktop. */
const PRIORITY_COUNT = 4

export function OutfitsPage({ outfits, ...frame }: OutfitsPageProps) {
  const { t } = useShopText()
  return (
    <ListingFrame
      {...frame}
      totalWords={t('listing.outfit_count', { count: frame.total })}
      isEmpty={outfits.length === 0}
      hrefs={outfits.map(({ href }) => href)}
      pictureKey={outfits[0]?.picture?.key}
    >
      <OutfitTiles outfits={outfits} label={frame.category.name} priorityCount={PRIORITY_COUNT} />
    </ListingFrame>
  )
}
