import type { PictureSource } from '../picture-source.ts'
import { cutOut } from './cutout.ts'
import type { LayerLibrary } from './layer-library.ts'
import type { Layers } from './layers.ts'
import { dressFigure } from './outfit.ts'
import { onBackdrop, wallShadow } from './photo.ts'
import type { SoftMask } from './soft-mask.ts'

/** Red, green, blue per pixel. */
export interface Photo {
  width: number
  height: number
  rgb: Uint8Array
}

/** Sources that are made of layers. */
export type ComposedSource = Exclude<PictureSource, { kind: 'file' }>

const ASPECT = 5 / 4

/** Photographs a garment or an outfit at the width it is wanted in. */
export async function composePicture(
  source: ComposedSource,
  library: LayerLibrary,
  width: number,
): Promise<Photo> {
  const size = { width, height: Math.round(width * ASPECT) }
  if (source.kind === 'outfit') {
    const figure = await dressFigure(source.pieces, library, size)
    const shadow = wallShadow(coverageOf(figure), size)
    return { ...size, rgb: onBackdrop(figure, size, shadow) }
  }
  const layers = await library.load(source.view, width, source.look.cut)
  return { ...size, rgb: onBackdrop(cutOut(layers, source.look), size, shadowOf(layers)) }
}

function coverageOf(rgba: Uint8Array): Uint8Array {
  const mask = new Uint8Array(rgba.length / 4)
  for (let i = 0; i < mask.length; i++) mask[i] = rgba[4 * i + 3]!
  return mask
}

/** All colors of a garment cast the same shadow. */
const shadows = new WeakMap<Layers, SoftMask>()

function shadowOf(layers: Layers): SoftMask {
  const shadow = shadows.get(layers) ?? wallShadow(layers.mask, layers)
  shadows.set(layers, shadow)
  return shadow
}
