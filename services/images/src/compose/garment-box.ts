import type { LayerLibrary } from './layer-library.ts'

/** How far a garment reaches on the form, in meters: from its middle, and above the floor. */
export interface GarmentBox {
  reach: number
  bottom: number
  top: number
}

/** Enough to find the outline of a garment. */
const SKETCH_WIDTH = 64

export async function boxOf(view: string, library: LayerLibrary): Promise<GarmentBox> {
  const { mask, width, height } = await library.load(view, SKETCH_WIDTH)
  const { spanM, centerM } = library.frameOf(view)
  const perPixel = spanM / height
  let top = height
  let bottom = 0
  let reach = 0
  for (let i = 0; i < mask.length; i++) {
    if (mask[i]! < 128) continue
    const y = Math.floor(i / width)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
    reach = Math.max(reach, Math.abs((i % width) + 0.5 - width / 2) + 0.5)
  }
  return {
    reach: reach * perPixel,
    top: centerM + (height / 2 - top) * perPixel,
    bottom: centerM + (height / 2 - bottom) * perPixel,
  }
}
