export interface Counted {
  value: string
  count: number
}

export type ValueOrder = (left: Counted, right: Counted) => number

type Compare = (left: string, right: string) => number

/** More than the facets of a shop have values. */
const MAX_VALUES = 5000

/**
 * The same order, which looks up the place of values it has seen instead of comparing their letters
 * again: the same few hundred are sorted for every page. Values without a product are not remembered,
 * since anybody can ask for those.
 */
export function rememberedOrder(compare: Compare): ValueOrder {
  const sorted: string[] = []
  const places = new Map<string, number>()

  function learn({ value, count }: Counted) {
    if (count === 0 || places.has(value) || sorted.length >= MAX_VALUES) return
    const found = sorted.findIndex((other) => compare(value, other) < 0)
    const place = found === -1 ? sorted.length : found
    sorted.splice(place, 0, value)
    for (let later = place; later < sorted.length; later++) places.set(sorted[later] ?? '', later)
  }

  return (left, right) => {
    learn(left)
    learn(right)
    const leftPlace = places.get(left.value)
    const rightPlace = places.get(right.value)
    return leftPlace === undefined || rightPlace === undefined
      ? compare(left.value, right.value)
      : leftPlace - rightPlace
  }
}
