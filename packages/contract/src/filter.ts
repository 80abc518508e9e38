import * as v from '@saum/schema/schema'
import { call } from './call.ts'

const filterValue = v.object({
  /** Stays the same for good and in every shop, so that addresses may name it. */
  id: v.number(),
  /** As a shopper reads it. */
  name: v.string(),
  /** As the search feed calls it; the names from the root, joined by `|`, of a category. */
  value: v.string(),
  /** Of a color, as CSS writes it; of mixed colors a gradient. */
  hex: v.optional(v.string()),
})

export type VocabularyValue = v.InferOutput<typeof filterValue>

const filterShape = v.object({
  /** Names the group in addresses: `filters[color]`. */
  key: v.string(),
  name: v.string(),
  values: v.array(filterValue),
})

/**
 * Everything by which products can be filtered, whether or not a product has it just now: the numbers
 * that addresses use and the words behind them. How many products have a value is not said here.
 */
export const getFilters = call('getFilters', {
  access: 'public',
  payload: v.nullish(v.object({}), {}),
  result: v.object({ filters: v.array(filterShape) }),
  refusals: {},
})

export type Filter = v.InferOutput<typeof filterShape>
