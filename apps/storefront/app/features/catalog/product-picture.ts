import { pictureUrl, type PictureFormat, type PictureWidth } from '@saum/domain/picture-url'
import type { PictureSource } from '#app/ui/picture.tsx'

/** What a page carries of a picture; its addresses follow from the key. */
export interface CatalogPicture {
  key: string
  /** Fills the place until the picture is there; see `PictureSource`. */
  ground?: string
}

const WIDTHS = {
  tile: [300, 450, 600, 900],
  /** A whole column of the page. */
  large: [450, 600, 900],
  thumbnail: [180, 300],
} as const satisfies Record<string, readonly PictureWidth[]>

export type PictureUse = keyof typeof WIDTHS

/** For browsers without `srcset`, and the natural size of all: pictures are 4:5. */
const FALLBACK_WIDTH = { tile: 450, large: 900, thumbnail: 180 } as const
const RATIO = 5 / 4

/** The addresses of a picture in the widths its place may need. */
export function productPicture(
  { key, ground }: CatalogPicture,
  imageBase: string,
  use: PictureUse,
): PictureSource {
  const width = FALLBACK_WIDTH[use]
  const srcSetAs = (format: PictureFormat) =>
    WIDTHS[use]
      .map(
        (candidate) => `${pictureUrl(imageBase, { key, width: candidate, format })} ${candidate}w`,
      )
      .join(', ')
  return {
    src: pictureUrl(imageBase, { key, width, format: 'webp' }),
    srcSet: srcSetAs('webp'),
    avif: srcSetAs('avif'),
    ground,
    width,
    height: Math.round(width * RATIO),
  }
}
