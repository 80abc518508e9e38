import type { Block } from '@saum/contract/content'
import type { Tokens } from 'marked'

const OWN_PICTURE = /^\/pictures\/([a-z0-9-]+\.webp)$/
const SIZE = /^(\d{2,4})x(\d{2,4})$/

/** `![alt](/pictures/story.webp "1440x960")` alone in a paragraph; the size keeps the page from jumping. */
export function toPicture(paragraph: Tokens.Paragraph): Block | null {
  const [token, ...others] = paragraph.tokens
  if (token?.type !== 'image' || others.length > 0) return null
  const image = token as Tokens.Image
  const file = OWN_PICTURE.exec(image.href)?.[1]
  const size = SIZE.exec(image.title ?? '')
  if (file === undefined || !size) return null
  return {
    kind: 'picture',
    file,
    width: Number(size[1]),
    height: Number(size[2]),
    alt: image.text,
  }
}
