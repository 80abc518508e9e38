import * as v from '@saum/schema/schema'
import { byKey, readGrammarFile } from './grammar-file.ts'
import { localeWording } from './wording.ts'

const color = v.object({
  id: v.number(),
  key: v.string(),
  family: v.string(),
  hex: v.string(),
  name: localeWording,
})

/** One coloring of a print; ground and motif are colors of the palette. */
const way = v.object({
  ground: v.string(),
  motif: v.string(),
  /** Families of garment it suits; without them it suits all. */
  families: v.optional(v.array(v.string())),
  family: v.string(),
  name: localeWording,
})

const plain = v.strictObject({ id: v.number(), key: v.literal('solid'), name: localeWording })

const print = v.object({
  id: v.number(),
  key: v.string(),
  name: localeWording,
  forms: v.object({
    de: v.object({ mit: v.string(), adjective: v.nullable(v.string()) }),
    fr: v.object({ complement: v.string() }),
    en: v.object({ prenominal: v.string() }),
  }),
  fabricGroups: v.array(v.string()),
  ways: v.array(way),
})

export type Way = v.InferOutput<typeof way>
export type Print = v.InferOutput<typeof print>

const file = readGrammarFile(
  'colours',
  v.object({
    families: v.array(v.object({ key: v.string(), name: localeWording })),
    colours: v.array(color),
    prints: v.tupleWithRest([plain], print),
  }),
)

const [plainPattern, ...prints] = file.prints

export const PLAIN = plainPattern
export const COLORS = byKey(file.colours)
export const COLOR_FAMILIES = byKey(file.families)
export const PRINTS = byKey(prints)
