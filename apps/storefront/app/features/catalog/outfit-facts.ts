import type { Outfit } from '@saum/contract/outfit'
import type { Product } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { attributeLabel } from './attribute.ts'
import { outfitHref } from './product-href.ts'
import { frontImage, toPicture } from './product-images.ts'
import type { CatalogPicture } from './product-picture.ts'
import { toTile, type Tile } from './tile.ts'

/** What a tile shows of an outfit. */
export interface OutfitTile {
  id: number
  href: string
  name: string
  picture?: CatalogPicture
  alt: string
  pieceCount: number
}

/** One product of an outfit; no swatches, because another color is another outfit. */
export interface OutfitPiece extends Omit<Tile, 'swatches' | 'secondPicture'> {
  color: string
}

export interface OutfitFacts extends OutfitTile {
  story: string
  pieces: OutfitPiece[]
}

export function toOutfitTile(outfit: Outfit, shop: Shop): OutfitTile {
  const image = frontImage(outfit.images)
  return {
    id: outfit.id,
    href: outfitHref(shop, outfit),
    name: outfit.name,
    ...(image && { picture: toPicture(image) }),
    alt: image?.attributes.alt ?? '',
    pieceCount: outfit.productIds.length,
  }
}

export function toOutfitFacts(
  outfit: Outfit & { products: readonly Product[] },
  shop: Shop,
): OutfitFacts {
  return {
    ...toOutfitTile(outfit, shop),
    story: outfit.story,
    pieces: outfit.products.map((product) => toPiece(product, shop)),
  }
}

function toPiece(product: Product, shop: Shop): OutfitPiece {
  const { swatches: _, secondPicture: __, ...tile } = toTile(product, shop)
  return { ...tile, color: attributeLabel(product.attributes['color']) }
}
