/** What weave and seams are looked at in: made when somebody enlarges a picture, never ahead. */
export const ZOOM_WIDTH = 1800

/** The widths pictures exist in; anything else is not found. Heights follow from 4:5. */
export const PICTURE_WIDTHS = [180, 300, 450, 600, 900, ZOOM_WIDTH] as const

export const PICTURE_FORMATS = ['avif', 'webp'] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** `/images/{key}/{width}.{format}`: the key changes with the pixels, so the address never does. */
export interface PictureAddress {
  key: string
  width: PictureWidth
  format: PictureFormat
}

const ADDRESS = /^([a-z0-9]+(?:-[a-z0-9]+)*)\/(\d{1,4})\.(avif|webp)$/
const MAX_KEY_LENGTH = 120

export function pictureUrl(base: string, { key, width, format }: PictureAddress): string {
  return `${base}/${key}/${width}.${format}`
}

/** Reads what follows the base; `null` for anything no picture can have. */
export function parsePictureAddress(text: string): PictureAddress | null {
  const [, key, digits, format] = ADDRESS.exec(text) ?? []
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits)
  const known = PICTURE_FORMATS.find((candidate) => candidate === format)
  if (key === undefined || key.length > MAX_KEY_LENGTH) return null
  return width === undefined || known === undefined ? null : { key, width, format: known }
}
