/** So many of the items, in an order that the seed alone decides. */
export function pickAtRandom<T>(items: readonly T[], count: number, seed: number): T[] {
  const left = [...items]
  let state = seed | 0
  const picked: T[] = []
  while (picked.length < count && left.length > 0) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    const [item] = left.splice((state >>> 8) % left.length, 1)
    if (item !== undefined) picked.push(item)
  }
  return picked
}
