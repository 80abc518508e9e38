import sharp from 'sharp'
import type { Photo } from '../compose/compose-picture.ts'

/** Enough for any camera, too little for a file that unpacks without end. */
const MAX_PIXELS = 120_000_000
const BACKDROP = '#ECEAE6'
const ASPECT = 5 / 4

/** What cameras and studios deliver; drawings and documents can reach for other files. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'tiff', 'gif'])

/** Upright, cut to 4:5 round its middle, never larger than it came. */
export async function readFilePhoto(path: string, width: number): Promise<Photo> {
  const size = await filePhotoSize(path, width)
  const { data, info } = await open(path)
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: BACKDROP })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: data }
}

/** How large a picture of this width can be made from the file. */
export async function filePhotoSize(path: string, width: number) {
  const { format, autoOrient: original } = await open(path).metadata()
  if (!FORMATS.has(format)) throw new Error(`${path} is no photo but ${format}`)
  const widest = Math.min(original.width, Math.floor(original.height / ASPECT))
  const target = Math.max(1, Math.min(width, widest))
  return { width: target, height: Math.round(target * ASPECT) }
}

function open(path: string) {
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
}
