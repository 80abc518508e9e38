import { nearest } from '@saum/domain/nearest-word'
import type { ProductDocument } from '../documents/product-document.ts'
import { offersOf } from '../import/product-offers.ts'
import type { References } from '../import/references.ts'
import type { FieldFault } from './fault.ts'

/** Keys of a product that lead nowhere, or to nothing its shops could show. */
export function findReferenceFaults(
  document: ProductDocument,
  { categories, campaigns }: References,
): FieldFault[] {
  const unknown = document.categories.flatMap((key, index) =>
    findUnknownKey(`categories.${index}`, 'category', key, categories),
  )
  const campaign =
    document.campaign === undefined
      ? []
      : findUnknownKey('campaign', 'campaign', document.campaign, campaigns)
  if (unknown.length > 0 || campaign.length > 0) return [...unknown, ...campaign]
  return findShopsWithoutCategory(document, categories)
}

export function findUnknownKey(
  field: string,
  what: string,
  key: string,
  known: ReadonlyMap<string, unknown>,
): FieldFault[] {
  if (known.has(key)) return []
  const near = nearest(key, known.keys())
  const advice = near === null ? `import the ${what} first` : `did you mean “${near}”?`
  return [{ field, reason: `“${key}” is not a known ${what}; ${advice}` }]
}

function findShopsWithoutCategory(
  document: ProductDocument,
  categories: References['categories'],
): FieldFault[] {
  const shown = new Set(
    document.categories.flatMap((key) => [...(categories.get(key)?.shopIds ?? [])]),
  )
  const without = offersOf(document).filter(
    ({ shop, isActive }) => isActive && !shown.has(shop.shopId),
  )
  if (without.length === 0) return []
  const names = without.map(({ shop }) => `/${shop.path}/`).join(', ')
  return [
    {
      field: 'categories',
      reason: `none of them is in ${names}; translate one of them or leave the shop out of shops`,
    },
  ]
}
