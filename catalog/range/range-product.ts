import type { ProductDocumentInput } from '@saum/shop/documents/product-document'

/** A generated product with what the generator knows of it beyond the document. */
export interface RangeProduct {
  document: ProductDocumentInput
  /** Keys of the grammar: shape, fabric and family of garment. */
  shape: string
  fabric: string
  family: string
  /** Every category that holds it, parents included. */
  categories: string[]
}
