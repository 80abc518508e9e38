import { addDecayed, remaining } from './decay.ts'

/** Products that occurred together with one product. Three lists of equal length, unordered. */
export interface Neighbors {
  ids: number[]
  amounts: number[]
  ats: number[]
}

export const MAX_NEIGHBORS = 12

/** One visitor alone is a coincidence, and nobody else's business. */
const LEAST_AMOUNT = 1.1

/** Which products occur together: bounded in products and in neighbors of each. */
export type Together = Map<number, Neighbors>

/** Counts every pair of the new product with those that were there before. */
export function addTogether(
  together: Together,
  id: number,
  others: readonly number[],
  at: number,
): void {
  if (others.length === 0) return
  const row = rowOf(together, id)
  for (const other of others) {
    if (other === id) continue
    addNeighbor(row, other, at)
    addNeighbor(rowOf(together, other), id, at)
  }
}

/** Most often first, as of `now`. */
export function strongest(
  together: Together,
  id: number,
  question: { limit: number; now: number },
): number[] {
  const row = together.get(id)
  if (row === undefined) return []
  return row.ids
    .map((neighbor, place) => ({ neighbor, amount: amountAt(row, place, question.now) }))
    .filter(({ amount }) => amount >= LEAST_AMOUNT)
    .toSorted((left, right) => right.amount - left.amount || left.neighbor - right.neighbor)
    .slice(0, question.limit)
    .map(({ neighbor }) => neighbor)
}

/** Rows in use move to the end of the map, so the first one has been idle for longest. */
function rowOf(together: Together, id: number): Neighbors {
  const row = together.get(id) ?? { ids: [], amounts: [], ats: [] }
  together.delete(id)
  together.set(id, row)
  return row
}

function addNeighbor(row: Neighbors, id: number, at: number): void {
  const place = row.ids.indexOf(id)
  if (place >= 0) return put(row, place, { id, at, before: amountOf(row, place) })
  if (row.ids.length < MAX_NEIGHBORS) {
    return put(row, row.ids.length, { id, at, before: { amount: 0, at } })
  }
  // The newcomer inherits the count of the weakest: frequent pairs then always find their way in.
  const weakest = weakestPlace(row, at)
  put(row, weakest, { id, at, before: amountOf(row, weakest) })
}

function put(
  row: Neighbors,
  place: number,
  entry: { id: number; at: number; before: { amount: number; at: number } },
): void {
  const sum = addDecayed(entry.before, { amount: 1, at: entry.at })
  row.ids[place] = entry.id
  row.amounts[place] = sum.amount
  row.ats[place] = sum.at
}

function weakestPlace(row: Neighbors, now: number): number {
  let weakest = 0
  for (let place = 1; place < row.ids.length; place++) {
    if (amountAt(row, place, now) < amountAt(row, weakest, now)) weakest = place
  }
  return weakest
}

function amountOf(row: Neighbors, place: number): { amount: number; at: number } {
  return { amount: row.amounts[place] ?? 0, at: row.ats[place] ?? 0 }
}

function amountAt(row: Neighbors, place: number, now: number): number {
  const { amount, at } = amountOf(row, place)
  return amount * remaining(at, now)
}
