interface Placed {
  key: string
  productId: number
}

/**
 * The list as the shopper has it before their eyes: an entry whose size was changed, or that was put back,
 * is new to the shop and would jump to the front. What was not here before comes first.
 */
export function keepOrder<T extends Placed>(list: readonly T[], before: readonly Placed[]): T[] {
  const placeOf = ({ key, productId }: Placed) => {
    const same = before.findIndex((placed) => placed.key === key)
    return same === -1 ? before.findIndex((placed) => placed.productId === productId) : same
  }
  return list.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Names for the places: they stay while an entry gets a new key. */
export function placeNames(list: readonly Placed[]): string[] {
  const counts = new Map<number, number>()
  return list.map(({ productId }) => {
    const count = counts.get(productId) ?? 0
    counts.set(productId, count + 1)
    return `${productId}-${count}`
  })
}
