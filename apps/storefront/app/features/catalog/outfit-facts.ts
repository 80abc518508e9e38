import type { Outfit } from '@saum/contract/outfit'
import type { Product, Sibling, Variant } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { attributeLabel } from './attribute.ts'
import { outfitHref, productHref } from './product-href.ts'
import { frontImage, toPicture } from './product-images.ts'
import type { CatalogPicture } from './product-picture.ts'
import { toSizeFacts } from './size-facts.ts'
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

/** One size of a piece. */
export interface PieceSize {
  variantId: number
  label: string
  cents: number
  /** What the reduced price of this size is compared with: see `priorCentsOf`. */
  priorCents?: number
  /** Pieces left, only when they are few. */
  left?: number
  isSoldOut?: true
}

/** One product of an outfit; no swatches, because another color is another outfit. */
export interface OutfitPiece extends Omit<Tile, 'swatches' | 'secondPicture'> {
  color: string
  sizes: PieceSize[]
  /** Where it is in the picture, as fractions of its width and height. */
  spot?: { x: number; y: number }
  /** A color that can be bought while this one is sold out. */
  instead?: { color: string; href: string }
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
    pieces: outfit.products.map((product) => {
      const spot = outfit.hotspots.find(({ productId }) => productId === product.id)
      return { ...toPiece(product, shop), ...(spot && { spot: { x: spot.x, y: spot.y } }) }
    }),
  }
}

function toPiece(product: Product, shop: Shop): OutfitPiece {
  const { swatches: _, secondPicture: __, ...tile } = toTile(product, shop)
  const instead = tile.isSoldOut && product.siblings.find(isOffered)
  return {
    ...tile,
    color: attributeLabel(product.attributes['color']),
    sizes: product.variants.map(toPieceSize),
    ...(instead && {
      instead: {
        color: attributeLabel(instead.attributes['color']),
        href: productHref(shop, instead),
      },
    }),
  }
}

function isOffered({ isActive, isSoldOut }: Sibling): boolean {
  return isActive && !isSoldOut
}

function toPieceSize(variant: Variant): PieceSize {
  const { sku: _, isPreorder: __, ...size } = toSizeFacts(variant)
  return size
}
