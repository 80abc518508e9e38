import type { PictureSource } from '@saum/images/picture-source'
import { isDeep } from '@saum/testing/depth'
import { describe, expect, it } from 'vitest'
import { demoDocuments } from './demo-documents.ts'
import { readDescribedPictures, writeDescribedPictures } from './described-pictures.ts'
import { openPhotographer, type Photographer } from './product-pictures.ts'

type ComposedSource = Exclude<PictureSource, { kind: 'file' }>

const OUTDATED = 'run `node catalog/describe-pictures.ts` and commit what it writes'
const EVERY = isDeep ? 20 : 200
/** Machines of another kind round another way. */
const ROUNDING = 1.5

const kept = readDescribedPictures()

async function picturesOfRange(): Promise<Map<string, ComposedSource>> {
  const sources = new Map<string, ComposedSource>()
  const camera = openPhotographer()
  const photograph: Photographer = async (source) => {
    const picture = await camera(source)
    sources.set(picture.key, source)
    return picture
  }
  const now = Date.parse('2026-11-15T12:00:00Z')
  for (const { kind, documents } of demoDocuments({ now, photograph, onProgress: () => {} })) {
    if (kind !== 'products' && kind !== 'outfits') continue
    await Array.fromAsync(documents)
  }
  return sources
}

describe('the described pictures', async () => {
  const sources = await picturesOfRange()

  it('are those of the range', () => {
    expect([...kept.keys()], OUTDATED).toEqual([...sources.keys()].toSorted())
  })

  it('are described as a look at the picture describes them', async () => {
    const camera = openPhotographer(new Map())
    const sample = [...sources].filter((_, index) => index % EVERY === 0)
    expect(sample.length).toBeGreaterThan(25)

    for (const [key, source] of sample) {
      const { averageColor, thumbhash, spots } = await camera(source)
      const found = kept.get(key)
      expect(distance(partsOf(averageColor), partsOf(found?.averageColor)), OUTDATED).toBeLessThan(
        ROUNDING,
      )
      expect(distance(wavesOf(thumbhash), wavesOf(found?.thumbhash)), OUTDATED).toBeLessThan(
        ROUNDING,
      )
      expect(found?.spots?.length, OUTDATED).toBe(spots?.length)
    }
  })

  it('come out of their file as they went in', () => {
    const written = JSON.parse(writeDescribedPictures(kept))

    expect(Object.keys(written)).toEqual([...kept.keys()])
    for (const [key, { averageColor, thumbhash, spots }] of kept) {
      expect(written[key]).toEqual(
        spots ? [averageColor, thumbhash, spots] : [averageColor, thumbhash],
      )
    }
  })
})

function partsOf(hex = ''): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** Four bits for each wave of light and color. */
function wavesOf(thumbhash = ''): number[] {
  return [...Buffer.from(thumbhash, 'base64')].flatMap((byte) => [byte >> 4, byte & 15])
}

/** The mean difference; of what has another size there is none. */
function distance(some: ArrayLike<number>, others: ArrayLike<number>): number {
  if (some.length !== others.length) return Number.POSITIVE_INFINITY
  let sum = 0
  for (let i = 0; i < some.length; i += 1) sum += Math.abs((some[i] ?? 0) - (others[i] ?? 0))
  return sum / some.length
}
