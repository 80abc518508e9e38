import { groupBy } from '@saum/domain/group-by'

interface Styled {
  masterKey: string
}

/**
 * The colors of a style arrive together; side by side they look like a mistake. So each style shows
 * one color, then each its second, and so on.
 */
export function spreadStyles<T extends Styled>(products: readonly T[]): T[] {
  const styles = [...groupBy(products, ({ masterKey }) => masterKey).values()]
  const rounds = Math.max(0, ...styles.map((colors) => colors.length))
  return Array.from({ length: rounds }, (_, round) =>
    styles.flatMap((colors) => colors[round] ?? []),
  ).flat()
}

/** The first color of each style. */
export function onePerStyle<T extends Styled>(products: readonly T[]): T[] {
  const styles = groupBy(products, ({ masterKey }) => masterKey).values()
  return [...styles].flatMap(([first]) => first ?? [])
}
