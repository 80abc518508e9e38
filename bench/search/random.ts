/** Numbers between 0 and 1, always the same ones for the same seed. */
export function createRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function pickFrom<T>(random: () => number, values: readonly T[]): T {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new RangeError('Nothing to pick from')
  return value
}

/** Early values often, late ones hardly ever: how words and brands are really spread. */
export function pickSkewed<T>(random: () => number, values: readonly T[]): T {
  const value = values[Math.floor(values.length * random() ** 3)]
  if (value === undefined) throw new RangeError('Nothing to pick from')
  return value
}
