import type { LinearColor } from './color.ts'
import type { RepeatTile } from './repeat-tile.ts'

/** How far the cloth moves from this pixel to the next one right and the next one below. */
export interface Footprint {
  rightU: number
  rightV: number
  downU: number
  downV: number
}

/** A print in its colors, ready to be looked up. */
export interface ColoredTile {
  /** The mean color of the part of the cloth that a pixel covers. */
  sample(u: number, v: number, footprint: Footprint, out: Float32Array): void
}

interface ColoredLevel {
  width: number
  height: number
  /** Linear red, green, blue. */
  light: Float32Array
}

/** `pixelM` is the cloth a pixel covers; much finer levels than that are not worth their paint. */
export function colorTile(
  tile: RepeatTile,
  colors: readonly LinearColor[],
  pixelM: number,
): ColoredTile {
  const levels: (ColoredLevel | undefined)[] = []
  const finestStep = tile.texelM
  const leastReach = pixelM / 2
  const coarsest = tile.levels.length - 1
  const perU = 1 / tile.widthM
  const perV = 1 / tile.heightM

  function levelAt(index: number): ColoredLevel {
    return (levels[index] ??= colorLevel(tile, index, colors))
  }

  function sample(u: number, v: number, footprint: Footprint, out: Float32Array): void {
    const { rightU, rightV, downU, downV } = footprint
    const right = rightU * rightU + rightV * rightV
    const down = downU * downU + downV * downV
    const isDownLonger = down > right
    const long = Math.sqrt(isDownLonger ? down : right)
    const short = Math.sqrt(isDownLonger ? right : down)
    // Cloth that turns away is read in several places along the longer side, not blurred.
    const taps = long < 1.4 * short ? 1 : long < 2.4 * short ? 2 : 4
    const reach = Math.max(short, long / taps, leastReach)
    const level = Math.max(0, Math.min(coarsest, Math.log2((reach * 0.95) / finestStep)))
    const finer = Math.min(coarsest, level | 0)
    const coarserShare = level - finer
    const alongU = isDownLonger ? downU : rightU
    const alongV = isDownLonger ? downV : rightV
    out[0] = out[1] = out[2] = 0
    for (let tap = 0; tap < taps; tap++) {
      const at = (tap + 0.5) / taps - 0.5
      const x = (u + alongU * at) * perU
      const y = (v + alongV * at) * perV
      if (coarserShare < 0.95) addTap(levelAt(finer), x, y, weightOf(1 - coarserShare) / taps, out)
      if (coarserShare > 0.05) {
        addTap(levelAt(finer + 1), x, y, weightOf(coarserShare) / taps, out)
      }
    }
  }

  return { sample }
}

/** Shares beyond 95 % count as all, so that most pixels read one level only. */
function weightOf(share: number): number {
  return share > 0.95 ? 1 : share
}

function colorLevel(tile: RepeatTile, index: number, colors: readonly LinearColor[]): ColoredLevel {
  const { width, height, shares } = tile.levels[index]!
  const light = new Float32Array(width * height * 3)
  for (let o = 0, s = 0; o < light.length; o += 3) {
    let red = 0
    let green = 0
    let blue = 0
    let sum = 0
    for (let k = 0; k < tile.colorCount; k++, s++) {
      const share = shares[s]!
      if (share === 0) continue
      const color = colors[k]!
      sum += share
      red += color[0] * share
      green += color[1] * share
      blue += color[2] * share
    }
    // Rounded shares need not add up to 255.
    light[o] = red / sum
    light[o + 1] = green / sum
    light[o + 2] = blue / sum
  }
  return { width, height, light }
}

/** Adds the color at a place of the repeat, interpolated between four texels. */
function addTap(
  { width, height, light }: ColoredLevel,
  x: number,
  y: number,
  weight: number,
  out: Float32Array,
): void {
  const fx = (x - Math.floor(x)) * width - 0.5
  const fy = (y - Math.floor(y)) * height - 0.5
  const i = Math.floor(fx)
  const j = Math.floor(fy)
  const right = fx - i
  const down = fy - j
  const left0 = i < 0 ? width - 1 : i
  const left1 = i + 1 >= width ? 0 : i + 1
  const row0 = (j < 0 ? height - 1 : j) * width
  const row1 = (j + 1 >= height ? 0 : j + 1) * width
  const a = 3 * (row0 + left0)
  const b = 3 * (row0 + left1)
  const c = 3 * (row1 + left0)
  const d = 3 * (row1 + left1)
  const wa = (1 - right) * (1 - down) * weight
  const wb = right * (1 - down) * weight
  const wc = (1 - right) * down * weight
  const wd = right * down * weight
  out[0]! += light[a]! * wa + light[b]! * wb + light[c]! * wc + light[d]! * wd
  out[1]! += light[a + 1]! * wa + light[b + 1]! * wb + light[c + 1]! * wc + light[d + 1]! * wd
  out[2]! += light[a + 2]! * wa + light[b + 2]! * wb + light[c + 2]! * wc + light[d + 2]! * wd
}
