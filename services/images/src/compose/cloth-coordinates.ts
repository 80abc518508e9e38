import type { ClothCoordinates, Placement } from './layers.ts'
import { smoothCloth, unpackCloth, type HalfSize, type PackedCloth } from './packed-cloth.ts'

/** A cell whose corners are further apart on the cloth than this has a seam in it. */
const CELL_SEAM_M = 0.02

/** What the picture shows: where there is cloth, and which side of it. */
interface ShownCloth {
  mask: Uint8Array
  inside: Uint8Array
}

/** Cloth positions of every pixel of the picture from those packed with the view. */
export function clothFromPacked(
  packed: PackedCloth,
  place: Placement,
  { mask, inside }: ShownCloth,
): ClothCoordinates {
  // Where a pixel covers several of them, their steps do not show.
  const isFine = 2 * place.innerWidth > packed.width
  const half = isFine ? smoothCloth(unpackCloth(packed)) : unpackCloth(packed)
  const u = new Float32Array(place.width * place.height).fill(Number.NaN)
  const v = new Float32Array(place.width * place.height)
  const bottom = Math.min(place.height, place.top + place.innerHeight)
  const right = Math.min(place.width, place.left + place.innerWidth)
  for (let y = place.top; y < bottom; y++) {
    // A packed value stands for the upper left of its four pixels.
    const fy = ((y - place.top + 0.5) * half.height) / place.innerHeight - 0.25
    for (let x = place.left; x < right; x++) {
      const o = y * place.width + x
      if (mask[o] === 0) continue
      const fx = ((x - place.left + 0.5) * half.width) / place.innerWidth - 0.25
      const cell = cellAt(half, fx, fy, inside[o]! > 127)
      if (cell.nearest < 0) continue
      interpolate(half, cell, o, u, v)
    }
  }
  fillHoles(u, v, mask, place.width)
  return { u, v, isFlatCloth: true, pixelM: typicalStep(u, v, place.width) }
}

/** The four packed positions round a place: the first of them, and how far it is to the others. */
interface Cell {
  first: number
  right: number
  down: number
  /** The closest one on the side of the cloth that is seen, or -1. */
  nearest: number
}

const cell: Cell = { first: 0, right: 0, down: 0, nearest: -1 }

/** Answers the same object each time: there is one for every pixel. */
function cellAt(half: HalfSize, fx: number, fy: number, isInside: boolean): Cell {
  const i = Math.max(0, Math.min(half.width - 2, Math.floor(fx)))
  const j = Math.max(0, Math.min(half.height - 2, Math.floor(fy)))
  cell.first = j * half.width + i
  cell.right = Math.max(0, Math.min(1, fx - i))
  cell.down = Math.max(0, Math.min(1, fy - j))
  cell.nearest = nearestOf(half, cell, isInside)
  return cell
}

function nearestOf(half: HalfSize, { first, right, down }: Cell, isInside: boolean): number {
  let nearest = -1
  let least = 9
  for (let corner = 0; corner < 4; corner++) {
    const x = corner & 1
    const y = corner >> 1
    const at = first + x + y * half.width
    if (half.u[at] !== half.u[at]) continue
    const isOtherSide = half.inside[at]! > 0 !== isInside
    const distance = Math.abs(x - right) + Math.abs(y - down) + (isOtherSide ? 4 : 0)
    if (distance < least) {
      least = distance
      nearest = at
    }
  }
  return nearest
}

/** Between four packed positions, unless a seam runs through the cell: then the nearest one. */
function interpolate(
  { width, u, v }: HalfSize,
  { first, right, down, nearest }: Cell,
  o: number,
  outU: Float32Array,
  outV: Float32Array,
): void {
  const c1 = first + 1
  const c2 = first + width
  const c3 = c2 + 1
  const nu = u[nearest]!
  const nv = v[nearest]!
  const isWhole =
    Math.abs(u[first]! - nu) + Math.abs(v[first]! - nv) < CELL_SEAM_M &&
    Math.abs(u[c1]! - nu) + Math.abs(v[c1]! - nv) < CELL_SEAM_M &&
    Math.abs(u[c2]! - nu) + Math.abs(v[c2]! - nv) < CELL_SEAM_M &&
    Math.abs(u[c3]! - nu) + Math.abs(v[c3]! - nv) < CELL_SEAM_M
  if (!isWhole) {
    outU[o] = nu
    outV[o] = nv
    return
  }
  const w0 = (1 - right) * (1 - down)
  const w1 = right * (1 - down)
  const w2 = (1 - right) * down
  const w3 = right * down
  outU[o] = u[first]! * w0 + u[c1]! * w1 + u[c2]! * w2 + u[c3]! * w3
  outV[o] = v[first]! * w0 + v[c1]! * w1 + v[c2]! * w2 + v[c3]! * w3
}

/** The soft edge of the mask reaches a pixel further than the packed positions do. */
function fillHoles(u: Float32Array, v: Float32Array, mask: Uint8Array, width: number): void {
  const known = u.slice()
  const steps = [1, -1, width, -width, width + 1, -width - 1, width - 1, 1 - width]
  for (let i = 0; i < u.length; i++) {
    if (mask[i] === 0 || known[i] === known[i]) continue
    for (let s = 0; s < 8; s++) {
      const k = i + steps[s]!
      if (k < 0 || k >= u.length || known[k] !== known[k]) continue
      u[i] = known[k]!
      v[i] = v[k]!
      break
    }
  }
}

/** The middle of the steps between horizontal neighbors; folds and seams are outliers. */
function typicalStep(u: Float32Array, v: Float32Array, width: number): number {
  const steps: number[] = []
  const stride = Math.max(1, Math.floor(u.length / 4000))
  for (let i = 0; i + 1 < u.length; i += stride) {
    if ((i + 1) % width === 0) continue
    const step = Math.hypot(u[i + 1]! - u[i]!, v[i + 1]! - v[i]!)
    if (step > 0) steps.push(step)
  }
  steps.sort((a, b) => a - b)
  return steps[Math.floor(steps.length / 2)] ?? 0.001
}

/** Views that are never printed come without positions; yarn and nap may lie on the picture. */
export function clothFromPicture(place: Placement, heightM: number): ClothCoordinates {
  const count = place.width * place.height
  const u = new Float32Array(count)
  const v = new Float32Array(count)
  const pixelM = heightM / place.innerHeight
  for (let i = 0; i < count; i++) {
    u[i] = (i % place.width) * pixelM
    v[i] = Math.floor(i / place.width) * pixelM
  }
  return { u, v, isFlatCloth: false, pixelM }
}
