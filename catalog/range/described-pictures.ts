import { readFileSync } from 'node:fs'
import { COMPOSED_SIZE, type PictureDescription } from '@saum/images/describe-picture'
import * as v from '@saum/schema/schema'

/** By picture key, which is another one as soon as the pixels are others. */
export type DescribedPictures = ReadonlyMap<string, PictureDescription>

const FILE = new URL('./described-pictures.json', import.meta.url)
const spot = v.nullable(v.object({ x: v.number(), y: v.number() }))
/** Average color, thumbhash, and the spots of an outfit; a shorter tuple would drop what is behind it. */
const entry = v.union([
  v.tuple([v.string(), v.string(), v.array(spot)]),
  v.tuple([v.string(), v.string()]),
])
const file = v.record(v.string(), entry)

/**
 * The descriptions of the range's pictures, kept in a file: composing 5,600 pictures for them takes a minute of
 * processor time. A picture that is missing here is described when the range is written.
 */
export function readDescribedPictures(): DescribedPictures {
  const entries = Object.entries(v.parse(file, JSON.parse(readFileSync(FILE, 'utf8'))))
  return new Map(
    entries.map(([key, [averageColor, thumbhash, spots]]) => [
      key,
      { ...COMPOSED_SIZE, averageColor, thumbhash, ...(spots && { spots }) },
    ]),
  )
}

/** As the file has it: one line for each picture, sorted by key. */
export function writeDescribedPictures(pictures: DescribedPictures): string {
  const lines = [...pictures]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { averageColor, thumbhash, spots }]) => {
      const values = spots ? [averageColor, thumbhash, spots] : [averageColor, thumbhash]
      return `  ${JSON.stringify(key)}: ${JSON.stringify(values)}`
    })
  return `{\n${lines.join(',\n')}\n}\n`
}
