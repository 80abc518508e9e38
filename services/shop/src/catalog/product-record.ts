import type { Stock } from '@saum/domain/sellable'
import type { AskedPrice } from './price.ts'

export interface VariantRecord {
  id: number
  productId: number
  referenceKey: string
  sizeLabel: string
  price: AskedPrice
  stock: Stock
}

export interface ImageRecord {
  productId: number
  file: string
  assetName: string
  width: number
  height: number
  alt: string
}

/** One product of one shop as the database knows it. */
export interface ProductRecord {
  id: number
  masterKey: string
  referenceKey: string
  brand: string
  name: string
  slug: string
  color: { id: number; key: string; hex: string; label: string }
  isNew: boolean
  variants: VariantRecord[]
  images: ImageRecord[]
  categoryIds: number[]
}
