import { fileURLToPath } from 'node:url'
import { openLayerLibrary } from '@saum/images/compose/layer-library'
import { describePicture, type PictureDescription } from '@saum/images/describe-picture'
import { pictureKeyOf } from '@saum/images/picture-key'
import type { PictureSource } from '@saum/images/picture-source'
import type { ProductDocumentInput } from '@saum/shop/documents/product-document'
import { pictureOf } from '../grammar/garments.ts'
import { altTextOf } from '../text/alt-text.ts'
import { type DescribedPictures, readDescribedPictures } from './described-pictures.ts'
import { lookFor } from './looks.ts'
import type { Colorway, Style } from './style.ts'

const LAYERS = fileURLToPath(new URL('../layers', import.meta.url))

type ComposedSource = Exclude<PictureSource, { kind: 'file' }>
type ProductImage = NonNullable<ProductDocumentInput['images']>[number]

/** What a document says of a picture besides what it shows. */
export interface PhotographedPicture extends PictureDescription {
  source: ComposedSource
  key: string
}

/** Takes a picture; the same source is only looked at once, and not at all when it is described already. */
export type Photographer = (source: ComposedSource) => Promise<PhotographedPicture>

export function openPhotographer(
  described: DescribedPictures = readDescribedPictures(),
): Photographer {
  const library = openLayerLibrary(LAYERS)
  const taken = new Map<string, PictureDescription | Promise<PictureDescription>>(described)
  return async (source) => {
    const key = pictureKeyOf(source, library)
    const description = taken.get(key) ?? describePicture(source, library)
    taken.set(key, description)
    return { source, key, ...(await description) }
  }
}

/** The tile shows the first view, the hover the second, the product page all of them. */
const ASSET_NAMES = ['fa', 'd1', 'front'] as const

export function picturesOf(
  style: Style,
  color: Colorway,
  photograph: Photographer,
): Promise<ProductImage[]> {
  const look = lookOf(style, color)
  const { block, views } = pictureOf(style.shape, style.fabric)
  return Promise.all(
    views.map(async (view, index) => ({
      ...(await photograph({ kind: 'garment', view: `${block}-${view}`, look })),
      assetName: ASSET_NAMES[index] ?? 'front',
      alt: altTextOf(style, color, view),
    })),
  )
}

export function lookOf({ id, shape, fabric, print }: Style, { ground, motif }: Colorway) {
  return lookFor({
    color: ground,
    print: print && motif !== null ? { key: print.key, motif } : null,
    fabric: fabric.key,
    shape: shape.key,
    styleSeed: id,
  })
}
