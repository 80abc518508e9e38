import { money } from '@saum/domain/money'
import { usePageSettings } from '#app/page/page-settings.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { ProductTile } from '#app/ui/product-tile.tsx'
import { productPicture, type CatalogPicture } from './product-picture.ts'
import { tileBadges } from './tile-badges.ts'
import type { Tile } from './tile.ts'

interface ProductTilesProps {
  tiles: readonly Tile[]
  /** How many stand in the first screen and are loaded first. */
  priorityCount?: number
  heading?: 'h2' | 'h3'
  /** In a rail that shows more than half of a tile on phones. */
  inRail?: boolean
}

const RAIL_SIZES =
  '(min-width: 1520px) 342px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 58vw'

/** The tiles of a grid or a rail. */
export function ProductTiles({ tiles, priorityCount = 0, heading, inRail }: ProductTilesProps) {
  const { t, shop } = useShopText()
  const { imageBase } = usePageSettings()
  const pictureOf = (picture: CatalogPicture | undefined) =>
    picture && productPicture(picture, imageBase, 'tile')
  return tiles.map((tile, index) => (
    <ProductTile
      key={tile.id}
      href={tile.href}
      brand={tile.brand}
      name={tile.name}
      picture={pictureOf(tile.picture)}
      secondPicture={pictureOf(tile.secondPicture ? { key: tile.secondPicture } : undefined)}
      pictureAlt={tile.alt}
      price={money(tile.cents, shop.currency)}
      priorPrice={tile.priorCents ? money(tile.priorCents, shop.currency) : undefined}
      isPriceFrom={tile.isPriceFrom}
      isSoldOut={tile.isSoldOut}
      swatches={tile.swatches}
      heading={heading}
      priority={index < priorityCount}
      sizes={inRail ? RAIL_SIZES : undefined}
      badges={tileBadges(tile, t)}
    />
  ))
}
