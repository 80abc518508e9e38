import type { Weave } from './look.ts'
import { hashNoise, valueNoise, wrap } from './noise.ts'

/** How much lighter or darker than its dye a cloth is at a place; the mean is taken out later. */
export type WeaveRecipe = {
  /** The cloth repeats after this length, which must hold whole yarns of every recipe below. */
  sizeMm: number
  at(u: number, v: number): number
}

type Noise = (cellU: number, cellV: number, seed: number) => number

/** Places are millimeters; `noise` runs from -0.5 to 0.5 in cells of the given size. */
function recipe(sizeMm: number, at: (u: number, v: number, noise: Noise) => number): WeaveRecipe {
  return {
    sizeMm,
    at: (u, v) =>
      at(u, v, (cellU, cellV, seed) => {
        const columns = Math.max(1, Math.round(sizeMm / cellU))
        const rows = Math.max(1, Math.round(sizeMm / cellV))
        const place = { columns, rows, seed }
        return valueNoise((u * columns) / sizeMm, (v * rows) / sizeMm, place) - 0.5
      }),
  }
}

function wave(position: number, pitch: number): number {
  return Math.sin((position * 2 * Math.PI) / pitch)
}

/** Single fibers, finer than any yarn. */
function fiber(u: number, v: number, seed: number): number {
  return hashNoise(Math.floor(u * 2), Math.floor(v * 2), seed) - 0.5
}

/** Only the thick places of a yarn show. */
function slub(noise: number, from: number): number {
  return Math.max(0, noise + 0.5 - from)
}

/** Distance to the border between the two nearest of scattered points, in cells. */
function cellBorder(u: number, v: number, cellMm: number, sizeMm: number): number {
  const cells = Math.round(sizeMm / cellMm)
  let first = 9
  let second = 9
  for (let column = -1; column <= 1; column++) {
    for (let row = -1; row <= 1; row++) {
      const i = Math.floor(u / cellMm) + column
      const j = Math.floor(v / cellMm) + row
      const x = i + hashNoise(wrap(i, cells), wrap(j, cells), 51)
      const y = j + hashNoise(wrap(i, cells), wrap(j, cells), 52)
      const distance = Math.hypot(u / cellMm - x, v / cellMm - y)
      if (distance < first) {
        second = first
        first = distance
      } else if (distance < second) second = distance
    }
  }
  return second - first
}

export const WEAVE_RECIPES: Readonly<Record<Weave, WeaveRecipe>> = {
  jersey: recipe(
    128,
    (u, v, noise) => 0.06 * fiber(u, v, 1) + 0.05 * noise(1, 3.2, 2) + 0.02 * noise(16, 16, 3),
  ),
  rib: recipe(
    128,
    (u, v, noise) =>
      0.15 * wave(u, 3.2) + 0.04 * wave(u, 1.6) + 0.05 * noise(1.6, 4, 4) + 0.04 * fiber(u, v, 5),
  ),
  plain: recipe(
    128,
    (u, v, noise) => 0.05 * fiber(u, v, 6) + 0.04 * noise(8, 2.5, 7) + 0.015 * noise(32, 32, 8),
  ),
  oxford: recipe(128, (u, v, noise) => {
    const basket = (Math.floor(u) + Math.floor(v)) & 1
    return 0.07 * (basket - 0.5) + 0.06 * fiber(u, v, 9) + 0.04 * noise(6, 1, 10)
  }),
  linen: recipe(256, (u, v, noise) => {
    const weft = 0.5 * slub(noise(26, 0.9, 11), 0.62) + 0.09 * noise(9, 0.8, 12)
    const warp = 0.4 * slub(noise(0.9, 26, 13), 0.66) + 0.08 * noise(0.8, 9, 14)
    return warp - weft + 0.05 * fiber(u, v, 15) + 0.03 * noise(32, 32, 16)
  }),
  crepe: recipe(
    128,
    (u, v, noise) =>
      0.11 * noise(1.2, 1.2, 17) + 0.07 * noise(2.6, 2.6, 18) + 0.03 * fiber(u, v, 19),
  ),
  twill: recipe(
    128,
    (u, v, noise) =>
      0.06 * wave(u + v, 2) +
      0.05 * fiber(u, v, 20) +
      0.04 * noise(5, 1, 21) +
      0.02 * noise(32, 32, 22),
  ),
  gabardine: recipe(
    128,
    (u, v, noise) => 0.05 * wave(2 * u + v, 2) + 0.04 * fiber(u, v, 23) + 0.02 * noise(32, 16, 24),
  ),
  cord: recipe(128, (u, v, noise) => {
    const across = wrap(u, 3.2) / 3.2
    const groove = Math.exp(-(((across - 0.5) / 0.16) ** 2))
    return (
      0.1 * Math.cos(across * 2 * Math.PI + 0.8) -
      0.3 * groove +
      0.06 * noise(1.6, 8, 25) +
      0.03 * fiber(u, v, 26)
    )
  }),
  velvet: recipe(
    256,
    (u, v, noise) => 0.12 * noise(26, 36, 27) + 0.08 * noise(7, 9, 28) + 0.04 * fiber(u, v, 29),
  ),
  flannel: recipe(
    128,
    (u, v, noise) =>
      0.09 * noise(1.4, 1.4, 30) +
      0.07 * noise(4, 4, 31) +
      0.05 * noise(16, 16, 32) +
      0.06 * fiber(u, v, 33),
  ),
  tweed: recipe(256, (u, v, noise) => {
    const fleck = slub(noise(2.2, 1.4, 34), 0.86) - 0.7 * slub(noise(1.8, 1.8, 35), 0.84)
    return 2.2 * fleck + 0.16 * noise(1.2, 1.2, 36) + 0.06 * wave(u + v, 4) + 0.1 * fiber(u, v, 37)
  }),
  boucle: recipe(128, (u, v, noise) => {
    const loop = Math.min(1, cellBorder(u, v, 3.2, 128) * 1.6)
    return 0.26 * loop + 0.12 * noise(1.6, 1.6, 38) + 0.06 * fiber(u, v, 39)
  }),
  nap: recipe(
    256,
    (u, v, noise) => 0.12 * noise(1.6, 8, 40) + 0.07 * noise(12, 28, 41) + 0.05 * fiber(u, v, 42),
  ),
  knit: recipe(
    128,
    (u, v, noise) => 0.07 * noise(2.4, 4, 43) + 0.05 * noise(32, 4, 44) + 0.03 * fiber(u, v, 45),
  ),
  fuzz: recipe(
    128,
    (u, v, noise) =>
      0.14 * noise(0.8, 4, 46) +
      0.14 * noise(4, 0.8, 47) +
      0.08 * noise(10, 10, 48) +
      0.06 * fiber(u, v, 49),
  ),
  grain: recipe(128, (u, v, noise) => {
    const crease = Math.exp(-((cellBorder(u, v, 1.6, 128) / 0.14) ** 2))
    return 0.05 * noise(16, 16, 50) - 0.14 * crease
  }),
  suede: recipe(
    256,
    (u, v, noise) => 0.13 * noise(14, 20, 53) + 0.07 * noise(4, 5, 54) + 0.06 * fiber(u, v, 55),
  ),
  canvas: recipe(128, (u, v, noise) => {
    const grid = 0.09 * wave(u, 2) * wave(v, 2) + 0.05 * noise(1, 6, 56) + 0.05 * noise(6, 1, 57)
    return grid + 0.06 * fiber(u, v, 58)
  }),
}
