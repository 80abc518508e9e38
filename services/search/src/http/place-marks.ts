import { IMAGE_BASE_MARK, ORIGIN_MARK } from '../feed/text-marks.ts'

export interface Places {
  /** `https://www.saum.example` */
  publicOrigin: string
  /** Absolute base of pictures of products. */
  imageBase: string
}

/**
 * Puts the real addresses into a finished text. Marks are single characters, so they are never split
 * between two parts of a stream. One pass for both, as a page of products is long.
 */
export function placeMarks(text: string, { publicOrigin, imageBase }: Places): string {
  const pieces: string[] = []
  let from = 0
  let origin = text.indexOf(ORIGIN_MARK)
  let image = text.indexOf(IMAGE_BASE_MARK)
  while (origin !== -1 || image !== -1) {
    const isOrigin = image === -1 || (origin !== -1 && origin < image)
    const at = isOrigin ? origin : image
    pieces.push(text.slice(from, at), isOrigin ? publicOrigin : imageBase)
    from = at + 1
    if (isOrigin) origin = text.indexOf(ORIGIN_MARK, from)
    else image = text.indexOf(IMAGE_BASE_MARK, from)
  }
  pieces.push(text.slice(from))
  return pieces.join('')
}
