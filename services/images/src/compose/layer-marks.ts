import type { Layers, Pixels, Placement } from './layers.ts'

/** Packed as 100 × (0 cloth, 1 trim, 2 inside) + 40 × share of topstitching, pixel by pixel. */
const SHARES = Array.from({ length: 256 }, (_, value) => {
  const part = Math.round(value / 100)
  const stitch = Math.max(0, Math.min(1, (value - 100 * part) / 40))
  return {
    trim: part === 1 ? 255 : 0,
    inside: part === 2 ? 255 : 0,
    stitch: part === 0 ? Math.round(255 * stitch) : 0,
  }
})
const TRIM = Uint8Array.from(SHARES, ({ trim }) => trim)
const INSIDE = Uint8Array.from(SHARES, ({ inside }) => inside)
const STITCH = Uint8Array.from(SHARES, ({ stitch }) => stitch)

/** A packed cloth position was taken at the upper left of four pixels; so is its side. */
export function insideAt(ids: Pixels, half: { width: number; height: number }): Uint8Array {
  const inside = new Uint8Array(half.width * half.height)
  for (let y = 0, k = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++, k++) {
      inside[k] = INSIDE[ids.rgba[2 * y * ids.width + 2 * x]!]!
    }
  }
  return inside
}

type Marks = Pick<Layers, 'trim' | 'inside' | 'stitch'>

/** Marks cannot be averaged, their shares of a pixel can. */
export function unpackMarks(ids: Pixels, place: Placement): Marks {
  return place.innerWidth > ids.width ? enlargedMarks(ids, place) : shrunkMarks(ids, place)
}

/** Between the four marks round a pixel: each of them covers several pixels. */
function enlargedMarks(ids: Pixels, place: Placement): Marks {
  const count = place.width * place.height
  const marks = {
    trim: new Uint8Array(count),
    inside: new Uint8Array(count),
    stitch: new Uint8Array(count),
  }
  const columns = enlarge(ids.width, place.innerWidth)
  const rows = enlarge(ids.height, place.innerHeight)
  for (let y = 0; y < place.innerHeight; y++) {
    const above = rows.first[y]! * ids.width
    const below = rows.second[y]! * ids.width
    const down = rows.share[y]!
    for (let x = 0; x < place.innerWidth; x++) {
      const left = columns.first[x]!
      const right = columns.second[x]!
      const corners = [
        ids.rgba[above + left]!,
        ids.rgba[above + right]!,
        ids.rgba[below + left]!,
        ids.rgba[below + right]!,
      ] as const
      // Most of a garment is plain cloth.
      if ((corners[0] | corners[1] | corners[2] | corners[3]) === 0) continue
      const o = (y + place.top) * place.width + place.left + x
      const across = columns.share[x]!
      marks.trim[o] = between(TRIM, corners, across, down)
      marks.inside[o] = between(INSIDE, corners, across, down)
      marks.stitch[o] = between(STITCH, corners, across, down)
    }
  }
  return marks
}

/** The two originals a pixel of the picture lies between, and how far it is from the first. */
function enlarge(from: number, to: number) {
  const first = new Int32Array(to)
  const second = new Int32Array(to)
  const share = new Float32Array(to)
  for (let i = 0; i < to; i++) {
    const at = Math.max(0, Math.min(from - 1, ((i + 0.5) * from) / to - 0.5))
    first[i] = Math.floor(at)
    second[i] = Math.min(from - 1, first[i]! + 1)
    share[i] = at - first[i]!
  }
  return { first, second, share }
}

function between(
  shares: Uint8Array,
  [topLeft, topRight, bottomLeft, bottomRight]: readonly [number, number, number, number],
  across: number,
  down: number,
): number {
  const top = shares[topLeft]! + (shares[topRight]! - shares[topLeft]!) * across
  const bottom = shares[bottomLeft]! + (shares[bottomRight]! - shares[bottomLeft]!) * across
  return Math.round(top + (bottom - top) * down)
}

function shrunkMarks(ids: Pixels, place: Placement): Marks {
  const count = place.width * place.height
  const trim = new Float32Array(count)
  const inside = new Float32Array(count)
  const stitch = new Float32Array(count)
  const columns = shrink(ids.width, place.innerWidth, place.left)
  const rows = shrink(ids.height, place.innerHeight, place.top)
  for (let y = 0, k = 0; y < ids.height; y++) {
    const row = rows.targets[y]! * place.width
    const rowShare = rows.shares[y]!
    for (let x = 0; x < ids.width; x++, k++) {
      const mark = ids.rgba[k]!
      // Most of a garment is plain cloth.
      if (mark === 0) continue
      const o = row + columns.targets[x]!
      const share = rowShare * columns.shares[x]!
      trim[o] = trim[o]! + TRIM[mark]! * share
      inside[o] = inside[o]! + INSIDE[mark]! * share
      stitch[o] = stitch[o]! + STITCH[mark]! * share
    }
  }
  return { trim: toBytes(trim), inside: toBytes(inside), stitch: toBytes(stitch) }
}

/** Into which pixel of the picture each of the original falls, and how much of it that is. */
function shrink(from: number, to: number, first: number) {
  const targets = new Int32Array(from)
  const counts = new Int32Array(to)
  for (let i = 0; i < from; i++) {
    const target = Math.floor((i * to) / from)
    targets[i] = first + target
    counts[target]!++
  }
  return { targets, shares: Float32Array.from(targets, (target) => 1 / counts[target - first]!) }
}

function toBytes(sums: Float32Array): Uint8Array {
  const bytes = new Uint8Array(sums.length)
  for (let i = 0; i < sums.length; i++) bytes[i] = sums[i]! + 0.5
  return bytes
}
