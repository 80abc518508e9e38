import type { Currency } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import type { CategoryTree } from '../catalog/category-tree.ts'
import type { PromotionDocument } from '../documents/promotion-document.ts'
import { toVoucherCode } from '../voucher/voucher-code.ts'

/** Which pieces of a basket a condition speaks of; without any word about it, of all. */
export interface PieceSelection {
  /** `null` for any. A category the shop does not have selects nothing. */
  categoryIds: readonly number[] | null
  brand: string | null
  isNotReduced: boolean
}

interface MinQuantity extends PieceSelection {
  key: 'minQuantity'
  min: number
  /** Only pieces cut from the same cloth as the promoted item count. */
  isSameFabric: boolean
}

/** A piece of every selection, such as a jacket, and trousers or a skirt. */
interface OneOfEach {
  key: 'oneOfEach'
  selections: readonly (readonly number[])[]
  /** Only pieces cut from the same cloth as the promoted item count. */
  isSameFabric: boolean
}

/** What all items of the basket decide together. */
export type WholeCondition = { level: 'global' } & (MinQuantity | OneOfEach)

/** A condition as the basket is judged by it. */
export type PromotionCondition = WholeCondition | SingleCondition

export type SingleCondition = { level: 'item' | 'global' } & (
  | { key: 'category'; categoryIds: readonly number[] }
  | { key: 'brand'; brands: readonly string[] }
  | { key: 'notReduced' }
  | { key: 'minimumOrderValue'; cents: number }
  | { key: 'customerGroup'; groups: readonly string[] }
  | { key: 'code'; code: string }
  | { key: 'unknown'; name: string }
)

type Condition = PromotionDocument['conditions'][number]

interface ConditionView {
  currency: Currency
  tree: CategoryTree
}

const names = v.object({ in: v.array(v.string()) })
const minQuantity = v.strictObject({
  category: v.optional(v.string()),
  brand: v.optional(v.string()),
  min: v.pipe(v.number(), v.integer(), v.minValue(1)),
  sameFabric: v.optional(v.boolean(), false),
  notReduced: v.optional(v.boolean(), false),
})
const oneOfEach = v.strictObject({
  categories: v.pipe(v.array(v.pipe(v.array(v.string()), v.minLength(1))), v.minLength(2)),
  sameFabric: v.optional(v.boolean(), false),
})
const amounts = v.object({ EUR: v.optional(v.number()), CHF: v.optional(v.number()) })
const code = v.object({ equals: v.string() })

/** What we cannot read never holds: nobody gets a reduction that was not meant for them. */
export function parseCondition(
  { level, key, condition }: Condition,
  view: ConditionView,
): PromotionCondition {
  const parse = PARSERS[`${level}/${key}`]
  return parse?.(condition, view) ?? { level, key: 'unknown', name: key }
}

const PARSERS: Readonly<
  Record<string, (condition: unknown, view: ConditionView) => PromotionCondition | null>
> = {
  'item/category': (condition, { tree }) => {
    const { success, output } = v.safeParse(names, condition)
    if (!success) return null
    return { level: 'item', key: 'category', categoryIds: toIds(output.in, tree) }
  },
  'item/brand': (condition) => {
    const { success, output } = v.safeParse(names, condition)
    return success ? { level: 'item', key: 'brand', brands: output.in } : null
  },
  'item/notReduced': (condition) =>
    condition === true ? { level: 'item', key: 'notReduced' } : null,
  'global/minQuantity': (condition, { tree }) => {
    const { success, output } = v.safeParse(minQuantity, condition)
    if (!success) return null
    const { category, brand, min, sameFabric, notReduced } = output
    return {
      level: 'global',
      key: 'minQuantity',
      categoryIds: category === undefined ? null : toIds([category], tree),
      brand: brand ?? null,
      min,
      isSameFabric: sameFabric,
      isNotReduced: notReduced,
    }
  },
  'global/oneOfEach': (condition, { tree }) => {
    const { success, output } = v.safeParse(oneOfEach, condition)
    if (!success) return null
    return {
      level: 'global',
      key: 'oneOfEach',
      selections: output.categories.map((keys) => toIds(keys, tree)),
      isSameFabric: output.sameFabric,
    }
  },
  'global/minimumOrderValue': (condition, { currency }) => {
    const { success, output } = v.safeParse(amounts, condition)
    const cents = success ? output[currency] : undefined
    return cents === undefined ? null : { level: 'global', key: 'minimumOrderValue', cents }
  },
  'global/customerGroup': (condition) => {
    const { success, output } = v.safeParse(names, condition)
    return success ? { level: 'global', key: 'customerGroup', groups: output.in } : null
  },
  'global/code': (condition) => {
    const { success, output } = v.safeParse(code, condition)
    return success ? { level: 'global', key: 'code', code: toVoucherCode(output.equals) } : null
  },
}

function toIds(keys: readonly string[], tree: CategoryTree): number[] {
  const wanted = new Set(keys)
  return [...tree.byId.values()].filter(({ key }) => wanted.has(key)).map(({ id }) => id)
}

export function isWhole(condition: PromotionCondition): condition is WholeCondition {
  return condition.key === 'minQuantity' || condition.key === 'oneOfEach'
}
