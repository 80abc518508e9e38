import type { PrintOf } from './print.ts'
import { hashNoise, valueNoise } from './noise.ts'

/** How much of the white weft shows at a place of the leg, 0 to 1. */
export type WashAt = (u: number, v: number) => number

const DEFAULT_WEAR = 0.34
const DEFAULT_WHISKERS = 0.16

/** The panels are cut within this distance of the middle; back panels carry u + 0.5 m. */
const HALF_WIDTH_M = 0.3
const BACK_U_M = 0.5
const HEIGHT_M = 1.24
const STEP_M = 0.002
const COLUMNS = Math.round((2 * HALF_WIDTH_M) / STEP_M)
const ROWS = Math.round(HEIGHT_M / STEP_M)
const SLUBS = { columns: 4096, rows: 4096, seed: 3 }
const CLOUDS = { columns: 4096, rows: 4096, seed: 4 }
const BREAKS = { columns: 4096, rows: 4096, seed: 6 }

const washes = new Map<string, { front: Float32Array; back: Float32Array }>()

/** Indigo warp over white weft: worn thighs, knees and seat, whiskers below the hip. */
export function washAt(print: PrintOf<'denim'>, pixelM: number): WashAt {
  const wear = print.wear ?? DEFAULT_WEAR
  const whiskers = print.whiskers ?? DEFAULT_WHISKERS
  const name = `${wear} ${whiskers}`
  const wash = washes.get(name) ?? {
    front: washMap(false, wear, whiskers),
    back: washMap(true, wear, whiskers),
  }
  washes.set(name, wash)
  // Below this size of a pixel the single threads can be told apart.
  const threads = Math.max(0, 1 - pixelM / 0.0009)
  return (u, v) => {
    const isBack = u > BACK_U_M / 2
    const map = isBack ? wash.back : wash.front
    const faded = mapAt(map, (isBack ? u - BACK_U_M : u) + HALF_WIDTH_M, v)
    const twill = threads > 0 ? threads * Math.sin(((u + v * 0.6) * 2 * Math.PI) / 0.0022) : 0
    return Math.min(0.95, faded + 0.06 * twill)
  }
}

function mapAt(map: Float32Array, x: number, y: number): number {
  const fx = Math.min(COLUMNS - 1.001, Math.max(0, x / STEP_M))
  const fy = Math.min(ROWS - 1.001, Math.max(0, y / STEP_M))
  const i = fx | 0
  const o = (fy | 0) * COLUMNS + i
  const right = fx - i
  const top = map[o]! + (map[o + 1]! - map[o]!) * right
  const bottom = map[o + COLUMNS]! + (map[o + COLUMNS + 1]! - map[o + COLUMNS]!) * right
  return top + (bottom - top) * (fy - (fy | 0))
}

function washMap(isBack: boolean, wear: number, whiskers: number): Float32Array {
  const map = new Float32Array(COLUMNS * ROWS)
  for (let k = 0; k < map.length; k++) {
    const u = (k % COLUMNS) * STEP_M - HALF_WIDTH_M
    const v = Math.floor(k / COLUMNS) * STEP_M
    const side = u + (isBack ? BACK_U_M : 0)
    const slub = valueNoise(side * 520 + 999, v * 26 + 99, SLUBS)
    const cloud = valueNoise(side * 18 + 99, v * 9 + 99, CLOUDS)
    const worn = (isBack ? wornBack(Math.abs(u), v) : wornFront(Math.abs(u), v)) * wear
    const lines = isBack ? 0 : whiskersAt(Math.abs(u), v) * whiskers
    map[k] = 0.1 + 0.09 * slub * slub + 0.08 * cloud + worn * (0.75 + 0.5 * cloud) + lines
  }
  return map
}

function bump(x: number, v: number, at: [number, number], reach: [number, number]): number {
  return Math.exp(-(((x - at[0]) / reach[0]) ** 2) - ((v - at[1]) / reach[1]) ** 2)
}

/** Thigh and knee. */
function wornFront(x: number, v: number): number {
  return bump(x, v, [0.112, 0.67], [0.055, 0.14]) + 0.75 * bump(x, v, [0.108, 0.47], [0.045, 0.085])
}

/** Seat and hollow of the knee. */
function wornBack(x: number, v: number): number {
  return (
    0.85 * bump(x, v, [0.105, 0.865], [0.06, 0.07]) + 0.5 * bump(x, v, [0.108, 0.52], [0.05, 0.09])
  )
}

const WHISKERS = 6

/** Fans of fine fade lines from the crotch outwards. */
function whiskersAt(x: number, v: number): number {
  if (v <= 0.7 || v >= 0.99) return 0
  let sum = 0
  for (let n = 0; n < WHISKERS; n++) {
    const fromX = 0.028 + 0.006 * (n & 1)
    const fromV = 0.772 + 0.021 * n
    const alongX = 0.137 + 0.012 * (n % 3) - 0.006 * (n & 1)
    const alongV = 0.028 + 0.013 * n
    const length = alongX * alongX + alongV * alongV
    const t = Math.max(0, Math.min(1, ((x - fromX) * alongX + (v - fromV) * alongV) / length))
    const distance = Math.hypot(x - fromX - t * alongX, v - fromV - t * alongV)
    const line = Math.exp(-((distance / (0.0042 + 0.002 * t)) ** 2))
    const strength = (0.55 + 0.9 * hashNoise(n, 0, 12)) * Math.sin(Math.PI * Math.min(1, 0.12 + t))
    sum += line * strength
  }
  const broken = 0.6 + 0.6 * valueNoise(x * 60 + 99, v * 60 + 99, BREAKS)
  return 0.8 * sum * broken
}
