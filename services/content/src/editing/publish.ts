import { accept, refuse, type Result } from '@saum/domain/result'
import { checkSource, itemsOf } from '../space/check-links.ts'
import { draftVersionOf } from '../space/draft-version.ts'
import { describeFinding, type Finding } from '../space/finding.ts'
import type { Source } from '../space/item.ts'
import type { LoadedSpace } from '../space/load-space.ts'
import { dueActions } from '../space/schedule.ts'
import { sourcesShown } from '../space/view.ts'
import { judgeDrafts, noDraft, publishedUnder } from './judge-drafts.ts'
import { restorePlanned } from './keep-planned.ts'
import { inOrderOfLinks } from './link-order.ts'
import { moveDraft } from './move-draft.ts'
import { clearUnfinished } from './place-file.ts'
import { planPresent, unschedule } from './schedule-draft.ts'

/** Moves drafts to where they are published, all of them or, where one has faults, none. */
export async function publishDrafts(
  folder: string,
  ids: readonly string[],
  now: number,
): Promise<Result<string[], string[]>> {
  await restoreShown(folder, ids, now)
  const judged = judgeTogether(folder, ids, now)
  if (!judged.ok) return judged
  await clearUnfinished(folder, now)
  const published: string[] = []
  const { loaded, chosen } = judged.value
  await planPresent(
    folder,
    new Map(chosen.map(({ id }) => [id, draftVersionOf(id, loaded.drafts)])),
  )
  const ordered = inOrderOfLinks(ids, chosen)
  for (const id of ordered) published.push(...(await moveDraft(folder, id)))
  await unschedule(folder, ids, now)
  return accept([...published, ...filesAgain(ids, loaded, chosen)])
}

/** What the schedule shows already can be published for good, although its draft is gone. */
async function restoreShown(folder: string, ids: readonly string[], now: number): Promise<void> {
  const judged = judgeDrafts(folder, ids)
  if (!judged.ok) return
  const due = dueActions(judged.value.loaded.schedule, now)
  for (const id of judged.value.undrafted) {
    const { action, version } = due.get(id) ?? {}
    if (action === 'publish' && version !== undefined) await restorePlanned(folder, id, version)
  }
}

/** What the schedule took off is shown again, although no file moves. */
function filesAgain(ids: readonly string[], loaded: LoadedSpace, chosen: readonly Source[]) {
  const moved = new Set(chosen.map(({ id }) => id))
  return [...loaded.published.values()]
    .filter(({ id }) => ids.includes(id) && !moved.has(id))
    .flatMap(({ files }) => files)
}

interface Publishable {
  loaded: LoadedSpace
  chosen: readonly Source[]
}

/** The drafts, or what keeps them from being published together now. */
function judgeTogether(
  folder: string,
  ids: readonly string[],
  now: number,
): Result<Publishable, string[]> {
  const judged = judgeDrafts(folder, ids)
  if (!judged.ok) return judged
  const { loaded, chosen, undrafted, faults: own } = judged.value
  const due = dueActions(loaded.schedule, now)
  const missing = undrafted.filter(
    (id) => due.get(id)?.action !== 'unpublish' || publishedUnder(id, loaded).length === 0,
  )
  const broken = linksBrokenBy(ids, { loaded, chosen }, now).map(describeFinding)
  const faults = [...missing.map(noDraft), ...new Set([...own, ...broken])]
  return faults.length > 0 ? refuse(faults) : accept({ loaded, chosen })
}

/** A published entry must not lean on what only exists as a draft. */
function linksBrokenBy(
  ids: readonly string[],
  { loaded, chosen }: Publishable,
  now: number,
): Finding[] {
  const afterwards = itemsOf([
    ...sourcesShown(loaded, 'delivery', now),
    ...ids.flatMap((id) => publishedUnder(id, loaded)),
    ...chosen,
  ])
  return chosen.flatMap((source) => checkSource(source, afterwards, loaded))
}
