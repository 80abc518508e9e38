import type { LayerLibrary } from './layer-library.ts'
import type { Layers } from './layers.ts'

/** How far a garment reaches on the form, in meters: from its middle, and above the floor. */
export interface GarmentBox {
  reach: number
  bottom: number
  top: number
}

/** Enough to find the outline of a garment. */
const SKETCH_WIDTH = 64

export async function boxOf(view: string, library: LayerLibrary): Promise<GarmentBox> {
  const sketch = await library.load(view, SKETCH_WIDTH)
  const { spanM, centerM } = library.frameOf(view)
  const { top, bottom, left, right } = outlineOf(sketch)
  const perPixel = spanM / sketch.height
  return {
    reach: Math.max(sketch.width / 2 - left, right - sketch.width / 2) * perPixel,
    top: centerM + (sketch.height / 2 - top) * perPixel,
    bottom: centerM + (sketch.height / 2 - bottom) * perPixel,
  }
}

/** In pixels; `right` and `bottom` are the first ones without cloth. */
interface Outline {
  top: number
  bottom: number
  left: number
  right: number
}

const outlines = new WeakMap<Layers, Outline>()

function outlineOf(layers: Layers): Outline {
  const outline = outlines.get(layers) ?? traceOutline(layers)
  outlines.set(layers, outline)
  return outline
}

function traceOutline({ mask, width, height }: Layers): Outline {
  const outline = { top: height, bottom: 0, left: width, right: 0 }
  for (let y = 0; y < height; y++) {
    const row = mask.subarray(y * width, (y + 1) * width)
    const first = row.findIndex(isCovered)
    if (first < 0) continue
    outline.top = Math.min(outline.top, y)
    outline.bottom = y + 1
    outline.left = Math.min(outline.left, first)
    outline.right = Math.max(outline.right, row.findLastIndex(isCovered) + 1)
  }
  return outline
}

function isCovered(cover: number): boolean {
  return cover >= 128
}
