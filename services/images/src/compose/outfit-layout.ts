import type { GarmentBox } from './garment-box.ts'
import type { ViewFrame } from './load-layers.ts'

/** Where a piece goes and at which size, in pixels. */
export interface Placed {
  width: number
  left: number
  top: number
}

export interface OutfitLayout {
  /** Pixels per meter. */
  scale: number
  /** Where the middle of a figure is. */
  middleOf(figure: number): number
  place(frame: ViewFrame, figure: number): Placed
  placeBeside(frame: ViewFrame, shape: string, index: number): Placed
}

interface Size {
  width: number
  height: number
}

const FIGURE_HEIGHT = 0.86
const ONE_FIGURE_WIDTH = 0.62
const FIGURES_WIDTH = 0.92
/** A short outfit is not blown up to the size of a long one. */
const MAX_PIXELS_PER_METER = 0.82

/** Beside the figure, right and left in turn: a bag at hand height, smaller things above it. */
const BESIDE = [
  { x: 0.855, y: 0.66 },
  { x: 0.145, y: 0.6 },
  { x: 0.855, y: 0.3 },
  { x: 0.145, y: 0.25 },
  { x: 0.855, y: 0.47 },
  { x: 0.145, y: 0.43 },
] as const
/** Folded rather than spread out; small things a little larger than they are. */
const BESIDE_SCALE: Readonly<Record<string, number>> = {
  scarf: 0.72,
  bag: 0.8,
  tote: 0.8,
  belt: 1.5,
}

/** One scale for all pieces: they were draped on the same form, so they fit each other. */
export function layOut(figures: readonly (readonly GarmentBox[])[], size: Size): OutfitLayout {
  const boxes = figures.flat()
  const top = Math.max(...boxes.map((box) => box.top))
  const bottom = Math.min(...boxes.map((box) => box.bottom))
  const reaches = figures.map((figure) => Math.max(...figure.map(({ reach }) => reach)))
  const breadth = 2 * reaches.reduce((sum, reach) => sum + reach, 0)
  const share = figures.length > 1 ? FIGURES_WIDTH : ONE_FIGURE_WIDTH
  const scale = inSteps(
    Math.min(
      (size.height * FIGURE_HEIGHT) / (top - bottom),
      (size.width * share) / breadth,
      size.width * MAX_PIXELS_PER_METER,
    ),
  )
  const middleM = (top + bottom) / 2

  function middleOf(figure: number): number {
    const before = reaches.slice(0, figure).reduce((sum, reach) => sum + 2 * reach, 0)
    return size.width / 2 + (before + (reaches[figure] ?? 0) - breadth / 2) * scale
  }

  return {
    scale,
    middleOf,
    place: (frame, figure) => {
      const y = size.height / 2 - (frame.centerM - middleM) * scale
      return placeAt(frame.spanM * scale, middleOf(figure), y)
    },
    placeBeside: (frame, shape, index) => {
      const { x, y } = BESIDE[index % BESIDE.length]!
      const height = frame.spanM * scale * (BESIDE_SCALE[shape] ?? 1)
      return placeAt(height, x * size.width, y * size.height)
    },
  }
}

/** Outfits of about the same size get the same one, so that they share their scaled layers. */
function inSteps(scale: number): number {
  return 1.04 ** Math.floor(Math.log(scale) / Math.log(1.04))
}

function placeAt(height: number, x: number, y: number): Placed {
  const width = Math.max(2, Math.round(height * 0.8))
  return { width, left: Math.round(x - width / 2), top: Math.round(y - height / 2) }
}
