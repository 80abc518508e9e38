import * as v from '@saum/schema/schema'

export type Gender = 'm' | 'f' | 'n'

const germanNoun = v.object({
  noun: v.string(),
  gender: v.picklist(['m', 'f', 'n']),
  genitive: v.optional(v.string()),
  /** The noun as the second half of a compound: «kleid» in «Wollkleid». */
  compoundHead: v.optional(v.string()),
})

const frenchNoun = v.object({
  noun: v.string(),
  gender: v.picklist(['m', 'f']),
  number: v.optional(v.picklist(['s', 'p']), 's'),
  /** Fabrics whose name already ends in an adjective take no second one. */
  takesAdjective: v.optional(v.boolean(), true),
})

const englishNoun = v.object({
  noun: v.string(),
  number: v.optional(v.picklist(['s', 'p']), 's'),
  /** «a linen blend», where other fabrics go without. */
  article: v.optional(v.literal('a')),
})

export const garmentNoun = v.object({
  de: germanNoun,
  'de-AT': v.optional(germanNoun),
  'de-CH': v.optional(germanNoun),
  fr: frenchNoun,
  en: englishNoun,
})

export const fabricNoun = v.object({
  de: v.object({
    ...germanNoun.entries,
    /** The first half of a compound: «Woll» in «Wollkleid»; `null` makes none. */
    compoundPrefix: v.optional(v.nullable(v.string())),
  }),
  fr: frenchNoun,
  en: v.object({ ...englishNoun.entries, attributive: v.string() }),
})

export type GermanNoun = v.InferOutput<typeof germanNoun>
export type FrenchNoun = v.InferOutput<typeof frenchNoun>
export type EnglishNoun = v.InferOutput<typeof englishNoun>
export type GarmentNoun = v.InferOutput<typeof garmentNoun>
