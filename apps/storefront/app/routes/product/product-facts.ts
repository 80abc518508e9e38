import type { Alternates } from '#app/page/page-head.tsx'
import type { OutfitFacts } from '#app/features/catalog/outfit-facts.ts'
import type { Tile } from '#app/features/catalog/tile.ts'
import type { Crumb } from '#app/features/catalog/breadcrumb-trail.ts'
import type { ColorFacts } from './color-choice.tsx'
import type { GalleryPicture } from './gallery.tsx'
import type { GarmentFacts } from './garment-facts.ts'
import type { ProductLinks } from './product-links.ts'
import type { SizeFacts } from './size-facts.ts'

/** What the product page shows. */
export interface ProductFacts extends GarmentFacts {
  brand: string
  name: string
  color: string
  articleNumber: string
  cents: number
  priorCents?: number
  isPriceFrom?: true
  isSoldOut?: true
  pictures: GalleryPicture[]
  colors: ColorFacts[]
  sizes: SizeFacts[]
  trail: Crumb[]
  links: ProductLinks
  alternates: Alternates
  /** An outfit the product is part of, without the product itself. */
  outfit: OutfitFacts | null
  /** More of the kind, for who has not found it yet. */
  similar: Tile[]
}
