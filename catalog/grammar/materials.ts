import * as v from '@saum/schema/schema'
import { byKey, readGrammarFile } from './grammar-file.ts'
import { fabricNoun } from './nouns.ts'
import { wording } from './wording.ts'

const fibre = v.object({ key: v.string(), name: wording })

/** An adjective for how a fabric feels; French agrees with the fabric. */
const feel = v.object({
  key: v.string(),
  de: v.string(),
  fr: v.object({ m: v.string(), f: v.string() }),
  en: v.string(),
})

const fabric = v.object({
  key: v.string(),
  group: v.string(),
  ...fabricNoun.entries,
  feels: v.array(v.string()),
  season: v.picklist(['ss', 'aw', 'all']),
  /** 1 to 5: where in the price band of its shape a style lies. */
  tier: v.number(),
  compositions: v.array(v.string()),
  care: v.string(),
  colourProfile: v.optional(v.string()),
})

const parts = v.array(v.object({ fibre: v.string(), percent: v.number() }))

const composition = v.object({ id: v.string(), parts, leather: v.optional(wording) })
const lining = v.object({ key: v.string(), parts })

export type Feel = v.InferOutput<typeof feel>
export type Fabric = v.InferOutput<typeof fabric>
export type Composition = v.InferOutput<typeof composition>
export type Lining = v.InferOutput<typeof lining>

const file = readGrammarFile(
  'materials',
  v.object({
    fibres: v.array(fibre),
    feels: v.array(feel),
    fabrics: v.array(fabric),
    compositions: v.array(composition),
    linings: v.array(lining),
    liningFor: v.objectWithRest({ details: v.array(v.string()) }, v.array(v.string())),
    care: v.object({
      symbols: v.array(v.object({ key: v.string(), text: wording })),
      sets: v.array(v.object({ key: v.string(), symbols: v.array(v.string()) })),
    }),
    legal: v.object({
      parts: v.object({
        de: v.object({ shell: v.string(), lining: v.string() }),
        fr: v.object({ shell: v.string(), lining: v.string() }),
        en: v.object({ shell: v.string(), lining: v.string() }),
      }),
    }),
    maker: v.object({
      name: v.string(),
      street: v.string(),
      zip: v.string(),
      city: v.string(),
      country: v.string(),
      email: v.string(),
    }),
  }),
)

export const FIBRES = byKey(file.fibres)
export const FEELS = byKey(file.feels)
export const FABRICS = byKey(file.fabrics)
export const COMPOSITIONS = new Map(file.compositions.map((entry) => [entry.id, entry]))
export const LININGS = byKey(file.linings)
export const CARE_SYMBOLS = byKey(file.care.symbols)
export const CARE_SETS = byKey(file.care.sets)
export const PART_NAMES = file.legal.parts
export const MAKER = file.maker

const { details: liningDetails, ...liningsByFamily } = file.liningFor

/** Details that mean a lining, and the linings each family of garment may have. */
export const LINED_BY = liningDetails
export const LININGS_BY_FAMILY: Readonly<Record<string, string[]>> = liningsByFamily
