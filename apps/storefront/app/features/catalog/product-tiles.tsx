import { money } from '@saum/domain/money'
import { usePageSettings } from '#app/page/page-settings.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ProductTile } from '#app/ui/product-tile.tsx'
import { productPicture } from './product-picture.ts'
import type { Tile } from './tile.ts'

interface ProductTilesProps {
  tiles: readonly Tile[]
  /** How many stand in the first screen and are loaded first. */
  priorityCount?: number
  heading?: 'h2' | 'h3'
}

/** The tiles of a grid or a rail. */
export function ProductTiles({ tiles, priorityCount = 0, heading }: ProductTilesProps) {
  const { t, shop } = useShopText()
  const { pictureBase } = usePageSettings()
  return tiles.map((tile, index) => (
    <ProductTile
      key={tile.id}
      href={tile.href}
      brand={tile.brand}
      name={tile.name}
      picture={productPicture(tile.picture, pictureBase)}
      secondPicture={
        tile.secondPicture ? productPicture(tile.secondPicture, pictureBase) : undefined
      }
      pictureAlt={tile.alt}
      price={money(tile.cents, shop.currency)}
      priorPrice={tile.priorCents ? money(tile.priorCents, shop.currency) : undefined}
      isPriceFrom={tile.isPriceFrom}
      isSoldOut={tile.isSoldOut}
      swatches={tile.swatches}
      heading={heading}
      priority={index < priorityCount}
      badge={tile.isNew && !tile.isSoldOut ? t('listing.badge_new') : undefined}
    />
  ))
}
