import type { FeedChanges, FeedState } from './read-catalog.ts'

/** Beyond this many an index is built anew instead of mended: mending keeps questions waiting. */
export const MAX_FRESH = 1_000

/** So is a small one when this part of it is fresh. */
const MAX_FRESH_SHARE = 0.05

/** A range so small that building it takes no time is not worth counting. */
const MIN_FRESH = 100

const DAY_MS = 24 * 60 * 60 * 1000

/** What is there before the refresh. */
export interface RangeFacts {
  feed: FeedState
  documents: number
  freshDocuments: number
  builtAt: number
}

export type RebuildReason =
  | 'another database'
  | 'structure changed'
  | 'prices changed by themselves'
  | 'a day old'
  | 'many changes'

export interface RefreshPlan {
  /** Why everything has to be read again; `null` when it has not. */
  rebuild: RebuildReason | null
  /** Whether the changed products are brought into the index that is there. */
  isMended: boolean
}

/** What a refresh has to do. Even while a new index is built, the old one follows small changes. */
export function planRefresh(known: RangeFacts, changes: FeedChanges, now: number): RefreshPlan {
  const isOurs = changes.lastChange >= known.feed.lastChange
  const fresh = known.freshDocuments + changes.productIds.length
  const isLarge = changes.hasMore || isTooFresh(fresh, known.documents)
  return {
    rebuild: rebuildReason(known, changes, { now, isOurs, isLarge }),
    isMended: isOurs && !changes.hasMore && fresh <= MAX_FRESH && changes.productIds.length > 0,
  }
}

function rebuildReason(
  { feed, builtAt }: RangeFacts,
  changes: FeedChanges,
  { now, isOurs, isLarge }: { now: number; isOurs: boolean; isLarge: boolean },
): RebuildReason | null {
  if (!isOurs) return 'another database'
  if (changes.structure !== feed.structure) return 'structure changed'
  const dueAt = feed.nextPriceChangeAt
  if (dueAt !== null && now >= dueAt) return 'prices changed by themselves'
  // What is new and what was lowest in thirty days changes slowly, without anybody saying so.
  if (now - builtAt >= DAY_MS) return 'a day old'
  return isLarge ? 'many changes' : null
}

function isTooFresh(fresh: number, documents: number): boolean {
  return fresh > MAX_FRESH || (fresh > MIN_FRESH && fresh > documents * MAX_FRESH_SHARE)
}
