import type { Signals } from '../events/signals.ts'
import { meritOf, type Standing } from './merit.ts'

/** Less popular products than these are told apart by newness and stock alone. */
const MAX_POPULAR = 20_000

/** Less of a change moves nothing on a page. */
const MIN_CHANGE = 0.001

/** Popularity by product id, as plain data. */
export function popularitiesOf(
  signals: Pick<Signals, 'popularity' | 'popularProducts'>,
): Map<number, number> {
  const ids = signals.popularProducts(MAX_POPULAR)
  return new Map(ids.map((id) => [id, signals.popularity(id)]))
}

/** The merits of the products whose popularity is no longer what it was. */
export function changedMerits(
  standings: ReadonlyMap<number, Standing>,
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): Map<number, number> {
  const merits = new Map<number, number>()
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const standing = standings.get(id)
    const popularity = after.get(id) ?? 0
    if (standing === undefined || Math.abs(popularity - (before.get(id) ?? 0)) < MIN_CHANGE)
      continue
    merits.set(id, meritOf(standing, popularity))
  }
  return merits
}
