import * as v from '@saum/schema/schema'
import { byKey, readGrammarFile } from './grammar-file.ts'
import { garmentNoun } from './nouns.ts'
import { wording } from './wording.ts'

const strings = v.array(v.string())

/** How a feature reads in a title; English puts it before or after the noun. */
const titleForm = v.object({
  de: v.string(),
  fr: v.string(),
  en: v.object({ pre: v.optional(v.string()), post: v.optional(v.string()) }),
})

const trait = v.object({ key: v.string(), name: wording, title: v.optional(titleForm) })

const fit = v.object({
  ...trait.entries,
  adjective: v.optional(
    v.object({ de: v.string(), fr: v.object({ m: v.string(), f: v.string() }), en: v.string() }),
  ),
})

const detail = v.object({ key: v.string(), bullet: wording, title: v.optional(titleForm) })

const priceBand = v.object({ min: v.number(), max: v.number() })

/** The layers its pictures are made of, and what a close-up shows. */
const picture = v.object({
  block: v.string(),
  views: v.pipe(v.array(v.picklist(['front', 'back', 'threeq', 'detail'])), v.minLength(1)),
  part: v.optional(v.string()),
})

const shape = v.object({
  id: v.number(),
  key: v.string(),
  family: v.string(),
  head: v.string(),
  picture: v.object({
    ...picture.entries,
    /** Fabrics whose surface was made into layers of their own. */
    byFabric: v.optional(v.record(v.string(), picture), {}),
  }),
  noun: garmentNoun,
  options: v.object({
    fit: strings,
    length: strings,
    sleeve: strings,
    neckline: strings,
    detailsAlways: strings,
    detailsMaybe: strings,
  }),
  fabrics: strings,
  prints: strings,
  colours: v.string(),
  price: v.object({ EUR: priceBand, CHF: priceBand }),
  title: v.object({
    /** Features the noun already says. */
    implied: strings,
    omitFabrics: v.optional(strings),
    compound: v.boolean(),
  }),
  /** Worn out and bought again: it can be had as a subscription. */
  isBasic: v.optional(v.boolean(), false),
  careOverride: v.nullable(v.string()),
  sizeSystem: v.picklist(['eu', 'alpha', 'jeans', 'belt', 'one']),
  fitSize: v.nullable(v.string()),
  measurements: v.record(v.string(), v.record(v.string(), v.number())),
})

export type TitleForm = v.InferOutput<typeof titleForm>
export type Picture = v.InferOutput<typeof picture>
export type Shape = v.InferOutput<typeof shape>

const sizes = v.object({ sizes: strings, lengths: v.optional(strings) })

const file = readGrammarFile(
  'garments',
  v.object({
    attributes: v.object({
      fits: v.array(fit),
      lengths: v.array(trait),
      sleeves: v.array(trait),
      necklines: v.array(trait),
      details: v.array(detail),
    }),
    heads: v.record(v.string(), garmentNoun),
    shapes: v.array(shape),
    colourProfiles: v.record(v.string(), strings),
    sizes: v.object({
      systems: v.object({ eu: sizes, alpha: sizes, jeans: sizes, belt: sizes, one: sizes }),
    }),
    texts: v.object({ fitNote: wording, sizeAdvice: v.record(v.string(), wording) }),
    exclusiveDetails: v.array(strings),
    detailRequires: v.record(v.string(), v.record(v.string(), strings)),
  }),
)

export const SHAPES = byKey(file.shapes)
export const HEADS = new Map(Object.entries(file.heads))
export const FITS = byKey(file.attributes.fits)
export const LENGTHS = byKey(file.attributes.lengths)
export const SLEEVES = byKey(file.attributes.sleeves)
export const NECKLINES = byKey(file.attributes.necklines)
export const DETAILS = byKey(file.attributes.details)
export const COLOR_PROFILES = new Map(Object.entries(file.colourProfiles))
export const SIZE_SYSTEMS = file.sizes.systems
export const FIT_NOTE = file.texts.fitNote
export const SIZE_ADVICE = new Map(Object.entries(file.texts.sizeAdvice))
export const EXCLUSIVE_DETAILS = file.exclusiveDetails
export const DETAIL_REQUIRES = new Map(Object.entries(file.detailRequires))

export function pictureOf({ picture: usual }: Shape, fabric: { key: string }): Picture {
  return usual.byFabric[fabric.key] ?? usual
}
