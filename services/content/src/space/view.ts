import { createHash } from 'node:crypto'
import { plannedKey } from './draft-version.ts'
import type { LoadedSpace } from './load-space.ts'
import { keyOf, type Item, type ItemKey, type Source } from './item.ts'
import { dueActions, plannedAfter } from './schedule.ts'

export type Mode = 'delivery' | 'preview'

/** What one kind of reader sees at one moment. */
export interface View {
  items: ReadonlyMap<ItemKey, Item>
  /** The same for the same content, in any process. */
  digest: string
}

/**
 * Delivery shows what is published by then, preview everything with its drafts. Planned is between them:
 * with its drafts, but as the schedule has it at that moment.
 */
export function viewOf(loaded: LoadedSpace, mode: Mode | 'planned', at: number): View {
  const items = sourcesShown(loaded, mode, at)
    .flatMap((source) => source.items.map((item) => [keyOf(item), item] as const))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const hash = createHash('sha256')
  for (const [key, { version }] of items) hash.update(`${key} ${version}\n`)
  return { items: new Map(items), digest: hash.digest('hex').slice(0, 24) }
}

export function sourcesShown(loaded: LoadedSpace, mode: Mode | 'planned', at: number): Source[] {
  const { published, drafts, planned } = loaded
  const keys = new Set([...published.keys(), ...drafts.keys(), ...planned.values().map(keyOf)])
  const shownOf = shownIn(loaded, mode, at)
  return [...keys].flatMap((key) => shownOf(key) ?? [])
}

function shownIn(
  { published, drafts, planned, schedule }: LoadedSpace,
  mode: Mode | 'planned',
  at: number,
): (key: ItemKey) => Source | undefined {
  const due = dueActions(schedule, at)
  const later = plannedAfter(schedule, at)
  return (key) => {
    const id = key.slice(key.indexOf(':') + 1)
    const { action: done, version } = due.get(id) ?? {}
    const base = published.get(key)
    // The draft may be another by now than the one that was planned.
    const shown = done === 'publish' ? (planned.get(plannedKey(key, version)) ?? base) : base
    const draft = drafts.get(key) ?? shown
    if (mode === 'preview') return draft
    if (done === 'unpublish') return undefined
    if (mode === 'planned') return done === undefined && later.has(id) ? base : draft
    return shown
  }
}
