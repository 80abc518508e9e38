import { CLOTH_TONE, toLinear, toneStep, type LinearColor } from './color.ts'
import { clothPaint } from './cloth-paint.ts'
import type { Layers } from './layers.ts'
import type { Look } from './look.ts'

const DEFAULT_SPEC = 0.6
const DEFAULT_GAIN = 0.96
/** The brightest light a layer can hold. */
const MAX_LIGHT = 1.6
/** The wrong side of a printed cloth is paler. */
const WRONG_SIDE = 0.45

/** The garment in its look, red, green, blue and coverage per pixel. */
export function cutOut(layers: Layers, look: Look): Uint8Array {
  const { mask, shade, spec, trim, inside, stitch } = layers
  const paint = clothPaint(look, layers)
  const light = lightTable(look)
  const gloss = glossTable(look)
  const base = toLinear(look.base)
  const trimColor = look.trim === undefined ? ownTrim(base) : toLinear(look.trim)
  const thread = look.stitch === undefined ? null : toLinear(look.stitch)
  const hasLining = look.lining !== undefined
  const insideColor = hasLining ? toLinear(look.lining ?? look.base) : base
  const insideCover = hasLining ? 1 : look.print === undefined ? 0 : WRONG_SIDE
  const color = new Float32Array(3)
  const out = new Uint8Array(mask.length * 4)

  for (let i = 0; i < mask.length; i++) {
    const cover = mask[i]!
    if (cover === 0) continue
    paint(i, color)
    if (thread !== null && stitch[i]! > 0) mixIn(color, thread, stitch[i]! / 255)
    if (insideCover > 0 && inside[i]! > 0)
      mixIn(color, insideColor, (insideCover * inside[i]!) / 255)
    if (trim[i]! > 0) mixIn(color, trimColor, trim[i]! / 255)
    const lit = light[shade[i]!]!
    const shine = gloss[spec[i]!]!
    const o = 4 * i
    out[o] = CLOTH_TONE[toneStep(color[0]! * (lit + shine) + shine)]!
    out[o + 1] = CLOTH_TONE[toneStep(color[1]! * (lit + shine) + shine)]!
    out[o + 2] = CLOTH_TONE[toneStep(color[2]! * (lit + shine) + shine)]!
    out[o + 3] = cover
  }
  return out
}

function mixIn(color: Float32Array, other: LinearColor, share: number): void {
  color[0] = color[0]! + (other[0] - color[0]!) * share
  color[1] = color[1]! + (other[1] - color[1]!) * share
  color[2] = color[2]! + (other[2] - color[2]!) * share
}

/** Buttons nobody asked for a color of are dyed to match. */
function ownTrim(base: LinearColor): LinearColor {
  const [red, green, blue] = base
  return [toMatch(red), toMatch(green), toMatch(blue)]
}

function toMatch(part: number): number {
  return Math.min(1, part * 0.85 + 0.02)
}

/** Layers hold the square root of light, so that dark folds keep their steps. */
function lightTable({ gain = DEFAULT_GAIN, contrast = 1 }: Look): Float32Array {
  return Float32Array.from(
    { length: 256 },
    (_, value) => gain * ((value / 255) ** 2 * MAX_LIGHT) ** contrast,
  )
}

/** Half of the shine is white, half takes the color of the cloth. */
function glossTable({ spec = DEFAULT_SPEC }: Look): Float32Array {
  return Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2 * spec * 0.25)
}
