import { countKeywords, EVERYTHING } from '../index/everything.ts'
import type { FacetCounts } from '../index/index-answer.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { KeywordField } from '../shop-schema.ts'

/** What makes another product similar, beside its category and price. */
const TRAIT_FIELDS = ['material', 'ec_color', 'length'] as const satisfies readonly KeywordField[]
export type TraitField = (typeof TRAIT_FIELDS)[number]

export interface ProductTraits {
  /** From the most special category to the most general. */
  categoryIds: readonly string[]
  values: Readonly<Record<TraitField, readonly string[]>>
  price: number | null
}

/**
 * Asks the index what a product is like: the facets of that one product are its properties, so
 * nothing has to be kept about products beside the index. `null` for an unknown product.
 */
export function createTraitsReader(
  index: SearchIndex,
): (id: number) => Promise<ProductTraits | null> {
  let sizes: Promise<ReadonlyMap<string, number>> | null = null

  return async (id) => {
    sizes ??= categorySizes(index)
    const { total, facets } = await index.ask({
      ...EVERYTHING,
      condition: { kind: 'ids', ids: [id] },
      facets: [
        countKeywords('category_id'),
        ...TRAIT_FIELDS.map(countKeywords),
        { kind: 'range', field: 'ec_price', selected: [], excluded: [], count: { kind: 'bounds' } },
      ],
    })
    if (total === 0) return null
    const sizeOf = await sizes
    const [categories, material, color, length, price] = facets
    return {
      categoryIds: valuesOf(categories).toSorted(
        (left, right) => (sizeOf.get(left) ?? 0) - (sizeOf.get(right) ?? 0),
      ),
      values: {
        material: valuesOf(material),
        ec_color: valuesOf(color),
        length: valuesOf(length),
      },
      price: price?.kind === 'range' ? price.min : null,
    }
  }
}

/** The styles the products belong to. */
export async function stylesOf(index: SearchIndex, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { facets } = await index.ask({
    ...EVERYTHING,
    condition: { kind: 'ids', ids },
    facets: [countKeywords('ec_item_group_id')],
  })
  return valuesOf(facets[0])
}

async function categorySizes(index: SearchIndex): Promise<ReadonlyMap<string, number>> {
  const { facets } = await index.ask({ ...EVERYTHING, facets: [countKeywords('category_id')] })
  const [categories] = facets
  return new Map(
    categories?.kind === 'keyword'
      ? categories.values.map(({ value, count }) => [value, count])
      : [],
  )
}

function valuesOf(counts: FacetCounts | undefined): string[] {
  return counts?.kind === 'keyword'
    ? counts.values.filter(({ count }) => count > 0).map(({ value }) => value)
    : []
}
