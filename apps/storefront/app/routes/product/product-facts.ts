import type { DeliveryFacts } from '#app/features/delivery-promise/delivery-facts.ts'
import type { ChartKind } from '#app/features/catalog/body-sizes.ts'
import type { Alternates } from '#app/page/page-head.tsx'
import type { OutfitFacts } from '#app/features/catalog/outfit-facts.ts'
import type { Crumb } from '#app/features/catalog/breadcrumb-trail.ts'
import type { ColorFacts } from './color-choice.tsx'
import type { VideoFacts, GalleryPicture } from './gallery-items.ts'
import type { GarmentFacts } from './garment-facts.ts'
import type { Rail } from '#app/server/load-recommendations.ts'
import type { ProductLinks } from './product-links.ts'
import type { SaleWindow } from './sale-window.ts'
import type { SubscriptionOffer } from './subscription-offer.ts'
import type { SizeFacts } from '#app/features/catalog/size-facts.ts'

/** What the product page shows. */
export interface ProductFacts extends GarmentFacts {
  id: number
  /** Shared by all colors of the style. */
  styleKey: string
  brand: string
  name: string
  color: string
  articleNumber: string
  cents: number
  priorCents?: number
  isPriceFrom?: true
  isSoldOut?: true
  isNew?: true
  /** Badges the range itself words. */
  labels?: string[]
  /** The badge of the campaign that runs. */
  campaign?: string
  /** Why it cannot be bought now, although it is shown. */
  saleWindow?: SaleWindow
  pictures: GalleryPicture[]
  videos: VideoFacts[]
  colors: ColorFacts[]
  sizes: SizeFacts[]
  /** Where it can be had again and again. */
  subscription?: SubscriptionOffer
  /** Which size chart fits; `null` where there is nothing to measure. */
  chart: ChartKind | null
  trail: Crumb[]
  delivery: DeliveryFacts
  links: ProductLinks
  alternates: Alternates
  /** An outfit the product is part of, without the product itself. */
  outfit: OutfitFacts | null
  /** What goes with it, where no outfit says so. */
  goesWith: Rail | null
  /** More of the kind, for who has not found it yet. */
  similar: Rail
}
