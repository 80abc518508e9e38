import { refuse, type Result } from '@saum/domain/result'
import { draftVersionOf, plannedKey } from '../space/draft-version.ts'
import { isHome } from '../space/has-home.ts'
import { keyOf } from '../space/item.ts'
import type { LoadedSpace } from '../space/load-space.ts'
import { replan, type ScheduledAction } from '../space/schedule.ts'
import { sourcesShown } from '../space/view.ts'
import { judgeDrafts, noDraft, type Judged } from './judge-drafts.ts'
import { keepPlanned } from './keep-planned.ts'
import { linksBrokenByPlan } from './plan-links.ts'
import { cancel, writePlan } from './schedule-draft.ts'

export interface Wish {
  ids: readonly string[]
  action: ScheduledAction['action']
  at: string
}

/** Plans several things for one moment, all of them or, where the space would then have faults, none. */
export async function plan(
  folder: string,
  wish: Wish,
  now: number,
): Promise<Result<null, string[]>> {
  const judged = judgeDrafts(folder, wish.ids)
  if (!judged.ok) return judged
  const rows = rowsOf(wish, judged.value.loaded)
  const faults = faultsOf(wish, rows, judged.value, now)
  if (faults.length > 0) return refuse(faults)
  for (const { id, version } of rows) {
    if (version !== undefined) await keepPlanned(folder, id, version)
  }
  const changed = wish.action === 'publish' ? savedSince(folder, rows) : []
  if (changed.length > 0) return refuse(changed)
  const written = await writePlan(folder, rows, now)
  return written.ok ? written : refuse([written.refusal])
}

/** Takes back what is still to come, unless something else was planned to lean on it. */
export async function unplan(
  folder: string,
  ids: readonly string[],
  now: number,
): Promise<Result<ScheduledAction[], string[]>> {
  const judged = judgeDrafts(folder, ids)
  if (!judged.ok) return judged
  const { loaded } = judged.value
  const isToCome = ({ id, at }: ScheduledAction) => ids.includes(id) && Date.parse(at) > now
  const idle = ids.filter((id) => !loaded.schedule.some((row) => row.id === id && isToCome(row)))
  if (idle.length > 0) return refuse(idle.map((id) => `Nothing is planned for "${id}".`))
  const kept = loaded.schedule.filter((row) => !isToCome(row))
  const broken = linksBrokenByPlan(loaded, { ...loaded, schedule: kept }, now)
  if (broken.length > 0) return refuse(broken)
  const cancelled = await cancel(folder, ids, now)
  return cancelled.ok ? cancelled : refuse([cancelled.refusal])
}

function rowsOf({ ids, action, at }: Wish, { drafts }: LoadedSpace): ScheduledAction[] {
  if (action === 'unpublish') return ids.map((id) => ({ id, action, at }))
  return ids.map((id) => ({ id, action, at, version: draftVersionOf(id, drafts) }))
}

function faultsOf(
  wish: Wish,
  rows: readonly ScheduledAction[],
  judged: Judged,
  now: number,
): string[] {
  const { loaded } = judged
  const schedule = replan(loaded.schedule, rows, now)
  const others = { ...loaded, schedule: schedule.filter((row) => !rows.includes(row)) }
  const own =
    wish.action === 'publish' ? faultsOfDrafts(rows, judged) : faultsOfEnding(wish, others)
  if (Date.parse(wish.at) <= now) own.push(`${wish.at} is over.`)
  // Whether links hold can be told only of what could be planned at all.
  if (own.length > 0) return own
  const planned = new Map([
    ...loaded.planned,
    ...judged.chosen.map(
      (source) =>
        [plannedKey(keyOf(source), draftVersionOf(source.id, loaded.drafts)), source] as const,
    ),
  ])
  return linksBrokenByPlan(loaded, { schedule, planned }, now)
}

function faultsOfDrafts(rows: readonly ScheduledAction[], { undrafted, faults }: Judged): string[] {
  const unread = rows.filter(({ id, version }) => version === '' && !undrafted.includes(id))
  const missing = faults.length > 0 ? undrafted : [...undrafted, ...unread.map(({ id }) => id)]
  return [...missing.map(noDraft), ...faults]
}

/** Only what is shown until then can end; a shop cannot be without its home page. */
function faultsOfEnding({ ids, at }: Wish, loaded: LoadedSpace): string[] {
  const shown = sourcesShown(loaded, 'delivery', Date.parse(at))
  return ids.flatMap((id) => {
    const own = shown.filter((source) => source.id === id)
    if (own.length === 0) return [`"${id}" is not published.`]
    return own.some(isHome) ? ['A shop cannot be without its home page.'] : []
  })
}

/** The copies were made after the drafts were judged; they must be of the same version. */
function savedSince(folder: string, rows: readonly ScheduledAction[]): string[] {
  const judged = judgeDrafts(
    folder,
    rows.map(({ id }) => id),
  )
  if (!judged.ok) return judged.refusal
  const { drafts } = judged.value.loaded
  return rows
    .filter(({ id, version }) => draftVersionOf(id, drafts) !== version)
    .map(({ id }) => `"${id}" was saved meanwhile; plan it again.`)
}
