import * as v from '@saum/schema/schema'
import { readGrammarFile } from './grammar-file.ts'
import { wording } from './wording.ts'

const printedPiece = v.object({
  shape: v.string(),
  print: v.string(),
  ground: v.string(),
  motif: v.string(),
  fabric: v.optional(v.string()),
  details: v.optional(v.array(v.string()), []),
})

const plainPiece = v.object({
  shape: v.string(),
  print: v.literal('solid'),
  colour: v.string(),
  fabric: v.optional(v.string()),
  details: v.optional(v.array(v.string()), []),
})

const piece = v.union([plainPiece, printedPiece])

const outfit = v.object({
  id: v.number(),
  key: v.string(),
  occasion: v.string(),
  season: v.string(),
  name: wording,
  story: wording,
  pieces: v.array(piece),
  category: v.string(),
  /** Shapes of the pieces that are cut from one cloth. */
  sameFabric: v.optional(v.array(v.string()), []),
})

export type OutfitPiece = v.InferOutput<typeof piece>
export type Outfit = v.InferOutput<typeof outfit>

export const OUTFITS = readGrammarFile('outfits', v.object({ outfits: v.array(outfit) })).outfits
