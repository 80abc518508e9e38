import { EVERYTHING } from '../index/everything.ts'
import type { Condition, IndexQuestion } from '../index/index-question.ts'
import type { KeywordField } from '../shop-schema.ts'
import type { ProductTraits, TraitField } from './product-traits.ts'

/** How much cheaper or dearer a similar product may be. */
const PRICE_BAND = { least: 0.6, most: 1.7 } as const

export const IN_STOCK = keyword('availability', ['in_stock'])

/** What another product must share to be next, from closest to most distant. */
const SHARED: readonly (readonly TraitField[])[] = [
  ['material', 'ec_color', 'length'],
  ['material', 'ec_color'],
  ['material', 'length'],
  ['material'],
  ['ec_color'],
]

/**
 * Where products like a given one are looked for, one question after the other until there are
 * enough: its special category first, then the one above, then at any price. Conditions within a
 * category cost a tenth of what ranking by shared properties does.
 */
export function similarQuestions(traits: ProductTraits, size: number): IndexQuestion[] {
  const [special, general = special] = traits.categoryIds
  if (special === undefined || general === undefined) return []
  const price = traits.price === null ? [] : [priceBand(traits.price)]
  const steps = [
    ...sharedConditions(traits).map((shared) => ({ category: special, more: [...price, shared] })),
    { category: special, more: price },
    ...sharedConditions(traits).map((shared) => ({ category: general, more: [...price, shared] })),
    { category: special, more: [] },
    { category: general, more: [] },
  ]
  return steps.map(({ category, more }) => ({
    ...EVERYTHING,
    scope: { field: 'category_id', value: category },
    condition: { kind: 'all', conditions: [IN_STOCK, ...more] },
    size,
  }))
}

/** Products that lack a property share it with nobody. */
function sharedConditions({ values }: ProductTraits): Condition[] {
  return SHARED.flatMap((fields): Condition[] => {
    const conditions = fields.map((field) => keyword(field, values[field]))
    const isKnown = fields.every((field) => values[field].length > 0)
    return isKnown ? [{ kind: 'all', conditions }] : []
  })
}

function keyword(field: KeywordField, values: readonly string[]): Condition {
  return { kind: 'keyword', field, values }
}

function priceBand(price: number): Condition {
  return {
    kind: 'range',
    field: 'ec_price',
    range: { start: price * PRICE_BAND.least, end: price * PRICE_BAND.most, endInclusive: true },
  }
}
