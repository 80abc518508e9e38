export interface Highlight {
  offset: number
  length: number
}

/** A product as the provider has it, without its siblings. Prices are in major units. */
export interface ChildProduct {
  permanentid: string
  clickUri: string
  ec_product_id: string | null
  ec_name: string | null
  ec_description: string | null
  ec_shortdesc: string | null
  ec_brand: string | null
  ec_category: readonly string[]
  ec_price: number | null
  ec_promo_price: number | null
  ec_images: readonly string[]
  ec_thumbnails: readonly string[]
  ec_in_stock: boolean | null
  ec_rating: number | null
  ec_gender: string | null
  ec_color: string | null
  ec_listing: string | null
  ec_item_group_id: string | null
  additionalFields: Readonly<Record<string, unknown>>
  excerpt?: string | null
  nameHighlights?: readonly Highlight[]
  excerptHighlights?: readonly Highlight[]
}

export interface ProductReply extends ChildProduct {
  children: readonly ChildProduct[]
  totalNumberOfChildren: number | null
}

/** A product with its place among all results, counted from 1. */
export interface Product extends ProductReply {
  position: number
  /** The reply it came with; clicks name it. */
  responseId?: string
}
