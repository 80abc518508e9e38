import type { Weave } from './look.ts'
import { WEAVE_RECIPES, type WeaveRecipe } from './weave-recipes.ts'

/** How light the cloth is at a place against its dye, as a factor round 1. */
export type TextureAt = (u: number, v: number) => number

interface TextureLevel {
  size: number
  factors: Float32Array
}

const TEXEL_MM = 0.5

const made = new Map<Weave, TextureLevel[]>()

/** The surface as a pixel of this size sees it: what is finer than the pixel is averaged out. */
export function textureAt(weave: Weave, pixelM: number): TextureAt {
  const levels = made.get(weave) ?? makeLevels(WEAVE_RECIPES[weave])
  made.set(weave, levels)
  const finest = TEXEL_MM / 1000
  const index = Math.round(Math.log2(Math.max(1, pixelM / finest)))
  const { size, factors } = levels[Math.min(levels.length - 1, index)]!
  const perM = 1000 / WEAVE_RECIPES[weave].sizeMm
  const last = size - 1
  return (u, v) => {
    const x = u * perM
    const y = v * perM
    const fx = (x - Math.floor(x)) * size
    const fy = (y - Math.floor(y)) * size
    const i = fx | 0
    const j = fy | 0
    const right = fx - i
    const down = fy - j
    const row = j * size
    const below = j === last ? 0 : row + size
    const beside = i === last ? 0 : i + 1
    const top = factors[row + i]! * (1 - right) + factors[row + beside]! * right
    const bottom = factors[below + i]! * (1 - right) + factors[below + beside]! * right
    return top + (bottom - top) * down
  }
}

function makeLevels({ sizeMm, at }: WeaveRecipe): TextureLevel[] {
  const size = Math.round(sizeMm / TEXEL_MM)
  const factors = new Float32Array(size * size)
  for (let k = 0; k < factors.length; k++) {
    factors[k] = at((k % size) * TEXEL_MM, Math.floor(k / size) * TEXEL_MM)
  }
  const mean = factors.reduce((sum, factor) => sum + factor, 0) / factors.length
  // Whatever the yarn does, a dye comes out as the dye that was asked for.
  const levels: TextureLevel[] = [{ size, factors: factors.map((factor) => 1 + factor - mean) }]
  for (let last = levels[0]!; last.size > 1;) {
    last = halved(last)
    levels.push(last)
  }
  return levels
}

function halved({ size, factors }: TextureLevel): TextureLevel {
  const half = size >> 1
  const mean = new Float32Array(half * half)
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const a = 2 * y * size + 2 * x
      mean[y * half + x] =
        (factors[a]! + factors[a + 1]! + factors[a + size]! + factors[a + size + 1]!) / 4
    }
  }
  return { size: half, factors: mean }
}
