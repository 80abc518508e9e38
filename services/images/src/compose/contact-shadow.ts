import type { Plane } from './plane.ts'
import { blurMask, shrinkMask, softAt } from './soft-mask.ts'

const STRENGTH = 0.5
/** The blur loses nothing at this width. */
const WIDTH = 225

/** Darkens a picture where a garment that will lie on it keeps the light away. */
export function castShadow(picture: Uint8Array, plane: Plane): void {
  const { width, height } = plane
  const soft = blurMask(shrinkMask(outerSide(plane), plane, Math.min(WIDTH, width)), 2.6)
  const scale = soft.width / width
  // Away from the key light, which stands at the upper left.
  const shiftX = 1.1
  const shiftY = 1.6
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const o = 4 * i
      if (picture[o + 3] === 0) continue
      const dark = softAt(soft, (x + 0.5) * scale - shiftX, (y + 0.5) * scale - shiftY)
      if (dark < 0.01) continue
      const light = 1 - STRENGTH * dark
      picture[o] = picture[o]! * light
      picture[o + 1] = picture[o + 1]! * light
      picture[o + 2] = picture[o + 2]! * light
    }
  }
}

/** Its inner back lies behind whatever is worn below and shades nothing. */
function outerSide({ rgba, inside }: Plane): Uint8Array {
  return inside.map((share, i) => (rgba[4 * i + 3]! * (255 - share)) / 255)
}
