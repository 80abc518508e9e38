import type { Promotion } from '@saum/contract/promotion'
import type { Shop } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'

/** Which pieces count; without any word about it, all of them. */
export interface PieceRule {
  categories?: string[]
  brands?: string[]
  isNotReduced?: boolean
}

/** A promotion as far as it can be said what is missing for it. */
export interface HintRule {
  id: string
  name: string
  href?: string
  /** What it reduces; missing where it gives something on top. */
  promotes?: PieceRule
  asks:
    | { kind: 'amount'; steps: { cents: number; percent?: number }[] }
    | ({ kind: 'pieces'; min: number } & PieceRule)
}

type Condition = Promotion['conditions'][number]

const names = v.object({ in: v.array(v.string()) })
// Pieces of one fabric are nothing a shopper could be sent to find.
const pieces = v.strictObject({
  category: v.optional(v.string()),
  brand: v.optional(v.string()),
  min: v.number(),
  notReduced: v.optional(v.boolean()),
})

/** Only of promotions that ask for one thing everybody could do: spend more, or take one more piece. */
export function toHintRules(promotions: readonly Promotion[], { path }: Shop): HintRule[] {
  return promotions.flatMap((promotion) => {
    const asks = asksOf(promotion)
    if (asks === null || !promotion.isActive) return []
    const { link } = promotion.customData
    return {
      id: promotion.id,
      name: promotion.displayName,
      ...(link !== undefined && { href: `/${path}/c${link}/` }),
      ...(promotion.effect.type === 'automatic_discount' && { promotes: itemRule(promotion) }),
      asks,
    }
  })
}

function asksOf({ conditions, tiers }: Promotion): HintRule['asks'] | null {
  const [first, ...others] = conditions.filter(({ level }) => level === 'global')
  if (first === undefined || others.length > 0) return null
  if (first.key === 'minQuantity') return asksPieces(first)
  if (first.key !== 'minimumOrderValue' || typeof first.condition !== 'number') return null
  if (tiers.length === 0) return { kind: 'amount', steps: [{ cents: first.condition }] }
  const steps = tiers.map(({ mov, effect }) => ({
    cents: mov,
    ...(effect.type === 'automatic_discount' &&
      effect.additionalData.type === 'relative' && { percent: effect.additionalData.value }),
  }))
  return { kind: 'amount', steps: steps.toSorted((left, right) => left.cents - right.cents) }
}

function asksPieces({ condition }: Condition): HintRule['asks'] | null {
  const parsed = v.safeParse(pieces, condition)
  if (!parsed.success) return null
  const { category, brand, min, notReduced } = parsed.output
  return {
    kind: 'pieces',
    min,
    ...(category !== undefined && { categories: [category] }),
    ...(brand !== undefined && { brands: [brand] }),
    ...(notReduced && { isNotReduced: true }),
  }
}

function itemRule({ conditions }: Promotion): PieceRule {
  const own = conditions.filter(({ level }) => level === 'item')
  const listed = (key: string) => {
    const condition = own.find((candidate) => candidate.key === key)?.condition
    const parsed = v.safeParse(names, condition)
    return parsed.success ? parsed.output.in : undefined
  }
  const categories = listed('category')
  const brands = listed('brand')
  return {
    ...(categories && { categories }),
    ...(brands && { brands }),
    ...(own.some(({ key }) => key === 'notReduced') && { isNotReduced: true }),
  }
}
