/** What weave and seams are looked at in: made when somebody enlarges a picture, never ahead. */
export const ZOOM_WIDTH = 1800

/** The widths pictures of products exist in; anything else is not found. Heights follow from 4:5. */
export const PICTURE_WIDTHS = [180, 300, 450, 600, 900, ZOOM_WIDTH] as const

/** The widths pictures of the content system exist in beside those; they keep their own proportion. */
export const EDITORIAL_WIDTHS = [480, 780, 1080, 1600, 1920] as const

export const PICTURE_FORMATS = ['avif', 'webp'] as const

type ProductPictureWidth = (typeof PICTURE_WIDTHS)[number]
export type EditorialWidth = (typeof EDITORIAL_WIDTHS)[number]
export type PictureWidth = ProductPictureWidth | EditorialWidth
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** `/images/{key}/{width}.{format}`: the key changes with the pixels, so the address never does. */
export interface PictureAddress {
  key: string
  width: PictureWidth
  format: PictureFormat
}

const ADDRESS = /^([a-z0-9]+(?:-[a-z0-9]+)*)\/(\d{1,4})\.(avif|webp)$/
const ALL_WIDTHS: readonly PictureWidth[] = [...PICTURE_WIDTHS, ...EDITORIAL_WIDTHS]
const MAX_KEY_LENGTH = 120

export function pictureUrl(base: string, { key, width, format }: PictureAddress): string {
  return `${base}/${key}/${width}.${format}`
}

/** Reads what follows the base; `null` for anything no picture can have. */
export function parsePictureAddress(text: string): PictureAddress | null {
  const [, key, digits, format] = ADDRESS.exec(text) ?? []
  const width = ALL_WIDTHS.find((known) => String(known) === digits)
  const known = PICTURE_FORMATS.find((candidate) => candidate === format)
  if (key === undefined || key.length > MAX_KEY_LENGTH) return null
  return width === undefined || known === undefined ? null : { key, width, format: known }
}

/**
 * The widths a picture of the content system is offered in. Whoever asks for more than there is gets all
 * there is, so one width beyond the natural one is among them.
 */
export function editorialWidthsFor(natural: number): readonly EditorialWidth[] {
  const beyond = EDITORIAL_WIDTHS.findIndex((width) => width >= natural)
  return beyond === -1 ? EDITORIAL_WIDTHS : EDITORIAL_WIDTHS.slice(0, beyond + 1)
}

/** Whether a picture of a product exists in this width. */
export function isProductPictureWidth(width: PictureWidth): width is ProductPictureWidth {
  return PICTURE_WIDTHS.some((known) => known === width)
}
