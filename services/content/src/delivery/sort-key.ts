import type { Item } from '../space/item.ts'
import { valuesAt } from './path-values.ts'
import type { CollectionQuery, Ordering } from './query.ts'
import type { Reading } from './reading.ts'

/** Where an item stands in the order of a query; ids decide between equals. */
export interface SortKey {
  values: readonly unknown[]
  id: string
}

/** What was changed last comes first, unless the query says otherwise. */
const BY_DEFAULT: readonly Ordering[] = [{ path: ['sys', 'updatedAt'], isDescending: true }]

export function orderOf({ order }: Pick<CollectionQuery, 'order'>): readonly Ordering[] {
  return order.length > 0 ? order : BY_DEFAULT
}

export function sortKeyOf(item: Item, query: CollectionQuery, reading: Reading): SortKey {
  const values = orderOf(query).map(({ path }) => valuesAt(item, path, query.locale, reading)[0])
  return { values, id: item.id }
}

export function compareKeys(one: SortKey, other: SortKey, order: readonly Ordering[]): number {
  for (const [at, { isDescending }] of order.entries()) {
    const difference = compareValues(one.values[at], other.values[at], isDescending)
    if (difference !== 0) return difference
  }
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1
}

/** What has no value stands last in either direction. */
function compareValues(one: unknown, other: unknown, isDescending: boolean): number {
  if (one === other) return 0
  if (one === undefined) return 1
  if (other === undefined) return -1
  // Values of one field are of one kind.
  const difference = (one as string) < (other as string) ? -1 : 1
  return isDescending ? -difference : difference
}
