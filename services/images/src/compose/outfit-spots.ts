import type { OutfitPiece } from '../picture-source.ts'
import type { LayerLibrary } from './layer-library.ts'
import { dressFigure } from './outfit.ts'
import type { Plane } from './plane.ts'

/** A place in the picture, as fractions of its width and height. */
export interface Spot {
  x: number
  y: number
}

/** Large enough to tell a belt from a coat, small enough to be drawn in no time. */
const SIZE = { width: 144, height: 180 } as const
const NOBODY = -1
/** Where less than this is seen in every direction, pointing at it would point at something else. */
const LEAST_DEPTH = 2

/** Where each piece of an outfit can be pointed at in its picture; `null` for one that is hidden. */
export async function findSpots(
  pieces: readonly OutfitPiece[],
  library: LayerLibrary,
): Promise<(Spot | null)[]> {
  const owners = new Int8Array(SIZE.width * SIZE.height).fill(NOBODY)
  await dressFigure(pieces, library, SIZE, (index, plane) => claim(owners, plane, index))
  return pieces.map((_, index) => deepestOf(owners, index))
}

/** The topmost piece owns a pixel; the inner side of an open front leaves it to what is worn below. */
function claim(owners: Int8Array, { rgba, inside }: Plane, index: number): void {
  for (let i = 0; i < owners.length; i++) {
    if (rgba[4 * i + 3]! < 128) continue
    if (inside[i]! < 128 || owners[i] === NOBODY) owners[i] = index
  }
}

/** The pixel that is furthest from everything the piece does not own. */
function deepestOf(owners: Int8Array, index: number): Spot | null {
  const depths = depthsOf(owners, index)
  let best = 0
  for (let i = 1; i < depths.length; i++) if (depths[i]! > depths[best]!) best = i
  if (depths[best]! < LEAST_DEPTH) return null
  return {
    x: toFraction((best % SIZE.width) + 0.5, SIZE.width),
    y: toFraction(Math.floor(best / SIZE.width) + 0.5, SIZE.height),
  }
}

/** How many steps each own pixel is from the next foreign one: forwards, then backwards. */
function depthsOf(owners: Int8Array, index: number): Uint8Array {
  const { width, height } = SIZE
  const depths = new Uint8Array(owners.length)
  for (let i = 0; i < owners.length; i++) {
    if (owners[i] !== index || i % width === 0 || i < width) continue
    depths[i] = 1 + Math.min(depths[i - 1]!, depths[i - width]!)
  }
  for (let i = owners.length - 1; i >= 0; i--) {
    const isLast = i % width === width - 1 || i >= width * (height - 1)
    const next = isLast ? 0 : 1 + Math.min(depths[i + 1]!, depths[i + width]!)
    depths[i] = Math.min(depths[i]!, next)
  }
  return depths
}

/** Per mille is finer than anybody points. */
function toFraction(pixels: number, all: number): number {
  return Math.round((1000 * pixels) / all) / 1000
}
