import type { Item, ItemKey } from '../space/item.ts'
import type { LoadedSpace } from '../space/load-space.ts'
import { viewOf, type Mode, type View } from '../space/view.ts'

/** How many earlier states a reader may come back from. */
const KEPT_VIEWS = 50

/** The views of one kind of reader, the present one and those before. */
export interface Timeline {
  /** What is seen now; true if that is other than before. */
  advance(loaded: LoadedSpace, now: number): boolean
  current(): View
  find(digest: string): View | null
  /** Counts how often an item changed while we watched. */
  revisionOf(item: Item): number
}

export function createTimeline(mode: Mode): Timeline {
  const views = new Map<string, View>()
  const revisions = new Map<ItemKey, { version: string; revision: number }>()
  let present: View = { items: new Map(), digest: '' }

  function count(view: View): void {
    for (const [key, { version }] of view.items) {
      const before = revisions.get(key)
      if (before?.version !== version) {
        revisions.set(key, { version, revision: (before?.revision ?? 0) + 1 })
      }
    }
  }

  return {
    advance(loaded, now) {
      const view = viewOf(loaded, mode, now)
      if (view.digest === present.digest) return false
      present = view
      // Seen again, it is the newest.
      views.delete(view.digest)
      views.set(view.digest, view)
      const [oldest] = views.keys()
      if (views.size > KEPT_VIEWS && oldest !== undefined) views.delete(oldest)
      count(view)
      return true
    },
    current: () => present,
    find: (digest) => views.get(digest) ?? null,
    revisionOf: ({ kind, id }) => revisions.get(`${kind}:${id}`)?.revision ?? 1,
  }
}
