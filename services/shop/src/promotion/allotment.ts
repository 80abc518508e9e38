import type { GiftTerms } from './kept-promotion.ts'
import type { PromotedItem } from './promoted-item.ts'

/** Pieces by the key of their item. */
export type Allotment = ReadonlyMap<string, number>

export type GiftCount = Pick<GiftTerms, 'maxCount' | 'maxCountType'>

/** How many pieces of each item are given, where all of them want some: first come, first served. */
export function allotGifts(
  items: readonly PromotedItem[],
  { maxCount, maxCountType }: GiftCount,
): Allotment {
  if (maxCountType !== 'perOrder') {
    return new Map(items.map(({ key, quantity }) => [key, Math.min(quantity, maxCount)]))
  }
  return handOut(items.toSorted(byPosition), maxCount, ({ quantity }) => quantity)
}

/** The cheapest pieces of what is bought, one for every `eligibleItemsQuantity` pieces. */
export function allotCheapest(
  items: readonly PromotedItem[],
  { maxCount, variantIds, eligibleItemsQuantity = 1 }: GiftTerms,
  countOf: (item: PromotedItem) => number,
): Allotment {
  const eligible = items.filter(({ variantId }) => variantIds.includes(variantId))
  const pieces = eligible.reduce((sum, item) => sum + countOf(item), 0)
  const free = Math.min(maxCount, Math.floor(pieces / eligibleItemsQuantity))
  return handOut(eligible.toSorted(byCents), free, countOf)
}

function handOut(
  items: readonly PromotedItem[],
  pieces: number,
  mostOf: (item: PromotedItem) => number,
): Allotment {
  let left = pieces
  return new Map(
    items.map((item) => {
      const given = Math.min(mostOf(item), left)
      left -= given
      return [item.key, given]
    }),
  )
}

function byPosition(one: PromotedItem, other: PromotedItem): number {
  return one.position - other.position || (one.key < other.key ? -1 : 1)
}

function byCents(one: PromotedItem, other: PromotedItem): number {
  return one.unit.withTax - other.unit.withTax || byPosition(one, other)
}
