/** Numbers from 0 to 1; the same seed gives the same row of them on every machine. */
export type Random = () => number

/** Mulberry32 over a hash of the seed, so that neighboring seeds have nothing in common. */
export function seededRandom(...seed: readonly (string | number)[]): Random {
  let state = hashOf(seed.join('/'))
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

/** From `least` to `most`, both included. */
export function integerBetween(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** A random order in which heavier items tend to come first. */
export function shuffled<T>(
  random: Random,
  items: readonly T[],
  weigh: (item: T) => number = () => 1,
): T[] {
  return items
    .map((item) => ({ item, rank: random() ** (1 / weigh(item)) }))
    .toSorted((left, right) => right.rank - left.rank)
    .map(({ item }) => item)
}
