import { colorTile, type Footprint } from './colored-tile.ts'
import { toLinear } from './color.ts'
import { washAt } from './denim.ts'
import type { Layers } from './layers.ts'
import type { Look } from './look.ts'
import { hashNoise } from './noise.ts'
import type { PrintOf } from './print.ts'
import { tileColors, tileOf, type TilePrint } from './print-tile.ts'
import { textureAt } from './weave-texture.ts'

/** Writes the dyed, printed, woven cloth of a pixel, without light on it. */
export type ClothPaint = (pixel: number, out: Float32Array) => void

/** Neighbors further apart on the cloth than this many pixels lie on either side of a seam. */
const SEAM_PIXELS = 4

export function clothPaint(look: Look, layers: Layers): ClothPaint {
  return withTexture(look, layers, printPaint(look, layers))
}

function printPaint({ base, print }: Look, layers: Layers): ClothPaint {
  if (print?.type === 'denim') return denimPaint(base, print, layers)
  // Without the flat cloth only yarn can be shown, not a drawing.
  const isPaintable = layers.cloth.isFlatCloth || print?.type === 'melange'
  return print !== undefined && isPaintable ? tilePaint(base, print, layers) : plainPaint(base)
}

function plainPaint(base: string): ClothPaint {
  const [red, green, blue] = toLinear(base)
  return (_pixel, out) => {
    out[0] = red
    out[1] = green
    out[2] = blue
  }
}

function tilePaint(base: string, print: TilePrint, { cloth, width }: Layers): ClothPaint {
  const colors = tileColors(base, print).map(toLinear)
  const ground = plainPaint(base)
  const tile = colorTile(tileOf(print), colors, cloth.pixelM)
  const { u, v } = cloth
  const footprint: Footprint = { rightU: 0, rightV: 0, downU: 0, downV: 0 }

  return (pixel, out) => {
    const at = u[pixel]!
    if (at !== at) return ground(pixel, out)
    measure(footprint, cloth, pixel, width)
    tile.sample(at, v[pixel]!, footprint, out)
  }
}

/** Steps to the neighbors; where a seam is in between, those of cloth that faces the camera. */
function measure(
  footprint: Footprint,
  { u, v, pixelM }: Layers['cloth'],
  pixel: number,
  width: number,
): void {
  const seamM = SEAM_PIXELS * pixelM
  const at = u[pixel]!
  const high = v[pixel]!
  footprint.rightU = u[pixel + 1]! - at
  footprint.rightV = v[pixel + 1]! - high
  // Where there is no cloth the sum is no number, and compares false.
  if (!(Math.abs(footprint.rightU) + Math.abs(footprint.rightV) < seamM)) {
    footprint.rightU = pixelM
    footprint.rightV = 0
  }
  footprint.downU = u[pixel + width]! - at
  footprint.downV = v[pixel + width]! - high
  if (!(Math.abs(footprint.downU) + Math.abs(footprint.downV) < seamM)) {
    footprint.downU = 0
    footprint.downV = pixelM
  }
}

function denimPaint(base: string, print: PrintOf<'denim'>, { cloth }: Layers): ClothPaint {
  const [red, green, blue] = toLinear(base)
  const weft = toLinear(print.color)
  const wash = washAt(print, cloth.pixelM)
  const { u, v, isFlatCloth } = cloth
  return (pixel, out) => {
    const at = u[pixel]!
    const faded = isFlatCloth && at === at ? wash(at, v[pixel]!) : 0.15
    out[0] = red + (weft[0] - red) * faded
    out[1] = green + (weft[1] - green) * faded
    out[2] = blue + (weft[2] - blue) * faded
  }
}

function withTexture({ texture }: Look, { cloth }: Layers, paint: ClothPaint): ClothPaint {
  if (texture === undefined) return paint
  const { weave, strength = 1, seed = 0 } = texture
  const at = textureAt(weave, cloth.pixelM)
  const shiftU = hashNoise(seed, 1)
  const shiftV = hashNoise(seed, 2)
  const { u, v } = cloth
  return (pixel, out) => {
    paint(pixel, out)
    const place = u[pixel]!
    if (place !== place) return
    const factor = 1 + strength * (at(place + shiftU, v[pixel]! + shiftV) - 1)
    out[0] = out[0]! * factor
    out[1] = out[1]! * factor
    out[2] = out[2]! * factor
  }
}
