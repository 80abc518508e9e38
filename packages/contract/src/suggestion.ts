import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { categoryShape } from './category.ts'
import { productWith } from './product-with.ts'
import { productShape } from './product.ts'

const score = v.number()

/** Something of the range a shopper may mean; the best have a score of 1. */
const searchEntity = v.variant('type', [
  v.object({
    type: v.literal('category'),
    score,
    categorySuggestion: v.object({ category: categoryShape }),
  }),
  v.object({
    type: v.literal('product'),
    score,
    productSuggestion: v.object({ product: productShape }),
  }),
])

export type SearchEntity = v.InferOutput<typeof searchEntity>

const question = v.object({
  term: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(200),
    // A database may choke on control characters.
    v.regex(/^\P{Cc}*$/u),
  ),
  /** Only what is in this category or below it. */
  categoryId: v.optional(v.pipe(v.number(), v.safeInteger())),
  with: productWith,
})

/** Categories and products whose names begin with the words of the term, each kind best first. */
export const getSearchSuggestions = call('getSearchSuggestions', {
  access: 'public',
  payload: question,
  result: v.object({ suggestions: v.array(searchEntity) }),
  refusals: {},
})

/** What the term names exactly: a product by its id or number, that of a size, or a category; `null` for anything else. */
export const resolveSearch = call('resolveSearch', {
  access: 'public',
  limit: 'address',
  payload: question,
  result: v.nullable(searchEntity),
  refusals: {},
})
