import type { Block, ContentPicture } from '@saum/contract/content-block'
import { editorialWidthsFor, type EditorialWidth } from '@saum/domain/picture-url'

/** What phones and desktops take for a picture that is a tile among others. */
const TILE_WIDTHS: ReadonlySet<EditorialWidth> = new Set([480, 780, 1080])
/** And for one that is about as wide as a phone, or half a desktop. */
const LARGE_WIDTHS: ReadonlySet<EditorialWidth> = new Set([780, 1080, 1600])

export interface PlacedPicture {
  key: string
  widths: readonly EditorialWidth[]
}

/** The pictures of the content system that blocks show, in reading order, in the widths of their places. */
export function picturesOf(blocks: readonly Block[]): PlacedPicture[] {
  return blocks.flatMap((block) => {
    const widths = isOfTiles(block) ? TILE_WIDTHS : LARGE_WIDTHS
    const own = picturesIn(block).map((picture) => inWidths(picture, widths))
    return block.kind === 'grid' ? block.cells.flatMap(picturesOf) : own
  })
}

function isOfTiles(block: Block): boolean {
  return block.kind === 'imageSlider' || (block.kind === 'categoryTiles' && block.layout === 'row')
}

function picturesIn(block: Block): ContentPicture[] {
  switch (block.kind) {
    case 'banner':
      return [block.picture, block.phonePicture].filter((picture) => picture !== undefined)
    case 'picture':
      return [block.picture]
    case 'imageSlider':
      return block.pictures.map(({ picture }) => picture)
    case 'slideShow':
      return block.slides.map(({ picture }) => picture)
    case 'video':
      return [block.poster]
    case 'categoryTiles':
      return block.tiles.flatMap(({ picture }) => picture ?? [])
    case 'story':
    case 'storeFinder':
      return block.picture === undefined ? [] : [block.picture]
    default:
      return []
  }
}

function inWidths(
  { key, width }: ContentPicture,
  wanted: ReadonlySet<EditorialWidth>,
): PlacedPicture {
  return { key, widths: editorialWidthsFor(width).filter((offered) => wanted.has(offered)) }
}
