import { PRODUCT_PARTS, type ProductWith } from '@saum/contract/product-with'
import { TILE_ADVANCED_KEYS } from './product-advanced-answer.ts'

/** The two ways a product is answered: for a list, or for its own page. */
export type ProductPreset = 'tile' | 'detail'

/** A tree that asks for nothing beyond a tile gets one; a tree we do not understand gets everything. */
export function toPreset(wanted: ProductWith, otherwise: ProductPreset): ProductPreset {
  if (wanted === undefined) return otherwise
  if (typeof wanted === 'string') return wanted
  const hasOnlyKnownParts = Object.keys(wanted).every((part) => PRODUCT_PARTS.has(part))
  return hasOnlyKnownParts && fitsOnTile(wanted.advancedAttributes) ? 'tile' : 'detail'
}

type AdvancedSelection = Exclude<ProductWith, string | undefined>['advancedAttributes']

function fitsOnTile(selection: AdvancedSelection): boolean {
  if (selection === undefined) return true
  if (selection === 'all' || selection.withKey === undefined) return false
  return selection.withKey.every((key) => TILE_ADVANCED_KEYS.has(key))
}
