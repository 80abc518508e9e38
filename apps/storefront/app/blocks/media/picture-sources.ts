import type { ContentPicture } from '@saum/contract/content-block'
import {
  editorialWidthsFor,
  pictureUrl,
  type EditorialWidth,
  type PictureFormat,
} from '@saum/domain/picture-url'
import type { PictureSource } from '#app/ui/picture.tsx'

/** For browsers without `srcset`. */
const FALLBACK_WIDTH = 780

/** The addresses of a picture in the widths it can be had in; it is never enlarged. */
export function contentPictureSource(
  { key, width, height }: ContentPicture,
  imageBase: string,
): PictureSource {
  const addressOf = (asked: EditorialWidth, format: PictureFormat) =>
    pictureUrl(imageBase, { key, width: asked, format })
  const srcSetAs = (format: PictureFormat) =>
    editorialWidthsFor(width)
      .map((asked) => `${addressOf(asked, format)} ${Math.min(asked, width)}w`)
      .join(', ')
  return {
    src: addressOf(FALLBACK_WIDTH, 'webp'),
    srcSet: srcSetAs('webp'),
    avif: srcSetAs('avif'),
    width,
    height,
  }
}
