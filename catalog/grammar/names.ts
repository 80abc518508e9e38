import * as v from '@saum/schema/schema'
import { readGrammarFile } from './grammar-file.ts'

const yesOrNo = v.picklist(['yes', 'no'])

const titleTemplate = v.object({
  key: v.string(),
  /** 0: only when every other title is taken. */
  weight: v.number(),
  when: v.object({
    print: v.optional(yesOrNo),
    compound: v.optional(yesOrNo),
    feature: v.optional(yesOrNo),
    printAdjective: v.optional(yesOrNo),
    fit: v.optional(v.array(v.string())),
  }),
  de: v.string(),
  fr: v.string(),
  en: v.string(),
})

const brand = v.object({
  key: v.string(),
  name: v.string(),
  share: v.number(),
  families: v.array(v.string()),
  fabrics: v.optional(v.array(v.string())),
})

export type TitleTemplate = v.InferOutput<typeof titleTemplate>
export type Brand = v.InferOutput<typeof brand>

const file = readGrammarFile(
  'names',
  v.object({
    titles: v.array(titleTemplate),
    styleNames: v.array(v.object({ name: v.string(), titles: v.optional(v.boolean(), true) })),
    brands: v.array(brand),
  }),
)

export const TITLE_TEMPLATES = file.titles
export const STYLE_NAMES = file.styleNames.filter((entry) => entry.titles).map(({ name }) => name)
export const BRANDS = file.brands
