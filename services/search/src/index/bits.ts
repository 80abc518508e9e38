/** Writes the numbers of the bits that are set, ascending, and returns how many there are. */
export function listBits(bits: Uint32Array, target: Uint32Array): number {
  let length = 0
  for (let k = 0; k < bits.length; k += 1) {
    let word = bits[k]!
    while (word !== 0) {
      const lowest = word & -word
      target[length] = (k << 5) + (31 - Math.clz32(lowest))
      length += 1
      word ^= lowest
    }
  }
  return length
}

/** The first place from `from` at which a sorted list is not below a number. */
export function lowerBound(list: Uint32Array, number: number, from: number, to: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list[middle]! < number) low = middle + 1
    else high = middle
  }
  return low
}

/** The same where the place is likely to be near `from`. */
export function lowerBoundNear(
  list: Uint32Array,
  number: number,
  from: number,
  to: number,
): number {
  let low = from
  let step = 1
  while (low + step < to && list[low + step]! < number) {
    low += step
    step *= 2
  }
  return lowerBound(list, number, low, Math.min(low + step, to))
}
