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

/** Marks cannot be averaged, their shares of a pixel can. */
export function unpackMarks(
  ids: Pixels,
  place: Placement,
): Pick<Layers, 'trim' | 'inside' | 'stitch'> {
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
