import { money } from '@saum/domain/money'
import { memo, Suspense, useState } from 'react'
import { latePart } from '#app/navigation/late-code.ts'
import { WishlistHeart } from '#app/features/wishlist/wishlist-heart.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ProductTile } from '#app/ui/product-tile.tsx'
import type { Swatch } from '#app/ui/swatches.tsx'
import { productPicture, type CatalogPicture } from './product-picture.ts'
import { tileBadges } from './tile-badges.ts'
import type { Tile } from './tile.ts'

interface CatalogTileProps {
  tile: Tile
  heading?: 'h2' | 'h3' | undefined
  priority?: boolean | undefined
  eager?: boolean | undefined
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes?: string | undefined
}

const TileSizes = latePart(async () => (await import('./tile-sizes.tsx')).TileSizes)

/**
 * The tile of a product. What only a pointer or the focus can see (second view, sizes, other colors)
 * is made when they come: a page of tiles is half as long without it.
 */
export const CatalogTile = memo(function CatalogTile({ tile, ...place }: CatalogTileProps) {
  const { t, shop } = useShopText()
  const { imageBase } = usePageSettings()
  const [isNear, setNear] = useState(false)
  const [color, setColor] = useState<Swatch | null>(null)
  const { secondPicture, swatches } = tile
  const pictureOf = (picture: CatalogPicture | undefined) =>
    picture && productPicture(picture, imageBase, 'tile')
  const isOtherColor = color !== null && !color.current && color.picture !== undefined
  return (
    <ProductTile
      {...place}
      href={tile.href}
      brand={tile.brand}
      name={tile.name}
      picture={pictureOf(tile.picture)}
      secondPicture={isNear && secondPicture ? pictureOf({ key: secondPicture }) : undefined}
      colorPicture={isOtherColor ? pictureOf({ key: color.picture ?? '' }) : undefined}
      pictureAlt={tile.alt}
      price={money(tile.cents, shop.currency)}
      priorPrice={tile.priorCents ? money(tile.priorCents, shop.currency) : undefined}
      isPriceFrom={tile.isPriceFrom}
      isSoldOut={tile.isSoldOut}
      swatches={swatches}
      badges={tileBadges(tile, t)}
      wishlist={<WishlistHeart productId={tile.id} name={tile.name} />}
      quickAdd={isNear && tile.sizeLabels && !tile.isSoldOut && <LazySizes tile={tile} />}
      onApproach={() => setNear(true)}
      onColorLook={swatches && setColor}
    />
  )
}, isSameTile)

function LazySizes({ tile }: { tile: Tile }) {
  return (
    <Suspense>
      <TileSizes tile={tile} />
    </Suspense>
  )
}

/** Every answer brings new objects; a product that stays in the list is not drawn again. */
function isSameTile(before: CatalogTileProps, now: CatalogTileProps): boolean {
  const isSamePlace =
    before.heading === now.heading &&
    before.priority === now.priority &&
    before.eager === now.eager &&
    before.sizes === now.sizes
  if (!isSamePlace || before.tile.id !== now.tile.id) return false
  return before.tile === now.tile || JSON.stringify(before.tile) === JSON.stringify(now.tile)
}
