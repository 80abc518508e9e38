import * as v from '@saum/schema/schema'
import { look } from './compose/look.ts'

const view = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(60))

/** One garment of an outfit; who lies over whom is decided when the picture is made. */
const outfitPiece = v.strictObject({ view, look })

/** A name inside the picture folder; folders below it may be named, nothing may lead out of it. */
const file = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500))

/** What a picture is made of, as kept with the catalogue. */
export const pictureSource = v.variant('kind', [
  v.strictObject({ kind: v.literal('garment'), view, look }),
  v.strictObject({
    kind: v.literal('outfit'),
    pieces: v.pipe(v.array(outfitPiece), v.minLength(1), v.maxLength(6)),
  }),
  v.strictObject({ kind: v.literal('file'), file }),
])

export type PictureSource = v.InferOutput<typeof pictureSource>
export type OutfitPiece = v.InferOutput<typeof outfitPiece>
