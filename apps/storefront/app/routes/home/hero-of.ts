import type { Block, ContentPicture } from '@saum/contract/content-block'

/** What opens the page: its picture is the largest thing of the first screen. */
export interface Hero {
  picture: ContentPicture
  phone?: ContentPicture
}

export function heroOf(blocks: readonly Block[]): Hero | null {
  const [first] = blocks
  if (first?.kind !== 'banner' || first.size !== 'hero') return null
  const { picture, phonePicture } = first
  return { picture, ...(phonePicture && { phone: phonePicture }) }
}
