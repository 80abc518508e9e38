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
  return readPhoto(path, await filePhotoSize(path, width))
}

/** Upright, in its own proportion, never larger than it came. */
export async function readMediaPhoto(bytes: Uint8Array, width: number): Promise<Photo> {
  const original = await naturalSize(bytes)
  const scale = Math.min(1, width / original.width)
  return readPhoto(bytes, {
    width: Math.round(original.width * scale),
    height: Math.max(1, Math.round(original.height * scale)),
  })
}

async function readPhoto(input: string | Uint8Array, size: Size): Promise<Photo> {
  const { data, info } = await open(input)
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
export async function filePhotoSize(path: string, width: number): Promise<Size> {
  const original = await naturalSize(path)
  const widest = Math.min(original.width, Math.floor(original.height / ASPECT))
  const target = Math.max(1, Math.min(width, widest))
  return { width: target, height: Math.round(target * ASPECT) }
}

interface Size {
  width: number
  height: number
}

async function naturalSize(input: string | Uint8Array): Promise<Size> {
  const { format, autoOrient } = await open(input).metadata()
  const name = typeof input === 'string' ? input : 'The content picture'
  if (!FORMATS.has(format)) throw new Error(`${name} is no photo but ${format}`)
  return autoOrient
}

function open(input: string | Uint8Array) {
  return sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
}
