import * as v from '@saum/schema/schema'
import { readGrammarFile } from './grammar-file.ts'
import { localeWording } from './wording.ts'

const strings = v.array(v.string())

/** What belongs in: every key must hold. A category also holds everything in its children. */
const rule = v.strictObject({
  children: v.optional(v.literal(true)),
  shapes: v.optional(strings),
  flag: v.optional(v.picklist(['isNew', 'reduced'])),
  brand: v.optional(strings),
  suitSet: v.optional(v.literal(true)),
  categories: v.optional(strings),
  not: v.optional(strings),
  outfits: v.optional(v.string()),
})

const category = v.object({
  id: v.number(),
  key: v.string(),
  parent: v.nullable(v.string()),
  name: localeWording,
  slug: localeWording,
  intro: localeWording,
  seo: localeWording,
  rule,
  properties: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []),
  shopLevelCustomData: v.record(v.string(), v.unknown()),
})

export type CategoryRule = v.InferOutput<typeof rule>
export type Category = v.InferOutput<typeof category>

export const CATEGORIES = readGrammarFile(
  'categories',
  v.object({ categories: v.array(category) }),
).categories
