import type { ContentReader } from '@saum/contract/content'
import type { Block } from '@saum/contract/content-block'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { ImageService } from '@saum/images/image-service'
import { picturesOf } from './block-pictures.ts'

type Content = Pick<ContentReader, 'findPageByKey'>
type Images = Pick<ImageService, 'warm'>

/** What desktops and phones take for a picture as wide as their window. */
const DESKTOP_WIDTHS = [1080, 1600, 1920] as const
const PHONE_WIDTHS = [780, 1080, 1600] as const
const FORMATS = ['webp', 'avif'] as const

/**
 * Asks for the picture that opens the home page, so that whoever comes first does not wait for it. All
 * shops show the same one. Call it after the start and whenever the home page changed.
 */
export function warmHero(content: Content, images: Images): void {
  const hero = homeBlocks(content).find(isBanner)
  if (hero === undefined) return
  const { picture, phonePicture = picture } = hero
  images.warm([picture.key], { widths: DESKTOP_WIDTHS, formats: FORMATS })
  images.warm([phonePicture.key], { widths: PHONE_WIDTHS, formats: FORMATS })
}

/**
 * Asks for all other pictures of the home page. They wait in line behind whatever was asked for before,
 * so call it last. An AVIF is only smaller: it is made once somebody has asked for it.
 */
export function warmRestOfHome(content: Content, images: Images): void {
  const blocks = homeBlocks(content)
  const hero = blocks.find(isBanner)
  for (const { key, widths } of picturesOf(blocks.filter((block) => block !== hero))) {
    images.warm([key], { widths, formats: ['webp'] })
  }
}

function homeBlocks(content: Content): readonly Block[] {
  return content.findPageByKey('home', DEFAULT_SHOP.locale)?.blocks ?? []
}

function isBanner(block: Block): block is Block<'banner'> {
  return block.kind === 'banner'
}
