import { addMark, isBacked, markOf, type Backing } from './backing.ts'
import { addDecayed, remaining } from './decay.ts'

/** Products that occurred together with one product. Lists of equal length, unordered. */
export interface Neighbors {
  ids: number[]
  amounts: number[]
  ats: number[]
  /** Networks in which the two occurred together. */
  backings: Backing[]
}

export const MAX_NEIGHBORS = 12

/** Which products occur together: bounded in products and in neighbors of each. */
export type Together = Map<number, Neighbors>

/** One product, when it was looked at or bought, and in which network. */
export interface Occurrence {
  id: number
  at: number
  network: string | null
}

/** Counts every pair of the new product with those that were there before. */
export function addTogether(together: Together, seen: Occurrence, others: readonly number[]): void {
  if (others.length === 0) return
  const row = rowOf(together, seen.id)
  for (const other of others) {
    if (other === seen.id) continue
    addNeighbor(row, other, seen)
    addNeighbor(rowOf(together, other), seen.id, seen)
  }
}

/** Most often first, as of `now`; only pairs that enough networks stand behind. */
export function strongest(
  together: Together,
  id: number,
  question: { limit: number; now: number },
): number[] {
  const row = together.get(id)
  if (row === undefined) return []
  return row.ids
    .map((neighbor, place) => ({ neighbor, place, amount: amountAt(row, place, question.now) }))
    .filter(({ place }) => isBackedAt(row, place, question.now))
    .toSorted((left, right) => right.amount - left.amount || left.neighbor - right.neighbor)
    .slice(0, question.limit)
    .map(({ neighbor }) => neighbor)
}

/**
 * Drops the rows that were idle for longest once there are a tenth too many. Rows with a pair that is shown go
 * last: a visitor who looks at everything once does not displace what was learned.
 */
export function dropIdleRows(together: Together, limit: number, now: number): void {
  if (together.size <= limit * 1.1) return
  const isShown = (row: Neighbors) => row.ids.some((_, place) => isBackedAt(row, place, now))
  for (const [id, row] of together) {
    if (together.size <= limit) return
    if (!isShown(row)) together.delete(id)
  }
  for (const id of together.keys()) {
    if (together.size <= limit) return
    together.delete(id)
  }
}

/** Rows in use move to the end of the map, so the first one has been idle for longest. */
function rowOf(together: Together, id: number): Neighbors {
  const row = together.get(id) ?? { ids: [], amounts: [], ats: [], backings: [] }
  together.delete(id)
  together.set(id, row)
  return row
}

function addNeighbor(row: Neighbors, id: number, { at, network }: Occurrence): void {
  const place = placeFor(row, id, at)
  if (place === null) return
  const isNew = row.ids[place] !== id
  const backing = isNew ? [] : (row.backings[place] ?? [])
  if (network !== null) addMark(backing, markOf(network, id), at)
  // A newcomer inherits the count of the weakest: frequent pairs then always find their way in.
  const before = place < row.ids.length ? amountOf(row, place) : { amount: 0, at }
  const sum = addDecayed(before, { amount: 1, at })
  row.ids[place] = id
  row.amounts[place] = sum.amount
  row.ats[place] = sum.at
  row.backings[place] = backing
}

/** Where the neighbor stands or may stand; `null` where all places are taken by pairs that are shown. */
function placeFor(row: Neighbors, id: number, now: number): number | null {
  const known = row.ids.indexOf(id)
  if (known >= 0) return known
  return row.ids.length < MAX_NEIGHBORS ? row.ids.length : weakestPlace(row, now)
}

/** The one with the fewest networks, of several the rarest; never one that is shown. */
function weakestPlace(row: Neighbors, now: number): number | null {
  let weakest: number | null = null
  for (let place = 0; place < row.ids.length; place++) {
    if (isBackedAt(row, place, now)) continue
    if (weakest === null || isWeaker(row, place, weakest, now)) weakest = place
  }
  return weakest
}

function isWeaker(row: Neighbors, place: number, other: number, now: number): boolean {
  const networks = (at: number) => row.backings[at]?.length ?? 0
  const difference = networks(place) - networks(other)
  return (
    difference < 0 || (difference === 0 && amountAt(row, place, now) < amountAt(row, other, now))
  )
}

function isBackedAt(row: Neighbors, place: number, now: number): boolean {
  return isBacked(row.backings[place] ?? [], now)
}

function amountOf(row: Neighbors, place: number): { amount: number; at: number } {
  return { amount: row.amounts[place] ?? 0, at: row.ats[place] ?? 0 }
}

function amountAt(row: Neighbors, place: number, now: number): number {
  const { amount, at } = amountOf(row, place)
  return amount * remaining(at, now)
}
