import { wrap } from './noise.ts'

/**
 * One repeat of a print, painted without colors: every texel says how much of each of the print's
 * colors it takes. So one painting serves every colorway, and small pictures, which read only the
 * coarse levels, color only those.
 */
export interface RepeatTile {
  /** Size of the repeat on the cloth in meters, and of a texel of the finest level. */
  widthM: number
  heightM: number
  texelM: number
  colorCount: number
  levels: readonly TileLevel[]
}

interface TileLevel {
  width: number
  height: number
  /** `colorCount` bytes per texel. */
  shares: Uint8Array
}

/** Shares of the print's colors; they add up to 1. */
export type Mixture = readonly number[]

export function mixtureOf(colorCount: number, color: number): Mixture {
  return Array.from({ length: colorCount }, (_, k) => (k === color ? 1 : 0))
}

export function mix(a: Mixture, b: Mixture, share: number): Mixture {
  if (share === 0) return a
  if (share === 1) return b
  return a.map((part, k) => part + (b[k]! - part) * share)
}

/** The soft edge of a printed motif. */
const EDGE_M = 0.0004

/** How much ink is at a distance from the edge of a motif; negative distances are inside. */
export function inkAt(distanceM: number): number {
  const t = Math.min(1, Math.max(0, (EDGE_M - distanceM) / (2 * EDGE_M)))
  return t * t * (3 - 2 * t)
}

interface Canvas {
  widthM: number
  heightM: number
  texelM?: number
  colorCount: number
}

/** A texel's motif color with its coverage; `null` leaves what is there. */
export type Stamp = (dx: number, dy: number) => { cover: number; color: Mixture } | null

export interface TilePainter {
  /** Calls the motif for every texel within `reachM` of a spot, round the edges of the repeat. */
  stamp(spot: { x: number; y: number }, reachM: number, motif: Stamp): void
  finish(): RepeatTile
}

/** Paints the ground first; `ground` is asked for the middle of every texel. */
export function paintTile(
  { widthM, heightM, texelM = 0.0005, colorCount }: Canvas,
  ground: (u: number, v: number) => Mixture,
): TilePainter {
  const width = Math.max(2, Math.round(widthM / texelM))
  const height = Math.max(2, Math.round(heightM / texelM))
  const stepU = widthM / width
  const stepV = heightM / height
  const shares = new Float32Array(width * height * colorCount)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const mixture = ground((x + 0.5) * stepU, (y + 0.5) * stepV)
      const o = (y * width + x) * colorCount
      for (let k = 0; k < colorCount; k++) shares[o + k] = mixture[k]!
    }
  }

  function stamp(spot: { x: number; y: number }, reachM: number, motif: Stamp): void {
    const lastY = (spot.y + reachM) / stepV
    const lastX = (spot.x + reachM) / stepU
    for (let y = Math.floor((spot.y - reachM) / stepV); y <= lastY; y++) {
      for (let x = Math.floor((spot.x - reachM) / stepU); x <= lastX; x++) {
        const ink = motif((x + 0.5) * stepU - spot.x, (y + 0.5) * stepV - spot.y)
        if (ink === null) continue
        const o = (wrap(y, height) * width + wrap(x, width)) * colorCount
        const cover = Math.min(1, ink.cover)
        for (let k = 0; k < colorCount; k++) {
          shares[o + k] = shares[o + k]! + (ink.color[k]! - shares[o + k]!) * cover
        }
      }
    }
  }

  function finish(): RepeatTile {
    const bytes = new Uint8Array(shares.length)
    for (let i = 0; i < bytes.length; i++) bytes[i] = shares[i]! * 255 + 0.5
    const finest = { width, height, shares: bytes }
    return { widthM, heightM, texelM: stepU, colorCount, levels: pyramid(finest, colorCount) }
  }

  return { stamp, finish }
}

/** Every level is half the size of the one before, down to a single texel. */
function pyramid(finest: TileLevel, colorCount: number): TileLevel[] {
  const levels = [finest]
  for (let last = finest; last.width > 1 || last.height > 1;) {
    last = halved(last, colorCount)
    levels.push(last)
  }
  return levels
}

function halved({ width, height, shares }: TileLevel, colorCount: number): TileLevel {
  const halfWidth = Math.max(1, width >> 1)
  const halfHeight = Math.max(1, height >> 1)
  const half = new Uint8Array(halfWidth * halfHeight * colorCount)
  for (let y = 0; y < halfHeight; y++) {
    const top = Math.floor((y * height) / halfHeight)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / halfHeight))
    for (let x = 0; x < halfWidth; x++) {
      const left = Math.floor((x * width) / halfWidth)
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / halfWidth))
      const texels = (bottom - top) * (right - left)
      for (let k = 0; k < colorCount; k++) {
        let sum = 0
        for (let j = top; j < bottom; j++) {
          for (let i = left; i < right; i++) sum += shares[(j * width + i) * colorCount + k]!
        }
        half[(y * halfWidth + x) * colorCount + k] = sum / texels + 0.5
      }
    }
  }
  return { width: halfWidth, height: halfHeight, shares: half }
}
