import type { LoadedSpace } from '../space/load-space.ts'
import { draftVersionOf } from '../space/draft-version.ts'
import { keyOf, type Item } from '../space/item.ts'
import { dueActions } from '../space/schedule.ts'

export interface DraftRow {
  id: string
  kind: Item['kind']
  /** `new` where nothing of it is published yet. */
  state: 'new' | 'changed' | 'shown by schedule' | 'changed since it was planned'
}

/** What waits to be published. */
export function draftRows(loaded: LoadedSpace, now: number): DraftRow[] {
  const { published, drafts, schedule } = loaded
  const due = dueActions(schedule, now)
  return [...drafts].map(([key, { id, kind }]) => {
    const version = draftVersionOf(id, drafts)
    const rows = schedule.filter((row) => row.id === id && row.action === 'publish')
    if (rows.length > 0 && !rows.some((row) => row.version === version)) {
      return { id, kind, state: 'changed since it was planned' }
    }
    const last = due.get(id)
    if (last?.action === 'publish' && last.version === version) {
      return { id, kind, state: 'shown by schedule' }
    }
    return { id, kind, state: published.has(key) ? 'changed' : 'new' }
  })
}

/** How much of each kind is published, by content type; assets count as one. */
export function countPublished({ published }: LoadedSpace): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { items } of published.values()) {
    const [first] = items
    const name = first === undefined || first.kind === 'Asset' ? 'asset' : first.type
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** Where a page lies in a locale, drafts included; `null` for what is no page. */
export function slugOf(
  { published, drafts, space }: LoadedSpace,
  page: string,
  locale: string,
): string | null {
  const key = keyOf({ kind: 'Entry', id: page })
  const [entry] = (drafts.get(key) ?? published.get(key))?.items ?? []
  if (entry?.kind !== 'Entry' || entry.type !== 'page') return null
  const slugs = entry.fields['slug'] ?? {}
  const code = space.chains.get(locale)?.find((one) => slugs[one] !== undefined)
  return code === undefined ? null : String(slugs[code])
}
