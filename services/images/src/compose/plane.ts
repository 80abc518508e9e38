import type { Layers } from './layers.ts'

/** A garment where it lies in the picture. */
export interface Plane {
  width: number
  height: number
  /** Red, green, blue and coverage per pixel. */
  rgba: Uint8Array
  /** How much of the pixel is the inner side, 0 to 255. */
  inside: Uint8Array
  /** First row with cloth, and the first one below it without. */
  top: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

/** Lays a cut-out on an empty picture; what lies outside of it is cut off. */
export function placeOn(
  size: Size,
  cutout: Uint8Array,
  layers: Layers,
  at: { left: number; top: number },
): Plane {
  const rgba = new Uint8Array(size.width * size.height * 4)
  const inside = new Uint8Array(size.width * size.height)
  const firstX = Math.max(0, -at.left)
  const lastX = Math.min(layers.width, size.width - at.left)
  let top = size.height
  let bottom = 0
  for (let y = Math.max(0, -at.top); y < Math.min(layers.height, size.height - at.top); y++) {
    const from = y * layers.width
    const to = (y + at.top) * size.width + at.left
    for (let x = firstX; x < lastX; x++) {
      if (layers.mask[from + x] === 0) continue
      top = Math.min(top, y + at.top)
      bottom = y + at.top + 1
      for (let part = 0; part < 4; part++) {
        rgba[4 * (to + x) + part] = cutout[4 * (from + x) + part]!
      }
      inside[to + x] = layers.inside[from + x]!
    }
  }
  return { ...size, rgba, inside, top, bottom }
}

/** Takes away what another garment holds in, from its first row down. */
export function keepWithin(plane: Plane, other: Plane): void {
  for (let i = other.top * plane.width; i < plane.inside.length; i++) {
    plane.rgba[4 * i + 3] = (plane.rgba[4 * i + 3]! * other.rgba[4 * i + 3]!) / 255
  }
}

export function clearAbove(plane: Plane, row: number): void {
  for (let i = 0; i < row * plane.width; i++) plane.rgba[4 * i + 3] = 0
}

/** Less is the soft edge of a hem, which must lie on cloth and not on the wall behind. */
const SOLID = 250

/**
 * Sleeves go into sleeves: takes away what would show beside a garment worn over this one. Below its
 * hem, between its sleeves, everything stays.
 */
export function keepUnder(plane: Plane, over: Plane, body: Body): void {
  const hem = hemOf(over, body)
  for (let y = Math.max(0, body.from); y < over.bottom; y++) {
    const row = y * plane.width
    let left = nextSolid(over, row + body.middle, row - 1, -1)
    let right = nextSolid(over, row + body.middle, row + plane.width, 1)
    if (y >= hem.top) {
      left = Math.min(left, row + hem.left)
      right = Math.max(right, row + hem.right)
    }
    for (let i = row; i < row + plane.width; i++) {
      if (i >= left && i <= right) continue
      plane.rgba[4 * i + 3] = (plane.rgba[4 * i + 3]! * over.rgba[4 * i + 3]!) / 255
    }
  }
}

/** Where the body of a garment is: below its collar, round the middle, above its hem. */
interface Body {
  from: number
  middle: number
  hem: number
}

/** Hems are curved: how wide the body is where the hem begins to rise at its sides. */
function hemOf(over: Plane, { middle, hem: height }: Body) {
  let bottom = over.bottom - 1
  while (bottom > over.top && over.rgba[4 * (bottom * over.width + middle) + 3]! < SOLID) bottom--
  const top = Math.max(over.top, bottom - height)
  const row = top * over.width
  let left = middle
  while (left > 0 && over.rgba[4 * (row + left) + 3]! >= SOLID) left--
  let right = middle
  while (right < over.width && over.rgba[4 * (row + right) + 3]! >= SOLID) right++
  return { top, left, right }
}

function nextSolid({ rgba }: Plane, from: number, end: number, step: 1 | -1): number {
  let at = from
  while (at !== end && rgba[4 * at + 3]! < SOLID) at += step
  return at
}

/** Where fronts and necks stand open. */
interface Opening {
  middle: number
  reach: number
}

/** Lays a garment over a picture; in its opening the inner back gives way to what is worn below. */
export function layOver(picture: Uint8Array, plane: Plane, opening?: Opening): void {
  const { middle, reach } = opening ?? { middle: 0, reach: 0 }
  const { rgba, inside, width } = plane
  for (let i = 0; i < inside.length; i++) {
    const o = 4 * i
    const own = rgba[o + 3]!
    if (own === 0) continue
    const below = picture[o + 3]!
    const isOpen = Math.abs((i % width) - middle) < reach
    const cover = isOpen ? own * (1 - (inside[i]! * below) / 65_025) : own
    if (cover <= 0) continue
    const left = (below * (255 - cover)) / 255
    const sum = cover + left
    for (let part = 0; part < 3; part++) {
      picture[o + part] = (rgba[o + part]! * cover + picture[o + part]! * left) / sum + 0.5
    }
    picture[o + 3] = Math.min(255, sum + 0.5)
  }
}
