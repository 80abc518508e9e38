import * as v from '@saum/schema/schema'
import { readGrammarFile } from './grammar-file.ts'
import { wording } from './wording.ts'

const strings = v.array(v.string())
const conditions = v.record(v.string(), strings)

/** One thought in three languages, and the styles of which it is true. */
const entry = v.object({
  id: v.string(),
  family: v.optional(v.string()),
  when: v.optional(conditions, {}),
  not: v.optional(conditions, {}),
  de: v.string(),
  fr: v.string(),
  en: v.string(),
})

const entries = v.array(entry)

const slots = v.object({
  opener: entries,
  cut: entries,
  detail: entries,
  styling: entries,
  material: entries,
  care: entries,
  /** Only for printed styles. */
  print: entries,
  /** Of a color rather than of a style. */
  colour: entries,
})

const slot = v.keyof(slots)

const shortTemplate = v.object({
  when: v.object({
    print: v.optional(v.picklist(['yes', 'no'])),
    feature: v.optional(v.literal('yes')),
    fit: v.optional(strings),
  }),
  de: v.string(),
  fr: v.string(),
  en: v.string(),
})

export type Slot = v.InferOutput<typeof slot>
export type Entry = v.InferOutput<typeof entry>
export type ShortTemplate = v.InferOutput<typeof shortTemplate>

const file = readGrammarFile(
  'descriptions',
  v.object({
    slots,
    plans: v.array(v.object({ weight: v.number(), slots: v.array(slot) })),
    short: v.object({ templates: v.array(shortTemplate) }),
    alt: v.object({
      templates: v.record(v.string(), wording),
      parts: v.record(v.string(), wording),
    }),
    bullets: v.object({
      length: wording,
      fabric: wording,
      dimensions: wording,
      width: wording,
      head: wording,
    }),
    regional: v.object({
      words: v.object({
        'de-AT': v.array(v.tuple([v.string(), v.string()])),
        'de-CH': v.array(v.tuple([v.string(), v.string()])),
      }),
    }),
  }),
)

export const SENTENCES = file.slots
export const PLANS = file.plans
export const SHORT_TEMPLATES = file.short.templates
export const ALT_TEMPLATES = new Map(Object.entries(file.alt.templates))
export const ALT_PARTS = new Map(Object.entries(file.alt.parts))
export const BULLETS = file.bullets
export const REGIONAL_WORDS = file.regional.words
