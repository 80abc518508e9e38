const DAY_MS = 86_400_000

/**
 * What visitors teach the shop is shown to everybody only when so many networks stand behind it, first seen on
 * so many different days of the last four weeks. Client ids, addresses and searches are cheap to multiply;
 * networks that come on different days are not.
 */
export const LEAST_NETWORKS = 5
export const LEAST_DAYS = 3
const WINDOW_DAYS = 28

/** More say nothing new. */
const MAX_MARKS = 16

const MARK_VALUES = 2 ** 32

/**
 * The networks behind one query, product or pair: per network a mark and the day it was first seen, as
 * day × 2³² + mark.
 */
export type Backing = number[]

/**
 * The mark of a network for one subject. It differs from subject to subject, so that what is saved does not
 * show what else a network was interested in. FNV-1a; the network key is a keyed hash already.
 */
export function markOf(network: string, subject: string | number): number {
  const text = `${subject}\n${network}`
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place++) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  }
  return hash >>> 0
}

/** Notes that a network was seen; one that is known already changes nothing. */
export function addMark(backing: Backing, mark: number, at: number): void {
  const day = dayOf(at)
  const known = backing.findIndex((entry) => entry % MARK_VALUES === mark)
  const entry = day * MARK_VALUES + mark
  if (known >= 0) {
    if (!isWithin(backing[known] ?? 0, day)) backing[known] = entry
    return
  }
  backing.push(entry)
  if (backing.length > MAX_MARKS) backing.splice(leastTelling(backing, day), 1)
}

/** Whether enough networks on enough days stand behind it. Days that lie ahead are from a wrong clock. */
export function isBacked(backing: Backing, now: number): boolean {
  if (backing.length < LEAST_NETWORKS) return false
  const today = dayOf(now)
  const current = backing.filter((entry) => isWithin(entry, today))
  return current.length >= LEAST_NETWORKS && new Set(current.map(dayIn)).size >= LEAST_DAYS
}

/**
 * A mark that counts no more, else one of the day with most marks: many networks at once only drive out each
 * other, and what was learned on other days stays.
 */
function leastTelling(backing: Backing, today: number): number {
  const stale = backing.findIndex((entry) => !isWithin(entry, today))
  if (stale >= 0) return stale
  const perDay = new Map<number, number>()
  for (const entry of backing) perDay.set(dayIn(entry), (perDay.get(dayIn(entry)) ?? 0) + 1)
  const most = Math.max(...perDay.values())
  return backing.findIndex((entry) => perDay.get(dayIn(entry)) === most)
}

function isWithin(entry: number, today: number): boolean {
  const day = dayIn(entry)
  return day <= today && day > today - WINDOW_DAYS
}

function dayIn(entry: number): number {
  return Math.floor(entry / MARK_VALUES)
}

/** In UTC, so that no change to summer time makes a day of its own. */
function dayOf(at: number): number {
  return Math.floor(at / DAY_MS)
}
