import { MAX_CATEGORY_DEPTH } from '@saum/contract/category'
import { LOCALES } from '@saum/domain/shops'
import { isAllowedTarget } from '../redirect/redirect-rules.ts'
import type { CatalogSeed, CategorySeed, ProductSeed } from './catalog-seed.ts'

/** Everything that is wrong with a range although each of its fields is well formed. */
export function findSeedFaults({ categories, products, redirects }: CatalogSeed): string[] {
  const byKey = new Map(categories.map((category) => [category.key, category]))
  const variants = products.flatMap(({ sizes }) => sizes)
  return [
    ...repeated('category id', categories, ({ id }) => id),
    ...repeated('category key', categories, ({ key }) => key),
    ...repeated('product id', products, ({ id }) => id),
    ...repeated('product reference key', products, ({ referenceKey }) => referenceKey),
    ...repeated('size id', variants, ({ id }) => id),
    ...categories.flatMap((category) => findParentFaults(category, byKey)),
    ...findSlugFaults(categories),
    ...products.flatMap((product) => findProductFaults(product, byKey)),
    ...repeated('redirect', redirects, ({ shopPath, source }) => `${shopPath ?? '*'} ${source}`),
    ...redirects
      .filter(({ target }) => !isAllowedTarget(target))
      .map(({ source, target }) => `redirect ${source} leads to ${target}`),
  ]
}

/** From the category up to its root; `null` when a parent is missing or the chain never ends. */
export function rootlineOf(
  category: CategorySeed,
  byKey: ReadonlyMap<string, CategorySeed>,
): CategorySeed[] | null {
  const rootline = [category]
  let parentKey = category.parentKey
  while (parentKey !== null) {
    const parent = byKey.get(parentKey)
    if (parent === undefined || rootline.includes(parent)) return null
    rootline.push(parent)
    parentKey = parent.parentKey
  }
  return rootline
}

function findParentFaults(
  category: CategorySeed,
  byKey: ReadonlyMap<string, CategorySeed>,
): string[] {
  const rootline = rootlineOf(category, byKey)
  if (rootline === null) return [`category ${category.key} does not lead to a root`]
  if (rootline.length > MAX_CATEGORY_DEPTH) {
    return [`category ${category.key} is deeper than ${MAX_CATEGORY_DEPTH} levels`]
  }
  return []
}

function findSlugFaults(categories: readonly CategorySeed[]): string[] {
  return LOCALES.flatMap((locale) =>
    repeated(
      `category slug for ${locale}`,
      categories,
      ({ parentKey, slug }) => `${parentKey ?? ''}/${slug[locale]}`,
    ),
  )
}

function findProductFaults(
  product: ProductSeed,
  byKey: ReadonlyMap<string, CategorySeed>,
): string[] {
  const { id, categoryKeys, priceCents, reducedFromCents } = product
  const faults = categoryKeys
    .filter((key) => !byKey.has(key))
    .map((key) => `product ${id} is in the unknown category ${key}`)
  for (const currency of ['EUR', 'CHF'] as const) {
    if (reducedFromCents !== undefined && reducedFromCents[currency] <= priceCents[currency]) {
      faults.push(`product ${id} is not reduced in ${currency}`)
    }
  }
  return [
    ...faults,
    ...repeated(`category of product ${id}`, categoryKeys, (key) => key),
    ...repeated(`size of product ${id}`, product.sizes, ({ label }) => label),
  ]
}

function repeated<T>(
  what: string,
  items: readonly T[],
  keyOf: (item: T) => string | number,
): string[] {
  const seen = new Set<string | number>()
  const faults: string[] = []
  for (const key of items.map(keyOf)) {
    if (seen.has(key)) faults.push(`${what} ${key} is not unique`)
    seen.add(key)
  }
  return faults
}
