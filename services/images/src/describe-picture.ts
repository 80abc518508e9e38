import { rgbaToThumbHash } from 'thumbhash'
import { toHex } from './compose/color.ts'
import type { Photo } from './compose/compose-picture.ts'
import type { LayerLibrary } from './compose/layer-library.ts'
import { findSpots, type Spot } from './compose/outfit-spots.ts'
import { filePhotoSize } from './maker/file-photo.ts'
import { makePhoto } from './maker/make-picture.ts'
import { pictureFilePath } from './picture-file.ts'
import type { PictureSource } from './picture-source.ts'

/** What a page may show of a picture before it has it. */
export interface PictureDescription {
  width: number
  height: number
  averageColor: string
  /** Base64. */
  thumbhash: string
  /** Where the pieces of an outfit are, in their order. */
  spots?: (Spot | null)[]
}

const FULL_WIDTH = 900
/** Of every picture that is composed of layers. */
export const COMPOSED_SIZE = { width: FULL_WIDTH, height: FULL_WIDTH * 1.25 }
const SKETCH_WIDTH = 64

/**
 * From a picture so small that thousands of them are described in seconds. `pictureFolder` is needed
 * for pictures that are files.
 */
export async function describePicture(
  source: PictureSource,
  library: LayerLibrary,
  pictureFolder?: string,
): Promise<PictureDescription> {
  const sketch = await makePhoto(withoutCut(source), { library, pictureFolder }, SKETCH_WIDTH)
  const size =
    source.kind === 'file'
      ? await filePhotoSize(pictureFilePath(source.file, pictureFolder), FULL_WIDTH)
      : COMPOSED_SIZE
  return {
    ...size,
    averageColor: averageColorOf(sketch),
    thumbhash: thumbhashOf(sketch),
    ...(source.kind === 'outfit' && { spots: await findSpots(source.pieces, library) }),
  }
}

/** Nobody can tell the cut of a sketch, and without it all styles share their small layers. */
function withoutCut(source: PictureSource): PictureSource {
  if (source.kind !== 'garment') return source
  const { cut: _cut, ...look } = source.look
  return { ...source, look }
}

function averageColorOf({ rgb }: Photo): string {
  const sums = [0, 0, 0]
  for (let i = 0; i < rgb.length; i++) sums[i % 3]! += rgb[i]!
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / (rgb.length / 3))
  return toHex(red, green, blue)
}

/** The hash keeps some seven waves in each direction; blocks of this size hold more than that. */
const BLOCK = 4

function thumbhashOf(photo: Photo): string {
  // A file may be smaller than the sketch.
  const block = photo.width < SKETCH_WIDTH ? 1 : BLOCK
  const columns = Math.floor(photo.width / block)
  const rows = Math.floor(photo.height / block)
  const rgba = new Uint8Array(columns * rows * 4).fill(255)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      for (let part = 0; part < 3; part++) {
        const at = 3 * (y * block * photo.width + x * block) + part
        rgba[4 * (y * columns + x) + part] = blockMean(photo, at, block)
      }
    }
  }
  return Buffer.from(rgbaToThumbHash(columns, rows, rgba)).toString('base64')
}

function blockMean({ width, rgb }: Photo, at: number, block: number): number {
  let sum = 0
  for (let y = 0; y < block; y++) {
    for (let x = 0; x < block; x++) sum += rgb[at + 3 * (y * width + x)]!
  }
  return sum / (block * block)
}
