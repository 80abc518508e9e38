import type { Shop } from '@saum/domain/shops'
import type { Signals } from '../events/signals.ts'
import { EVERYTHING } from '../index/everything.ts'
import type { Condition } from '../index/index-question.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { stylesOf } from './product-traits.ts'
import { ask, createSimilar } from './similar-products.ts'
import { IN_STOCK } from './similar-questions.ts'
import type { Source } from './slots.ts'

export interface RecommendationParts {
  shop: Pick<Shop, 'language'>
  signals: Signals
  index: SearchIndex
  /** What the product's editors put it together with. */
  combineWith(id: number): Promise<readonly number[]>
  /** Other pieces of the outfits the product is part of. */
  outfitPartners?(id: number): Promise<readonly number[]>
}

/** What recommendations start from. */
export interface Seeds {
  /** The product on the screen, else what is in the cart, newest first. */
  products: readonly number[]
  /** What the visitor looked at, newest first. */
  recent: readonly number[]
  excludedStyles: readonly string[]
  /** Styles the visitor has bought: only those looked at again are shown again. */
  ownedStyles: readonly string[]
}

const MAX_PRODUCTS = 60
const MAX_POPULAR = 200
const MAX_SEEDS = 3

/** Per source the products it has, best first: every style once, none of them sold out. */
export function createSources(
  parts: RecommendationParts,
): Readonly<Record<Source, (seeds: Seeds) => Promise<readonly number[]>>> {
  const { index, signals } = parts
  const similarTo = createSimilar(index)
  let byMerit: Promise<readonly number[]> | null = null

  /** From lists of ids what may be shown, in the same order. */
  async function allowed(lists: readonly (readonly number[])[], condition: Condition) {
    const ids = interleave(lists)
    if (ids.length === 0) return []
    const only: Condition = { kind: 'ids', ids }
    return ask(index, {
      ...EVERYTHING,
      condition: { kind: 'all', conditions: [only, condition] },
      pinned: ids,
      size: MAX_PRODUCTS,
    })
  }

  async function similarToAll(ids: readonly number[], condition: Condition) {
    return allowed(await Promise.all(ids.slice(0, MAX_SEEDS).map(similarTo)), condition)
  }

  function fromSeeds(list: (id: number) => Promise<readonly number[]>) {
    return async (seeds: Seeds) => {
      const lists = await Promise.all(seeds.products.slice(0, MAX_SEEDS).map(list))
      return allowed(lists, toBeShown(seeds))
    }
  }

  return {
    similar: (seeds) => {
      const starts = seeds.products.length > 0 ? seeds.products : seeds.recent
      return similarToAll(starts, toBeShown(seeds))
    },
    look: fromSeeds(async (id) => [
      ...(await parts.combineWith(id)),
      ...((await parts.outfitPartners?.(id)) ?? []),
    ]),
    bought: fromSeeds(async (id) => signals.boughtTogether(id, MAX_PRODUCTS)),
    viewed: fromSeeds(async (id) => signals.viewedTogether(id, MAX_PRODUCTS)),
    popular: async (seeds) => {
      byMerit ??= ask(index, { ...EVERYTHING, condition: IN_STOCK, size: MAX_POPULAR })
      const ids = [...signals.popularProducts(MAX_POPULAR), ...(await byMerit)]
      return allowed([ids], toBeShown(seeds))
    },
    recent: (seeds) => allowed([seeds.recent], toBeShown({ ...seeds, ownedStyles: [] })),
    personal: async (seeds) => {
      const viewed = await stylesOf(index, seeds.recent)
      const excludedStyles = [...seeds.excludedStyles, ...viewed]
      return similarToAll(seeds.recent, toBeShown({ ...seeds, excludedStyles }))
    },
  }
}

function toBeShown({ excludedStyles, ownedStyles }: Seeds): Condition {
  const values = [...excludedStyles, ...ownedStyles]
  if (values.length === 0) return IN_STOCK
  const excluded: Condition = { kind: 'keyword', field: 'ec_item_group_id', values }
  return { kind: 'all', conditions: [IN_STOCK, { kind: 'not', condition: excluded }] }
}

/** The first of each list, then the second of each; every product once. */
function interleave(lists: readonly (readonly number[])[]): number[] {
  const ids = new Set<number>()
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  for (let place = 0; place < longest; place++) {
    for (const list of lists) {
      const id = list[place]
      if (id !== undefined) ids.add(id)
    }
  }
  return [...ids]
}
