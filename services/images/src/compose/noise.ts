/** A number from 0 to 1 that always belongs to this place. */
export function hashNoise(x: number, y: number, seed = 0): number {
  let h = (x * 374_761_393 + y * 668_265_263 + seed * 974_634_777) | 0
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177)
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296
}

/** Numbers from 0 to 1, the same ones for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0
    const mixed = Math.imul(state ^ (state >>> 13), 668_265_263)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
  }
}

export function wrap(value: number, length: number): number {
  return ((value % length) + length) % length
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Soft noise that repeats after `columns` by `rows` cells. */
export function valueNoise(
  x: number,
  y: number,
  { columns, rows, seed }: { columns: number; rows: number; seed: number },
): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = (x - i) * (x - i) * (3 - 2 * (x - i))
  const v = (y - j) * (y - j) * (3 - 2 * (y - j))
  const left = wrap(i, columns)
  const right = wrap(i + 1, columns)
  const top = wrap(j, rows)
  const bottom = wrap(j + 1, rows)
  const a = hashNoise(left, top, seed)
  const b = hashNoise(right, top, seed)
  const c = hashNoise(left, bottom, seed)
  const d = hashNoise(right, bottom, seed)
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

/** A motif's place on the repeat, with chances of its own. */
export interface Spot {
  x: number
  y: number
  chances: readonly [number, number, number]
}

/** Spots at least `apart` from each other on a square that repeats. */
export function scatter(size: number, apart: number, seed: number, tries = 4000): Spot[] {
  const random = randomNumbers(seed)
  const spots: Spot[] = []
  for (let n = 0; n < tries; n++) {
    const x = random() * size
    const y = random() * size
    if (spots.every((spot) => distanceOnRepeat(spot, { x, y }, size) > apart)) {
      spots.push({ x, y, chances: [random(), random(), random()] })
    }
  }
  return spots
}

export function distanceOnRepeat(
  a: { x: number; y: number },
  b: { x: number; y: number },
  size: number,
): number {
  return Math.hypot(alongRepeat(a.x - b.x, size), alongRepeat(a.y - b.y, size))
}

function alongRepeat(distance: number, size: number): number {
  return Math.min(wrap(distance, size), wrap(-distance, size))
}
